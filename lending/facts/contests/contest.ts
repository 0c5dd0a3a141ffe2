import type { AnalysedAccount } from '#lending/bookings/account.ts'
import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { FactContest } from '#lending/facts/contests/contestable-facts.ts'
import { isSameAccount, normaliseAccount } from '#lending/iban.ts'
import { agree } from '#lending/statements/ledger/ledger-entry.ts'
import type { IsoDate } from '#lending/days.ts'
import type { Booking } from '#lending/statements/statement.ts'

/**
 * By what a booking is found again when the data has changed: a booking number is only a place, and places shift when a
 * day or an account comes in. `ordinal` distinguishes wholly alike bookings of one account, from 0.
 */
export type BookingMark = Pick<
  Booking,
  'bookedOn' | 'amountCents' | 'currency' | 'counterpartyName' | 'counterpartyAccount' | 'description' | 'endToEndId'
> & { account: string; ordinal: number }

type Placed = { number: BookingNumber; account: string; booking: Booking }

/**
 * The marks of all bookings of these days, by booking number. One pass over the ledger, so that also a ledger of a
 * hundred thousand bookings on one day is marked within a second.
 */
export function markBookings(
  accounts: readonly AnalysedAccount[],
  days: ReadonlySet<IsoDate>,
): Map<BookingNumber, BookingMark> {
  const marks = new Map<BookingNumber, BookingMark>()
  let number = 0
  for (const { iban, bookings } of accounts) {
    const alikeBefore = new Map<string, number>()
    for (const booking of bookings) {
      const place = number++
      if (!days.has(booking.bookedOn)) continue
      const words = wordsOf(booking)
      const ordinal = alikeBefore.get(words) ?? 0
      alikeBefore.set(words, ordinal + 1)
      marks.set(place, { ...comparedOf(booking), account: normaliseAccount(iban), ordinal })
    }
  }
  return marks
}

type Compared = Omit<BookingMark, 'account' | 'ordinal'>

function comparedOf(booking: Booking): Compared {
  const { bookedOn, amountCents, currency, counterpartyName, counterpartyAccount, description, endToEndId } = booking
  return { bookedOn, amountCents, currency, counterpartyName, counterpartyAccount, description, endToEndId }
}

/** A mark as one text, the same for equal marks, to make a name for the booking of. */
export const markText = (mark: BookingMark): string => JSON.stringify([mark.account, mark.ordinal, wordsOf(mark)])

/** Equal for bookings that are alike in every word. */
function wordsOf(one: Compared): string {
  return JSON.stringify([
    one.bookedOn,
    one.amountCents,
    one.currency,
    one.counterpartyName,
    one.counterpartyAccount,
    one.description,
    one.endToEndId,
  ])
}

function isSameMovement(one: Compared, other: Compared): boolean {
  return one.bookedOn === other.bookedOn && one.amountCents === other.amountCents && one.currency === other.currency
}

function isAlike(one: Compared, other: Compared): boolean {
  return isSameMovement(one, other) && wordsOf(one) === wordsOf(other)
}

/**
 * The booking of each mark, each at most once: alike in every word first, then of the same account, day and amount,
 * since a second source fills in what the first left out. A mark whose booking is gone has no number.
 */
export function placeMarks<Marked extends { mark: BookingMark }>(
  accounts: readonly AnalysedAccount[],
  marked: readonly Marked[],
): Map<BookingNumber, Marked> {
  const candidates = candidatesOf(accounts, marked)
  const found = new Map<BookingNumber, Marked>()
  const waiting = marked.filter((one) => {
    const alike = candidates.filter((place) => isOfMark(place, one.mark) && isAlike(place.booking, one.mark))
    return !take(found, alike.slice(one.mark.ordinal).concat(alike), one)
  })
  for (const one of waiting) {
    const agreeing = candidates.filter((place) => isOfMark(place, one.mark) && agree(place.booking, one.mark))
    take(found, agreeing, one)
  }
  return found
}

/** A contest of a fact by the applicant, as it is kept; without a mark it speaks of everything under the fact. */
export type MarkedFactContest = Pick<FactContest, 'fact' | 'isWholeParty'> & {
  mark: BookingMark | null
  explanation: string
}

/** The same by booking number. Each fact is placed separately, since two may rest on one booking. */
export function placeFactContests<Kept extends MarkedFactContest>(
  accounts: readonly AnalysedAccount[],
  contests: readonly Kept[],
): (Kept & FactContest)[] {
  const placed = [...Map.groupBy(contests, ({ fact }) => fact).values()].flatMap((group) => [
    ...placeMarks(accounts, group.filter(hasMark)),
  ])
  const numbers = new Map(placed.map(([number, contest]): [MarkedFactContest, BookingNumber] => [contest, number]))
  return contests.flatMap((contest): (Kept & FactContest)[] => {
    if (contest.mark === null) return [{ ...contest, booking: null }]
    const booking = numbers.get(contest)
    return booking === undefined ? [] : [{ ...contest, booking }]
  })
}

const hasMark = <Kept extends MarkedFactContest>(contest: Kept): contest is Kept & { mark: BookingMark } =>
  contest.mark !== null

function take<Marked>(found: Map<BookingNumber, Marked>, places: readonly Placed[], one: Marked): boolean {
  const free = places.find(({ number }) => !found.has(number))
  if (free) found.set(free.number, one)
  return free !== undefined
}

/** Marks are few and bookings many: only bookings of a marked day and amount are looked at further. */
function candidatesOf(accounts: readonly AnalysedAccount[], marked: readonly { mark: BookingMark }[]): Placed[] {
  if (marked.length === 0) return []
  const wanted = new Set(marked.map(({ mark }) => `${mark.bookedOn}|${mark.amountCents}`))
  let number = 0
  return accounts.flatMap(({ iban, bookings }) => {
    const account = normaliseAccount(iban)
    return bookings.flatMap((booking) => {
      const place = { number: number++, account, booking }
      return wanted.has(`${booking.bookedOn}|${booking.amountCents}`) ? [place] : []
    })
  })
}

const isOfMark = ({ account, booking }: Placed, mark: BookingMark): boolean =>
  isSameAccount(account, mark.account) && isSameMovement(booking, mark)
