import type { analysisCalls } from '#contract/analysis.ts'
import {
  type AnalysedCase,
  bookingPage,
  categoryTotals,
  findBooking,
  findUnderFact,
} from '#contract/answers/analysis-answer.ts'
import { shownFacts } from '#contract/answers/fact-answer.ts'
import type { CallName } from '#contract/calls.ts'
import { contestChoices } from '#lending/facts/contests/contest-choices.ts'
import { markText, placeFactContests, placeMarks } from '#lending/facts/contests/contest.ts'
import { healthCheck } from '#lending/health-check.ts'
import { caseLimits } from '#lending/case-limits.ts'
import { sha256 } from '#lending/sha256.ts'
import { sitePolicy } from '#lending/policy/site-policy.ts'
import { caseOf, openCase } from '../case-record.ts'
import { analysedAccounts, analysisOf, decisionOf } from '../decide-case.ts'
import { type HandlerInput, type MockHandlers, MockRefusal } from '../handler.ts'
import type { MockCase } from '../mock-state.ts'

type Who = Pick<HandlerInput<'listBookings'>, 'state' | 'session' | 'today'>

function analysed({ today, ...who }: Who): AnalysedCase & { loanCase: MockCase } {
  const loanCase = caseOf(who)
  if (!loanCase || !decisionOf(loanCase, today)) throw new MockRefusal('offers_not_ready')
  const accounts = analysedAccounts(loanCase, today)
  return {
    loanCase,
    accounts,
    bookings: accounts.flatMap(({ bookings }) => bookings),
    analysis: analysisOf(loanCase, today),
    policy: sitePolicy,
    contests: placeMarks(accounts, loanCase.contests),
    factContests: placeFactContests(accounts, loanCase.factContests),
    // 43 characters, as the server's keyed hash has in base64.
    nameOf: (mark) => `${mark.bookedOn}.${sha256(`${loanCase.caseId}/${markText(mark)}`).slice(0, 43)}`,
  }
}

/** The booking that is contested, with the contest that it may have already. */
function contested(asked: Who, booking: string) {
  if (openCase(asked).selectedOfferId !== null) throw new MockRefusal('offer_chosen')
  const found = analysed(asked)
  const place = findBooking(found, booking)
  if (!place) throw new MockRefusal('booking_not_found')
  const mark = markText(place.mark)
  const known = found.loanCase.contests.find((contest) => markText(contest.mark) === mark) ?? null
  return { ...found, ...place, known }
}

/** Nothing is contested once an offer is chosen or the flow is finished. */
const mayContest = ({ selectedOfferId }: MockCase): boolean => selectedOfferId === null

const contestCount = ({ contests, factContests }: MockCase): number => contests.length + factContests.length

/** The bookings are read again, and the decision with them; the data stays confirmed (CORE-4). */
function workOutAgain(loanCase: MockCase, { now }: Pick<HandlerInput<'contestCategory'>, 'now'>): null {
  Object.assign(loanCase, { polls: 0, confirmedAt: now.toISOString(), review: null })
  return null
}

/** How the bookings were read, and the applicant's word against it. */
export const analysisHandlers: MockHandlers<keyof typeof analysisCalls & CallName> = {
  listCategories(asked) {
    const found = analysed(asked)
    const { coverage, contests } = found.analysis
    return {
      from: coverage.firstBookedOn,
      to: coverage.lastBookedOn,
      bookingCount: coverage.bookingCount,
      contestedCount: contests.count,
      contestedMaximum: caseLimits.contestedBookingsMax,
      mayContest: mayContest(found.loanCase),
      categories: categoryTotals(found),
    }
  },

  listBookings: (asked) => bookingPage(analysed(asked), asked.query),

  readHealthCheck: (asked) => healthCheck(analysed(asked).analysis),

  contestCategory(asked) {
    const { category } = asked.request
    const { loanCase, bookings, analysis, number, mark, known } = contested(asked, asked.request.booking)
    const read = analysis.bookings[number]
    const booking = bookings[number]
    const isSaidByRules = (read?.insteadOf?.category ?? read?.category) === category
    if (isSaidByRules || !booking || !contestChoices(booking).includes(category)) {
      throw new MockRefusal('category_not_possible', ['category'])
    }
    if (!known && contestCount(loanCase) >= caseLimits.contestedBookingsMax) throw new MockRefusal('contest_limit')
    const explanation = asked.request.explanation?.trim() || null
    loanCase.contests = [...loanCase.contests.filter((one) => one !== known), { mark, category, explanation }]
    return workOutAgain(loanCase, asked)
  },

  withdrawContest(asked) {
    const { loanCase, known } = contested(asked, asked.request.booking)
    if (!known) throw new MockRefusal('booking_not_found')
    loanCase.contests = loanCase.contests.filter((one) => one !== known)
    return workOutAgain(loanCase, asked)
  },

  listFacts(asked) {
    const found = analysed(asked)
    return { mayContest: mayContest(found.loanCase), facts: shownFacts(found) }
  },

  contestFact(asked) {
    const { fact, reach } = asked.request
    const explanation = asked.request.explanation.trim()
    if (openCase(asked).selectedOfferId !== null) throw new MockRefusal('offer_chosen')
    const booking = reach === 'all' ? null : (asked.request.booking ?? null)
    if (reach !== 'all' && booking === null) throw new MockRefusal('booking_not_found')
    const isWholeParty = reach === 'counterparty'
    const about = analysed(asked)
    const { loanCase } = about
    const found = findUnderFact(about, { fact, booking })
    if (!found) throw new MockRefusal('booking_not_found')
    const { mark, known } = found
    if (!known && contestCount(loanCase) >= caseLimits.contestedBookingsMax) throw new MockRefusal('contest_limit')
    const others = loanCase.factContests.filter(({ id }) => id !== known?.id)
    loanCase.factContests = [...others, { id: crypto.randomUUID(), fact, mark, isWholeParty, explanation }]
    return workOutAgain(loanCase, asked)
  },

  withdrawFactContest(asked) {
    const loanCase = openCase(asked)
    if (loanCase.selectedOfferId !== null) throw new MockRefusal('offer_chosen')
    const others = loanCase.factContests.filter(({ id }) => id !== asked.request.contest)
    if (others.length === loanCase.factContests.length) throw new MockRefusal('booking_not_found')
    loanCase.factContests = others
    return workOutAgain(loanCase, asked)
  },
}
