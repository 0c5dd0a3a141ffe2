import type { analysisCalls } from '#contract/analysis.ts'
import { contestChoices } from '#lending/facts/contests/contest-choices.ts'
import type { LoanCase } from '../../store/case/read-case.ts'
import { decidedCase, readAnalysed } from '../../case-thread/decided-case.ts'
import { runCaseTask } from '../../case-thread/run-case-task.ts'
import type { Handler, Handlers, HandlerInput } from '../../http/handler.ts'
import { Refusal } from '../../refusal.ts'
import { endContest, addContest, type Contest, countContestsEverMade } from '../../store/decision/category-contests.ts'
import { readSealedAnalysis } from '../../store/decision/analysis-record.ts'
import type { TrailAction } from '#lending/desk/trail-words.ts'
import type { DecidedCase } from '../../case-thread/case-tasks.ts'
import type { Context } from '../../context.ts'
import { decideAgain } from '../../follow-up/taken-up-beside.ts'
import { changeCase } from '../../store/case/change-case.ts'
import type { Transaction } from '../../store/schema.ts'
import type { CaseKey } from '../../store/sealing/seal.ts'

/** Nothing is contested once an offer is chosen or the flow is finished. */
const mayContest = (loanCase: LoanCase): boolean =>
  loanCase.selected_offer_id === null && loanCase.flow_finished_at === null

/** Ended ones are kept on record, so there is a bound on all that were ever made as well. */
const contestsEverMadeFactor = 10

/** After a refusal the bookings are removed sooner than the analysis; then there is nothing to show or contest. */
function present<T>(found: T | null): T {
  if (found === null) throw new Refusal('no_transactions')
  return found
}

type Who = Pick<HandlerInput<'listBookings'>, 'context' | 'session'>

/** The entry in the trail of the case; null when nothing changed. */
type Change = { action: TrailAction; detail: Record<string, unknown> } | null
type Making<Found> = (transaction: Transaction, found: Found, caseKey: CaseKey) => Promise<Change>

/**
 * Under the case's lock: a new version of the data, confirmed at once since no booking changed, and the work on it
 * begun in the same transaction. A change without effect leaves everything as it is.
 */
async function changeContests<Found extends object>(
  { context, session }: Who,
  find: (decided: DecidedCase) => Promise<Found | 'unknown' | null>,
  make: Making<Found>,
): Promise<void> {
  const caseId = session?.caseId ?? null
  // Looked for before the transaction, which would hold its connection for as long as all bookings are read.
  const { decided } = await readAnalysed(context, caseId)
  const found = present(await find(decided))
  await changeCase(context, caseId, async (transaction, record) => {
    const { selected_offer_id: selectedOfferId, data_version: version } = record.loanCase
    if (selectedOfferId !== null) throw new Refusal('offer_chosen')
    if (version !== decided.dataVersion) throw new Refusal('offers_not_ready')
    if (found === 'unknown') throw new Refusal('booking_not_found')
    const made = await make(transaction, found, decided.caseKey)
    if (made) await decideAgain(context, transaction, record, made)
  })
}

type New = { contest: Contest; replaces: { id: string } | null; contestCount: number; caseKey: CaseKey }

/** A new contest in the place of the one that says something else of the same, within the bounds on both. */
async function placeContest(
  context: Context,
  transaction: Transaction,
  { contest, replaces, contestCount, caseKey }: New,
): Promise<{ contestId: string; replacedId: string | null }> {
  const { contestedBookingsMax } = context.settings.caseLimits
  const everMade = await countContestsEverMade(transaction, caseKey.caseId)
  const isFull = !replaces && contestCount >= contestedBookingsMax
  if (isFull || everMade >= contestedBookingsMax * contestsEverMadeFactor) throw new Refusal('contest_limit')
  const at = context.now()
  if (replaces) await endContest(transaction, replaces.id, at)
  const contestId = await addContest(transaction, caseKey, contest, at)
  return { contestId, replacedId: replaces?.id ?? null }
}

const listCategories: Handler<'listCategories'> = async ({ context, session }) => {
  const { record, decided } = await readAnalysed(context, session?.caseId ?? null)
  const found = present(await runCaseTask('listCategories', decided))
  return {
    from: found.coverage.firstBookedOn,
    to: found.coverage.lastBookedOn,
    bookingCount: found.coverage.bookingCount,
    contestedCount: found.contestedCount,
    contestedMaximum: context.settings.caseLimits.contestedBookingsMax,
    mayContest: mayContest(record.loanCase),
    categories: found.categories,
  }
}

const listBookings: Handler<'listBookings'> = async ({ context, session, query }) => {
  const { decided } = await readAnalysed(context, session?.caseId ?? null)
  return present(await runCaseTask('listBookings', { ...decided, query }))
}

const listFacts: Handler<'listFacts'> = async ({ context, session }) => {
  const { record, decided } = await readAnalysed(context, session?.caseId ?? null)
  return { mayContest: mayContest(record.loanCase), facts: present(await runCaseTask('listFacts', decided)) }
}

/** Made of the analysis alone, so that it is there as long as that is kept, after a refusal too. */
const readHealthCheck: Handler<'readHealthCheck'> = async ({ context, session }) => {
  const { caseKey, loanCase } = await decidedCase(context, session?.caseId ?? null)
  const dataVersion = loanCase.data_version
  const analysis = await readSealedAnalysis(context.database, { caseId: loanCase.id, dataVersion })
  return runCaseTask('readHealth', { caseKey, dataVersion, analysis })
}

/** CORE-4: the applicant's word wins and stays on record, and a person looks at it where it matters (lending). */
const contestCategory: Handler<'contestCategory'> = async ({ context, request, session }) => {
  const { booking } = request
  await changeContests(
    { context, session },
    (decided) => runCaseTask('nameBooking', { ...decided, booking }),
    async (transaction, { contest: known, contestCount, mark, ...named }, caseKey) => {
      const { category, insteadOf } = named.read
      const isSaidByRules = (insteadOf?.category ?? category) === request.category
      // An employee's correction is settled between the two by an answer, or by a review.
      const isSettled = named.correction !== null
      if (isSettled || isSaidByRules || !contestChoices(named.booking).includes(request.category))
        throw new Refusal('category_not_possible', { fields: ['category'] })
      const explanation = request.explanation?.trim() || null
      if (known?.category === request.category && known.explanation === explanation) return null
      const contest = { mark, category: request.category, explanation }
      const detail = await placeContest(context, transaction, { contest, replaces: known, contestCount, caseKey })
      return { action: 'category.contested', detail }
    },
  )
  return null
}

const withdrawContest: Handler<'withdrawContest'> = async ({ context, request, session }) => {
  const { booking } = request
  await changeContests(
    { context, session },
    (decided) => runCaseTask('nameBooking', { ...decided, booking }),
    async (transaction, { contest: known }) => {
      if (!known) throw new Refusal('booking_not_found')
      await endContest(transaction, known.id, context.now())
      return { action: 'category.contest-withdrawn', detail: { contestId: known.id } }
    },
  )
  return null
}

/** The same for a fact's wrong bookings, with one reason: one booking, its counterparty's, or the whole fact. */
const contestFact: Handler<'contestFact'> = async ({ context, request, session }) => {
  const { fact, reach } = request
  const explanation = request.explanation.trim()
  const booking = reach === 'all' ? null : (request.booking ?? null)
  if (reach !== 'all' && booking === null) throw new Refusal('booking_not_found')
  const isWholeParty = reach === 'counterparty'
  await changeContests(
    { context, session },
    (decided) => runCaseTask('nameFact', { ...decided, fact, booking }),
    async (transaction, { mark, known, contestCount }, caseKey) => {
      if (known?.explanation === explanation && known.isWholeParty === isWholeParty) return null
      const contest = { fact, mark, isWholeParty, explanation }
      const detail = await placeContest(context, transaction, { contest, replaces: known, contestCount, caseKey })
      return { action: 'fact.contested', detail }
    },
  )
  return null
}

const withdrawFactContest: Handler<'withdrawFactContest'> = async ({ context, request, session }) => {
  await changeContests(
    { context, session },
    async ({ contests }) => contests.find(({ id, ...said }) => id === request.contest && 'fact' in said) ?? 'unknown',
    async (transaction, { id }) => {
      await endContest(transaction, id, context.now())
      return { action: 'fact.contest-withdrawn', detail: { contestId: id } }
    },
  )
  return null
}

/** How the bookings were read, and the applicant's word against it. */
export const analysisRoutes: Handlers<keyof typeof analysisCalls> = {
  listCategories,
  listBookings,
  listFacts,
  readHealthCheck,
  contestCategory,
  withdrawContest,
  contestFact,
  withdrawFactContest,
}
