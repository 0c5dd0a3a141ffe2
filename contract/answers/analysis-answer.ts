import type { AnalysedAccount } from '#lending/bookings/account.ts'
import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import { categories, type Category, categoryNames } from '#lending/bookings/category.ts'
import { type BookingMark, markBookings } from '#lending/facts/contests/contest.ts'
import type { ContestableFact } from '#lending/facts/contests/contestable-facts.ts'
import type { DeskRole } from '#lending/desk/roles.ts'
import { bookingsUnder } from '#lending/facts/lending-facts.ts'
import type { Policy } from '#lending/policy/policy.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { bookingsPerPage, type CategoryTotal, descriptionLengthMax, type ReadBooking } from '../analysis.ts'
import { bookingsOfFact, type FactContestsOf, underFact } from './fact-answer.ts'
import type { AnswerOf, QueryOf } from '../calls.ts'

/** A case's bookings with what the analysis of the same version of the data says of them, both by booking number. */
export type AnalysedCase = {
  accounts: readonly AnalysedAccount[]
  bookings: readonly Booking[]
  analysis: CashFlowAnalysis
  contests: ReadonlyMap<BookingNumber, { explanation: string | null }>
  /** By an employee of the lender; there are none in tester mode. */
  corrections?: ReadonlyMap<BookingNumber, { role: DeskRole; at: string; explanation: string }>
  factContests: FactContestsOf
  /** Of its decision; the product's own by default. */
  policy?: Policy
  /** The name of a booking on the wire: its day, so that it is found without a search, a dot, and 43 characters. */
  nameOf: (mark: BookingMark) => string
}

export type FoundBooking = { number: BookingNumber; mark: BookingMark }

export function findBooking(analysed: AnalysedCase, bookingId: string): FoundBooking | null {
  for (const [number, mark] of markBookings(analysed.accounts, new Set([bookingId.slice(0, 10)]))) {
    if (analysed.nameOf(mark) === bookingId) return { number, mark }
  }
  return null
}

/** The subject of a fact's contest: its booking's mark, and the contest so far, whatever its reach. */
export type FoundUnderFact = { mark: BookingMark | null; known: FactContestsOf[number] | null }

/** Null where the fact has no such booking, or none. */
export function findUnderFact(
  analysed: AnalysedCase,
  { fact, booking }: { fact: ContestableFact; booking: string | null },
): FoundUnderFact | null {
  const { analysis, factContests } = analysed
  if (!('lending' in analysis)) return null
  const bookings = bookingsUnder(analysis.uncontested?.lending ?? analysis.lending, fact)
  const found = booking === null ? null : findBooking(analysed, booking)
  if (bookings.length === 0 || (booking !== null && (!found || !bookings.includes(found.number)))) return null
  const known = factContests.find((one) => one.fact === fact && one.booking === (found?.number ?? null))
  return { mark: found?.mark ?? null, known: known ?? null }
}

type Total = { count: number; sumCents: number }

/** Largest sum first, whichever its sign, and what has no sum last. */
export function categoryTotals({ bookings, analysis }: AnalysedCase): CategoryTotal[] {
  const months = new Map<Category, Map<string, Total>>()
  for (const [number, { category }] of analysis.bookings.entries()) {
    const { bookedOn, amountCents } = bookings[number]!
    const byMonth = months.get(category) ?? new Map<string, Total>()
    const { count, sumCents } = byMonth.get(bookedOn.slice(0, 7)) ?? { count: 0, sumCents: 0 }
    months.set(category, byMonth.set(bookedOn.slice(0, 7), { count: count + 1, sumCents: sumCents + amountCents }))
  }
  return categoryNames
    .flatMap((category) => {
      const byMonth = months.get(category)
      return byMonth ? [categoryTotal(category, byMonth)] : []
    })
    .sort((one, other) => Math.abs(other.sumCents ?? 0) - Math.abs(one.sumCents ?? 0))
}

function categoryTotal(category: Category, byMonth: ReadonlyMap<string, Total>): CategoryTotal {
  const shownSum = (sumCents: number) => (categories[category] === 'uncounted' ? null : sumCents)
  const all = [...byMonth.values()]
  return {
    category,
    count: all.reduce((total, { count }) => total + count, 0),
    sumCents: shownSum(all.reduce((total, { sumCents }) => total + sumCents, 0)),
    months: [...byMonth]
      .map(([month, { count, sumCents }]) => ({ month, count, sumCents: shownSum(sumCents) }))
      .sort((one, other) => (one.month < other.month ? 1 : -1)),
  }
}

/** One page of the bookings that were asked for, newest first. A page past the last one is the last one. */
export function bookingPage(analysed: AnalysedCase, query: QueryOf<'listBookings'>): AnswerOf<'listBookings'> {
  const { bookings, analysis } = analysed
  const ofFact = query.fact === undefined ? null : bookingsOfFact(analysed, query.fact)
  const besideBooking = query.fact === undefined ? null : underFact(analysed, query.fact, ofFact ?? [])
  const wanted = [...(ofFact ?? analysis.bookings.keys())].filter((number) => {
    const { category, insteadOf } = analysis.bookings[number]!
    return (query.category ?? category) === category && (query.contested !== 'true' || insteadOf !== undefined)
  })
  wanted.sort((one, other) => {
    const [day, otherDay] = [bookings[one]!.bookedOn, bookings[other]!.bookedOn]
    return day === otherDay ? one - other : day < otherDay ? 1 : -1
  })
  const pageCount = Math.max(1, Math.ceil(wanted.length / bookingsPerPage))
  const page = Math.min(Number(query.page ?? 1), pageCount)
  const shown = wanted.slice((page - 1) * bookingsPerPage, page * bookingsPerPage)
  const marks = markBookings(analysed.accounts, new Set(shown.map((number) => bookings[number]!.bookedOn)))
  return {
    page,
    pageCount,
    bookingCount: wanted.length,
    bookings: shown.map((number) => {
      const mark = marks.get(number)!
      return {
        booking: analysed.nameOf(mark),
        account: mark.account,
        ...shownBooking(analysed, number),
        underFact: besideBooking?.(number) ?? null,
      }
    }),
  }
}

function shownBooking(
  analysed: AnalysedCase,
  number: BookingNumber,
): Omit<ReadBooking, 'booking' | 'account' | 'underFact'> {
  const { bookedOn, amountCents, currency, counterpartyName, counterpartyAccount, description } =
    analysed.bookings[number]!
  const { category, rule, words, insteadOf, correctedFrom } = analysed.analysis.bookings[number]!
  const correction = analysed.corrections?.get(number)
  // A fee without a word that we know is read as a purchase, and counted as the owners' pay.
  const isOwners = rule === 'default/out' && analysed.analysis.lending.ownerPay.year.bookings.includes(number)
  return {
    bookedOn,
    amountCents,
    currency,
    counterparty: counterpartyName ?? counterpartyAccount,
    description: shortened(description),
    category,
    rule: isOwners ? 'owner/pay' : rule,
    words: [...words],
    insteadOf: insteadOf ?? null,
    explanation: correctedFrom ? null : (analysed.contests.get(number)?.explanation ?? null),
    correction:
      correction && correctedFrom
        ? { from: correctedFrom.category, role: correction.role, at: correction.at, reason: correction.explanation }
        : null,
  }
}

function shortened(description: string): string {
  const characters = [...description]
  return characters.length <= descriptionLengthMax
    ? description
    : `${characters
        .slice(0, descriptionLengthMax - 1)
        .join('')
        .trimEnd()}…`
}
