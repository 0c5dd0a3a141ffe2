import { createHash } from 'node:crypto'
import {
  bookingPage,
  categoryTotals,
  findBooking,
  type AnalysedCase,
  type FoundBooking,
  type FoundUnderFact,
  findUnderFact,
} from '#contract/answers/analysis-answer.ts'
import { shownFacts } from '#contract/answers/fact-answer.ts'
import type { AnswerOf, QueryOf } from '#contract/calls.ts'
import { analyse } from '#lending/facts/analyse.ts'
import type { AcceptedAccount } from '#lending/facts/analysis-input.ts'
import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import type { CategorisedBooking } from '#lending/bookings/categorised-booking.ts'
import type { AccountFinding } from '#lending/facts/data-facts.ts'
import type { MonthlyCashFlow } from '#lending/facts/cash-flow-facts.ts'
import { placeCorrections } from '#lending/facts/contests/correction.ts'
import { markText, placeFactContests, placeMarks } from '#lending/facts/contests/contest.ts'
import type { ContestableFact } from '#lending/facts/contests/contestable-facts.ts'
import { healthCheck, type HealthCheck } from '#lending/health-check.ts'
import type { Policy } from '#lending/policy/policy.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import type { ScoredRequest } from '#lending/decision/score-input-from.ts'
import { weighedScoreInput } from '#lending/offers/weigh-contests.ts'
import { canonicalPieces } from '#lending/sha256.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { openAnalysis, sealAnalysis } from '../store/decision/analysis-record.ts'
import {
  categoryContests,
  contestedCategories,
  type CategoryContest,
  factContests,
  type StoredContest,
} from '../store/decision/category-contests.ts'
import type { StoredCorrection } from '../store/decision/category-corrections.ts'
import { openLedgers, type SealedSource } from '../store/bank/ledgers.ts'
import { identifierOf, type CaseKey } from '../store/sealing/seal.ts'

/*
 * Tasks on all bookings of a case: plain values in and out, since they run in a thread (run-case-task.ts). Errors
 * thrown here follow from these values, so that a retry would fail in the same way.
 */

type OfCase = { caseKey: CaseKey; dataVersion: number }
export type Analysing = OfCase & {
  policy: Policy
  sources: SealedSource[]
  contests: StoredContest[]
  corrections: StoredCorrection[]
  accepted: AcceptedAccount[]
  today: string
  companyNames: readonly string[]
  sbiCode: string | null
  isSoleTrader: boolean
}

/** The accounts as they are read now, and everything that an analysis of them rests on but the policy. */
function openAnalysing({
  caseKey,
  sources,
  contests,
  accepted,
  today,
  companyNames,
  sbiCode,
  isSoleTrader,
  ...given
}: Analysing) {
  const accounts = openLedgers(caseKey, sources)
  const placed = [...placeCorrections(accounts, given.corrections)]
  const corrected = Object.fromEntries(placed.map(([number, { category }]) => [number, category]))
  const contested = contestedCategories(accounts, contests, corrected)
  const contestedFacts = placeFactContests(accounts, factContests(contests))
  const input = { today, companyNames, sbiCode, isSoleTrader, contested, corrected, contestedFacts, accepted }
  // Stored hashes were made with this name.
  const hashed = accounts.map(({ bookings, ...account }) => ({ ...account, transactions: bookings }))
  const restsOn: unknown[] = [hashed, today, companyNames, sbiCode, contested, contestedFacts]
  if (placed.length > 0) restsOn.push(corrected)
  if (accepted.length > 0) restsOn.push(accepted)
  return { accounts, input, restsOn }
}

/** Hashes of analyses under it were made without its name. */
const firstPolicy = 'scorecard-2026-11-3'

function hashOf(restsOn: readonly unknown[], { version }: Policy): string {
  const hash = createHash('sha256')
  const named = version === firstPolicy ? restsOn : [...restsOn, version]
  for (const text of joined(canonicalPieces(named))) hash.update(text)
  return hash.digest('hex')
}

/** The analysis, sealed, and the hash of everything that it rests on. */
function analyseCase(given: Analysing) {
  const { caseKey, dataVersion, policy } = given
  const { accounts, input, restsOn } = openAnalysing(given)
  const analysis = analyse(accounts, { ...input, policy })
  return { sealed: sealAnalysis(caseKey, dataVersion, analysis) as Uint8Array, inputHash: hashOf(restsOn, policy) }
}

type Rehearsing = Analysing & { before: Policy; inputHash: string; request: ScoredRequest }

/** The figures of a decision under another policy; null where the data are no longer those that it rested on. */
function rehearseCase({ before, inputHash, request, ...given }: Rehearsing): ScoreInput | null {
  const { accounts, input, restsOn } = openAnalysing(given)
  if (hashOf(restsOn, before) !== inputHash) return null
  const { policy } = given
  return weighedScoreInput(analyse(accounts, { ...input, policy }), request, policy)
}

/** The hash takes as long for a comma as for a thousand characters. */
const joinedCharacters = 16_384

function* joined(pieces: Iterable<string>): Generator<string> {
  let text = ''
  for (const piece of pieces) {
    text += piece
    if (text.length < joinedCharacters) continue
    yield text
    text = ''
  }
  yield text
}

type SealedAnalysis = OfCase & { analysis: Uint8Array }

const scoreInput = (given: SealedAnalysis & { request: ScoredRequest; policy: Policy }): ScoreInput =>
  weighedScoreInput(openAnalysis(given.caseKey, given.dataVersion, given.analysis), given.request, given.policy)

const monthlyCashFlows = ({ caseKey, dataVersion, analysis }: SealedAnalysis): readonly MonthlyCashFlow[] =>
  openAnalysis(caseKey, dataVersion, analysis).months

const readHealth = ({ caseKey, dataVersion, analysis }: SealedAnalysis): HealthCheck =>
  healthCheck(openAnalysis(caseKey, dataVersion, analysis))

const readFindings = ({ caseKey, dataVersion, analysis }: SealedAnalysis): readonly AccountFinding[] =>
  openAnalysis(caseKey, dataVersion, analysis).doesNotAddUp ?? []

/** A case as it was decided on, read in one view of the database. */
export type DecidedCase = SealedAnalysis & {
  /** Of the decision, where it is kept. */
  policy: Policy
  sources: SealedSource[]
  contests: StoredContest[]
  corrections: StoredCorrection[]
}
type Analysed = Omit<AnalysedCase, 'contests' | 'corrections'> & {
  contests: ReadonlyMap<number, StoredContest & CategoryContest>
  corrections: ReadonlyMap<number, StoredCorrection>
}

/** Null when the bookings are gone: after a refusal they are removed sooner than the analysis. */
function openDecided({ caseKey, dataVersion, sources, analysis: sealed, ...said }: DecidedCase): Analysed | null {
  const accounts = openLedgers(caseKey, sources)
  const bookings = accounts.flatMap((account) => account.bookings)
  const analysis = openAnalysis(caseKey, dataVersion, sealed)
  if (bookings.length !== analysis.bookings.length) return null
  return {
    accounts,
    bookings,
    analysis,
    contests: placeMarks(accounts, categoryContests(said.contests)),
    corrections: placeCorrections(accounts, said.corrections),
    factContests: placeFactContests(accounts, factContests(said.contests)),
    policy: said.policy,
    nameOf: namerOf(caseKey),
  }
}

/** A keyed hash that identifies a booking: by its content, not its place, and useless in another case. */
function namerOf(caseKey: CaseKey): AnalysedCase['nameOf'] {
  const identify = identifierOf(caseKey)
  return (mark) => `${mark.bookedOn}.${identify(`booking/${markText(mark)}`).toString('base64url')}`
}

function listBookings({
  query,
  ...decided
}: DecidedCase & { query: QueryOf<'listBookings'> }): AnswerOf<'listBookings'> | null {
  const analysed = openDecided(decided)
  return analysed && bookingPage(analysed, query)
}

type Categories = Pick<CashFlowAnalysis, 'coverage'> & {
  contestedCount: number
  categories: AnswerOf<'listCategories'>['categories']
}

function listCategories(decided: DecidedCase): Categories | null {
  const analysed = openDecided(decided)
  if (!analysed) return null
  const { coverage, contests } = analysed.analysis
  return { coverage, contestedCount: contests.count, categories: categoryTotals(analysed) }
}

/** A booking by the name that the list gave it, with what is said of it. */
type NamedBooking = FoundBooking & {
  booking: Booking
  read: CategorisedBooking
  contest: (StoredContest & CategoryContest) | null
  correction: StoredCorrection | null
  contestCount: number
}

function nameBooking({
  booking: name,
  ...decided
}: DecidedCase & { booking: string }): NamedBooking | 'unknown' | null {
  const analysed = openDecided(decided)
  if (!analysed) return null
  const found = findBooking(analysed, name)
  if (!found) return 'unknown'
  const { bookings, analysis, contests, corrections, factContests } = analysed
  const [booking, read] = [bookings[found.number]!, analysis.bookings[found.number]!]
  return {
    ...found,
    booking,
    read,
    contest: contests.get(found.number) ?? null,
    correction: corrections.get(found.number) ?? null,
    contestCount: contests.size + factContests.length,
  }
}

function listFacts(decided: DecidedCase): AnswerOf<'listFacts'>['facts'] | null {
  const analysed = openDecided(decided)
  return analysed && shownFacts(analysed)
}

type AboutFact = DecidedCase & { fact: ContestableFact; booking: string | null }
type NamedFact = FoundUnderFact & { contestCount: number }

function nameFact({ fact, booking, ...decided }: AboutFact): NamedFact | 'unknown' | null {
  const analysed = openDecided(decided)
  if (!analysed) return null
  const found = findUnderFact(analysed, { fact, booking })
  return found ? { ...found, contestCount: analysed.contests.size + analysed.factContests.length } : 'unknown'
}

export const caseTasks = {
  analyseCase,
  rehearseCase,
  scoreInput,
  monthlyCashFlows,
  readHealth,
  readFindings,
  listBookings,
  listCategories,
  nameBooking,
  listFacts,
  nameFact,
}
export type CaseTasks = typeof caseTasks
