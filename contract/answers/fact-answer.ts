import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { FactContest } from '#lending/facts/contests/contestable-facts.ts'
import { partyOf } from '#lending/facts/contests/fact-contests.ts'
import { judgeFacts } from '#lending/judged-facts/judge-facts.ts'
import type { FactName, JudgedFact } from '#lending/judged-facts/judged-fact.ts'
import type { Policy } from '#lending/policy/policy.ts'
import type { Booking } from '#lending/statements/statement.ts'
import type { ContestReach, ReadBooking, ShownFact } from '../analysis.ts'

export type FactContestsOf = readonly (FactContest & { id: string; explanation: string })[]
type Analysed = {
  bookings: readonly Booking[]
  analysis: CashFlowAnalysis
  factContests: FactContestsOf
  policy?: Policy
}

const judgedFacts = ({ analysis, bookings, policy }: Analysed): JudgedFact[] => judgeFacts(analysis, bookings, policy)

export const bookingsOfFact = (analysed: Analysed, fact: FactName): BookingNumber[] => [
  ...new Set(judgedFacts(analysed).find((judged) => judged.fact === fact)?.bookings),
]

const reachOf = ({ booking, isWholeParty }: FactContest): ContestReach =>
  booking === null ? 'all' : isWholeParty ? 'counterparty' : 'booking'

/** The facts as they go out, without the bookings, which are asked for page by page. */
export function shownFacts(analysed: Analysed): ShownFact[] {
  return judgedFacts(analysed).map(({ fact, judgement, figures, bookings: listed }) => {
    const bookings = [...new Set(listed)]
    return {
      fact,
      judgement,
      figures: { ...figures },
      bookingCount: bookings.length,
      contests: contestsOf(analysed, fact, bookings).map(({ shown }) => shown),
    }
  })
}

type PlacedContest = { shown: ShownFact['contests'][number]; isOf: (number: BookingNumber) => boolean }

function contestsOf(analysed: Analysed, fact: FactName, bookings: readonly BookingNumber[]): PlacedContest[] {
  const contests = analysed.factContests.filter((contest) => contest.fact === fact)
  if (contests.length === 0) return []
  const parties = new Map(bookings.map((number) => [number, partyOf(analysed.bookings[number]!)]))
  return contests.map((contest) => {
    const { id, booking, isWholeParty, explanation } = contest
    const about = booking === null ? null : analysed.bookings[booking]!
    const party = about && isWholeParty ? partyOf(about) : ''
    const isOf = (number: BookingNumber): boolean =>
      booking === null || booking === number || (party !== '' && parties.get(number) === party)
    const shown = {
      contest: id,
      reach: reachOf(contest),
      counterparty: about && (about.counterpartyName ?? about.counterpartyAccount),
      explanation,
      bookingCount: bookings.filter(isOf).length,
    }
    return { shown, isOf }
  })
}

export function underFact(
  analysed: Analysed,
  fact: FactName,
  bookings: readonly BookingNumber[],
): (number: BookingNumber) => NonNullable<ReadBooking['underFact']> {
  const contests = contestsOf(analysed, fact, bookings)
  const counts = Map.groupBy(bookings, (number) => partyOf(analysed.bookings[number]!))
  return (number) => {
    const party = partyOf(analysed.bookings[number]!)
    return {
      ofCounterparty: party === '' ? 1 : (counts.get(party)?.length ?? 1),
      contest: contests.find(({ isOf }) => isOf(number))?.shown ?? null,
    }
  }
}
