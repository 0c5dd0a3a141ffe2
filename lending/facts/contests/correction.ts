import type { AnalysedAccount } from '#lending/bookings/account.ts'
import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Category } from '#lending/bookings/category.ts'
import { type BookingMark, placeMarks } from '#lending/facts/contests/contest.ts'
import { partyOf } from '#lending/facts/contests/fact-contests.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** How an employee of the lender reads one booking, or every booking of its counterparty that goes the same way. */
export type MarkedCorrection = { mark: BookingMark; category: Category; isWholeParty: boolean }

/** The correction of each booking that has one. They are given oldest first, and the newest counts. */
export function placeCorrections<Kept extends MarkedCorrection>(
  accounts: readonly AnalysedAccount[],
  corrections: readonly Kept[],
): Map<BookingNumber, Kept> {
  const bookings = accounts.flatMap((account) => account.bookings)
  const placed = new Map<BookingNumber, Kept>()
  for (const correction of corrections) {
    for (const [number] of placeMarks(accounts, [correction])) {
      placed.set(number, correction)
      if (correction.isWholeParty)
        for (const alike of ofSameParty(bookings, bookings[number]!)) placed.set(alike, correction)
    }
  }
  return placed
}

/** Money that comes back from a supplier is no supply, and another currency is in no sum. */
function ofSameParty(bookings: readonly Booking[], one: Booking): BookingNumber[] {
  const party = partyOf(one)
  if (party === '') return []
  return bookings.flatMap((other, number) => {
    const isAlike = other.currency === one.currency && other.amountCents < 0 === one.amountCents < 0
    return isAlike && partyOf(other) === party ? [number] : []
  })
}
