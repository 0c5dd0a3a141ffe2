import type { CoverageFact } from '#lending/facts/data-facts.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { dateOfDayNumber, dayNumber, type IsoDate } from '#lending/days.ts'

/** How much of the past the data shows, how fresh it is, and whether there is a hole in it. */
export function coverage(ledger: Ledger, today: IsoDate): CoverageFact {
  const bookingCount = ledger.readings.length
  const foreignCurrencyCount = ledger.of('foreign-currency').length
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
const longestGapDays = ({ daysBooked }: Ledger): number =>
  daysBooked.reduce((longest, day, index) => Math.max(longest, day - (daysBooked[index - 1] ?? day - 1) - 1), 0)
