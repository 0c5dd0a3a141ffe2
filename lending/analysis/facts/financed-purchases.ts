import type { BookingNumber } from '#lending/analysis/cash-flow-analysis.ts'
import { monthsToBeKnown } from '#lending/analysis/facts/core-turnover.ts'
import { isRepaid, type Lenders } from '#lending/analysis/facts/debt.ts'
import { type Ledger, noParty } from '#lending/analysis/ledger.ts'
import type { Timeline } from '#lending/analysis/timeline.ts'

/** A thing is paid for somewhat before or after the loan for it comes. */
const daysBefore = 30
const daysAfter = 60
/** What costs less than this part of the loan is an ordinary purchase. */
const partMin = 0.25

/** Parts of bookings that belong together as a loan and what was bought with it, in positive cents. */
export type FinancedPurchases = {
  loans: ReadonlyMap<BookingNumber, number>
  bought: ReadonlyMap<BookingNumber, number>
}

/**
 * What was bought once with a loan that is being repaid is paid in its instalments; counting the purchase as a running cost as
 * well would count it twice. A loan without instalments buys nothing here.
 */
export function financedPurchases(ledger: Ledger, timeline: Timeline, paidTo: Lenders): FinancedPurchases {
  const loans = new Map<BookingNumber, number>()
  const bought = new Map<BookingNumber, number>()
  const isOnce = paidOnce(ledger, timeline)
  const purchases = ledger.byCategory.get('supplier')!.filter(isOnce)
  for (const loan of ledger.byCategory.get('loan-proceeds')!) {
    const amountCents = ledger.amountsCents[loan]!
    if (amountCents <= 0 || !isRepaid(ledger, loan, paidTo)) continue
    let openCents = amountCents
    for (const number of purchases) {
      const gap = ledger.days[number]! - ledger.days[loan]!
      const costCents = -ledger.amountsCents[number]! - (bought.get(number) ?? 0)
      if (gap < -daysBefore || gap > daysAfter || costCents < amountCents * partMin) continue
      const partCents = Math.min(openCents, costCents)
      if (partCents <= 0) continue
      openCents -= partCents
      bought.set(number, (bought.get(number) ?? 0) + partCents)
    }
    if (openCents < amountCents) loans.set(loan, amountCents - openCents)
  }
  return { loans, bought }
}

/** Parties that were paid in fewer months than a supplier is known by; read once, since bookings are many. */
function paidOnce(ledger: Ledger, timeline: Timeline): (number: BookingNumber) => boolean {
  const months = new Map<number, Set<number>>()
  for (const number of ledger.byCategory.get('supplier')!) {
    const party = ledger.parties[number]!
    const known = months.get(party) ?? new Set()
    months.set(party, known.add(timeline.monthOf(ledger.days[number]!)))
  }
  return (number) => {
    const party = ledger.parties[number]!
    return party !== noParty && months.get(party)!.size < monthsToBeKnown
  }
}
