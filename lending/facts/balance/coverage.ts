import type { CoverageFact } from '#lending/facts/cash-flow-facts.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { dateOfDayNumber, dayNumber, type IsoDate } from '#lending/days.ts'

/** How much of the past the data shows, how fresh it is, and whether there is a hole in it. */
export function coverage(ledger: Ledger, today: IsoDate): CoverageFact {
  const bookingCount = ledger.bookings.length
  const foreignCurrencyCount = ledger.byCategory.get('foreign-currency')!.length
  if (bookingCount === 0) {
    const nothing = { firstBookedOn: null, lastBookedOn: null, dayCount: 0, ageDays: null, longestGapDays: 0 }
    return { ...nothing, bookingCount, foreignCurrencyCount }
  }
  return {
    firstBookedOn: dateOfDayNumber(ledger.firstDay),
    lastBookedOn: dateOfDayNumber(ledger.lastDay),
    dayCount: ledger.lastDay - ledger.firstDay + 1,
    ageDays: dayNumber(today) - ledger.lastDay,
    longestGapDays: longestGapDays(ledger),
    bookingCount,
    foreignCurrencyCount,
  }
}

/** Days without a booking between two that have one. */
function longestGapDays(ledger: Ledger): number {
  const seen = new Uint8Array(ledger.lastDay - ledger.firstDay + 1)
  for (const day of ledger.days) seen[day - ledger.firstDay] = 1
  let longest = 0
  let run = 0
  for (const isSeen of seen) {
    run = isSeen ? 0 : run + 1
    if (run > longest) longest = run
  }
  return longest
}
