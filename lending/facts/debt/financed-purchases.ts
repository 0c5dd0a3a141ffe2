import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import { isRepaid, type Lenders } from '#lending/facts/debt/debt.ts'
import { firstFrom, type Ledger, noParty } from '#lending/ledger/ledger.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'

/** Parts of bookings that belong together as a loan and what was bought with it, in positive cents. */
export type FinancedPurchases = {
  loans: ReadonlyMap<BookingNumber, number>
  bought: ReadonlyMap<BookingNumber, number>
}

/**
 * A purchase by loan is paid in its instalments and is no running cost; without instalments it buys nothing here.
 * In cents by booking. Source: ours, so that a sound investment is no loss (docs/credit-policy.md, "Capacity" 7).
 */
export function financedPurchases(
  ledger: Ledger,
  timeline: Timeline,
  paidTo: Lenders,
  owners: ReadonlySet<BookingNumber>,
): FinancedPurchases {
  const loans = new Map<BookingNumber, number>()
  const bought = new Map<BookingNumber, number>()
  const { days, amountsCents } = ledger
  const { boughtBeforeDays, boughtAfterDays, boughtPartMin } = ledger.policy.debt
  const purchases = boughtOnce(ledger, timeline).filter((number) => !owners.has(number))
  for (const loan of ledger.byCategory.get('loan-proceeds')!) {
    const amountCents = amountsCents[loan]!
    if (amountCents <= 0 || !isRepaid(ledger, loan, paidTo)) continue
    let openCents = amountCents
    for (let place = firstFrom(days, purchases, days[loan]! - boughtBeforeDays); openCents > 0; place++) {
      const number = purchases[place]
      if (number === undefined || days[number]! > days[loan]! + boughtAfterDays) break
      if (-amountsCents[number]! < amountCents * boughtPartMin) continue
      const costCents = -amountsCents[number]! - (bought.get(number) ?? 0)
      if (costCents < amountCents * boughtPartMin || costCents <= 0) continue
      const partCents = Math.min(openCents, costCents)
      openCents -= partCents
      bought.set(number, (bought.get(number) ?? 0) + partCents)
    }
    if (openCents < amountCents) loans.set(loan, amountCents - openCents)
  }
  return { loans, bought }
}

/** What was bought once, in day order, since bookings are many and loans look at few of them. */
function boughtOnce(ledger: Ledger, timeline: Timeline): BookingNumber[] {
  const isOnce = paidInFewMonths(ledger, timeline)
  const purchases = ledger.byCategory.get('supplier')!.filter((number) => isOnce(number))
  return purchases.sort((a, b) => ledger.days[a]! - ledger.days[b]!)
}

/** Parties that were paid in fewer months than a supplier is known by; months are bits, which two years fit in. */
export function paidInFewMonths(ledger: Ledger, timeline: Timeline): (number: BookingNumber) => boolean {
  const months = new Int32Array(ledger.partyCount)
  for (const number of ledger.byCategory.get('supplier')!) {
    const party = ledger.parties[number]!
    if (party !== noParty) months[party]! |= 1 << (timeline.monthOf(ledger.days[number]!) + 1)
  }
  return (number) => {
    const party = ledger.parties[number]!
    return party !== noParty && bitsOf(months[party]!) < ledger.policy.turnover.knownMonths
  }
}

function bitsOf(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count += 1
  return count
}
