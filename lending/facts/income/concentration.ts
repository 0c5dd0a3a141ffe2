import type { ConcentrationFact } from '#lending/facts/cash-flow-facts.ts'
import type { Window } from '#lending/ledger/evidenced.ts'
import { categoriesOfKind, type Ledger } from '#lending/ledger/ledger.ts'
import { isPaid, sumOf } from '#lending/ledger/row.ts'
import { between, byParty, evidenceOf, select } from '#lending/ledger/views.ts'
import { dayNumber } from '#lending/days.ts'

/**
 * How much of the turnover rests on few customers. Payment providers, card takings and cash stand for many people, so
 * they count in the turnover but never as one customer.
 */
export function concentration(ledger: Ledger, window: Window): ConcentrationFact {
  const { customersShown } = ledger.policy.turnover
  const turnoverCents = select(ledger, window, categoriesOfKind('turnover'), 'in').sumCents
  const receipts = between(ledger.of('customer-receipt'), dayNumber(window.from), dayNumber(window.to))
  // Payment requests come from one account, although many customers pay them.
  const ofCustomers = receipts.filter((row) => !isPaid(row) && row.read.words[0] !== 'tikkie')
  const customers = [...byParty(ofCustomers).values()].map((rows) => {
    const { counterpartyAccount, counterpartyName } = rows[0]!.booking
    return { customer: counterpartyName ?? counterpartyAccount ?? '', ...evidenceOf(rows, sumOf(rows)) }
  })
  const ordered = customers.sort((a, b) => b.sumCents - a.sumCents || (a.customer < b.customer ? -1 : 1))
  const shareOf = (count: number): number | null =>
    turnoverCents <= 0
      ? null
      : ordered.slice(0, count).reduce((sum, customer) => sum + customer.sumCents, 0) / turnoverCents
  return {
    largestShare: shareOf(1),
    fiveLargestShare: shareOf(customersShown),
    largest: ordered.slice(0, customersShown),
  }
}
