import type { Ledger } from './booking.ts'
import { chanceFrom } from './chance.ts'
import { BELASTINGDIENST } from './names.ts'

/** Pays the Belastingdienst on `date`, with a betalingskenmerk of sixteen digits: the same for the same assessment. */
export function payTax(ledger: Ledger, date: string, cents: number, text: string, assessment: string): void {
  const chance = chanceFrom(`${ledger.seed} ${assessment}`)
  const reference = Array.from({ length: 16 }, () => String(chance.whole(0, 9))).join('')
  ledger.bookOn(date, { amountCents: -cents, counterparty: BELASTINGDIENST, text, reference })
}
