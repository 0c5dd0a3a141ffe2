import type { BookingNumber } from '#lending/analysis/cash-flow-facts.ts'
import type { Ledger } from '#lending/analysis/ledger.ts'

/** A direct debit may come back for thirteen months; banks do it within weeks. */
const returnDays = 70

/**
 * Which returns are of a debit that we saw go out, by its exact amount. Only those lower the costs: a deposit that somebody
 * calls a return is money like any other. Booking numbers. Source: credit policy, Capacity 2.
 */
export function returnedDebits({ byCategory, amountsCents, days }: Ledger): ReadonlySet<BookingNumber> {
  const returns = byCategory.get('reversal')!.filter((number) => amountsCents[number]! > 0)
  if (returns.length === 0) return new Set()
  const wanted = new Set(returns.map((number) => -amountsCents[number]!))
  const debits = new Map<number, number[]>()
  for (let number = 0; number < amountsCents.length; number++) {
    const amountCents = amountsCents[number]!
    if (!wanted.has(amountCents)) continue
    const known = debits.get(amountCents)
    if (known) known.push(days[number]!)
    else debits.set(amountCents, [days[number]!])
  }
  const found = new Set<BookingNumber>()
  for (const number of returns) {
    const known = debits.get(-amountsCents[number]!) ?? []
    const place = known.findIndex((day) => day <= days[number]! && day >= days[number]! - returnDays)
    if (place === -1) continue
    known.splice(place, 1)
    found.add(number)
  }
  return found
}
