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
  const purchasesAround = boughtOnce(ledger, timeline)
  for (const loan of ledger.byCategory.get('loan-proceeds')!) {
    const amountCents = ledger.amountsCents[loan]!
    if (amountCents <= 0 || !isRepaid(ledger, loan, paidTo)) continue
    let openCents = amountCents
    for (const number of purchasesAround(ledger.days[loan]!, amountCents * partMin)) {
      const costCents = -ledger.amountsCents[number]! - (bought.get(number) ?? 0)
      if (costCents < amountCents * partMin) continue
      const partCents = Math.min(openCents, costCents)
      if (partCents <= 0) continue
      openCents -= partCents
      bought.set(number, (bought.get(number) ?? 0) + partCents)
    }
    if (openCents < amountCents) loans.set(loan, amountCents - openCents)
  }
  return { loans, bought }
}

/** What was bought once from so many cents on, around a day, in booking order; in day order first, since bookings are many. */
function boughtOnce(ledger: Ledger, timeline: Timeline): (day: number, fromCents: number) => BookingNumber[] {
  const { days, amountsCents } = ledger
  const isOnce = paidOnce(ledger, timeline)
  const purchases = ledger.byCategory
    .get('supplier')!
    .filter(isOnce)
    .sort((a, b) => days[a]! - days[b]!)
  return (day, fromCents) => {
    const found: BookingNumber[] = []
    for (let place = firstFrom(ledger, purchases, day - daysBefore); place < purchases.length; place++) {
      const number = purchases[place]!
      if (days[number]! > day + daysAfter) break
      if (-amountsCents[number]! >= fromCents) found.push(number)
    }
    return found.sort((a, b) => a - b)
  }
}

/** The place of the first booking from a day on, by halving. */
function firstFrom({ days }: Ledger, ordered: readonly BookingNumber[], day: number): number {
  let low = 0
  let high = ordered.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (days[ordered[middle]!]! < day) low = middle + 1
    else high = middle
  }
  return low
}

/** Parties that were paid in fewer months than a supplier is known by; months are bits, which two years fit in. */
function paidOnce(ledger: Ledger, timeline: Timeline): (number: BookingNumber) => boolean {
  const months = new Int32Array(ledger.partyCount)
  for (const number of ledger.byCategory.get('supplier')!) {
    const party = ledger.parties[number]!
    if (party !== noParty) months[party]! |= 1 << (timeline.monthOf(ledger.days[number]!) + 1)
  }
  return (number) => {
    const party = ledger.parties[number]!
    return party !== noParty && bitsOf(months[party]!) < monthsToBeKnown
  }
}

function bitsOf(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count += 1
  return count
}
