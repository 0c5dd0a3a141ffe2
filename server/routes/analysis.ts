import type { Transaction } from 'kysely'
import {
  bookingPage,
  categoryTotals,
  findBooking,
  type AnalysedCase,
  type FoundBooking,
} from '#contract/answers/analysis-answer.ts'
import type { analysisCalls } from '#contract/analysis.ts'
import type { CallName } from '#contract/calls.ts'
import { contestChoices, markText, placeMarks } from '#lending/analysis/contest.ts'
import type { Asked, Handler, Handlers } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import { readAnalysis } from '../store/analysis-record.ts'
import { appendAudit } from '../store/audit.ts'
import { changeCaseData } from '../store/case-data.ts'
import {
  addContest,
  countContestsEverMade,
  endContest,
  readContests,
  type StoredContest,
} from '../store/category-contests.ts'
import { changeCase } from '../store/change-case.ts'
import { readLedgers } from '../store/ledgers.ts'
import { readCase, type CaseRecord } from '../store/read-case.ts'
import type { Schema } from '../store/schema.ts'
import { identifierOf, type CaseKey } from '../store/seal.ts'

/** Ended ones are kept on record, so there is a bound on all that were ever made as well. */
const contestsEverMadeFactor = 10

const listCategories: Handler<'listCategories'> = async ({ context, session }) => {
  const { analysed, record } = await readAnalysed({ context, session })
  const { coverage, contests } = analysed.analysis
  return {
    from: coverage.firstBookedOn,
    to: coverage.lastBookedOn,
    bookingCount: coverage.bookingCount,
    contestedCount: contests.count,
    contestedMaximum: context.settings.limits.contestedBookingsMax,
    mayContest: record.loanCase.selected_offer_id === null && record.loanCase.flow_finished_at === null,
    categories: categoryTotals(analysed),
  }
}

const listBookings: Handler<'listBookings'> = async ({ context, session, query }) =>
  bookingPage((await readAnalysed({ context, session })).analysed, query)

/** One view of the database, so that bookings and analysis are of the same version also while the data changes. */
async function readAnalysed({ context, session }: Pick<Asked<'listBookings'>, 'context' | 'session'>) {
  const caseId = session?.caseId ?? null
  if (caseId === null) throw new Refusal('offers_not_ready')
  return context.database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const record = await readCase(transaction, context.settings.operatorKey, caseId)
      if (!record) throw new Refusal('offers_not_ready')
      return { record, analysed: await analysedCase(transaction, record) }
    })
}

/** What the store alone knows: the key of the case, and the row of each contest. */
type StoredAnalysis = Omit<AnalysedCase, 'contests'> & {
  caseKey: CaseKey
  contests: ReadonlyMap<number, StoredContest>
}

/** A keyed hash of what a booking is found again by: made of the booking, not of its place, and of no use in another case. */
function namerOf(caseKey: CaseKey): AnalysedCase['nameOf'] {
  const identify = identifierOf(caseKey)
  return (mark) => `${mark.bookedOn}.${identify(`booking/${markText(mark)}`).toString('base64url')}`
}

/** After a refusal the bookings are removed sooner than the analysis; then there is nothing to show or contest. */
async function analysedCase(
  transaction: Transaction<Schema>,
  { loanCase, caseKey, decision, offers }: CaseRecord,
): Promise<StoredAnalysis> {
  if (!decision || !offers) throw new Refusal('offers_not_ready')
  const { id: caseId, data_version: dataVersion } = loanCase
  const accounts = await readLedgers(transaction, caseKey, caseId)
  const transactions = accounts.flatMap((account) => account.transactions)
  const analysis = await readAnalysis(transaction, caseKey, { caseId, dataVersion })
  if (transactions.length !== analysis.bookings.length) throw new Refusal('no_transactions')
  const contests = placeMarks(accounts, await readContests(transaction, caseKey, caseId))
  return { caseKey, accounts, transactions, analysis, contests, nameOf: namerOf(caseKey) }
}

/** CORE-4: the applicant's word wins and stays on record, and a person looks at it where it matters (lending). */
const contestCategory: Handler<'contestCategory'> = async ({ context, request, session }) => {
  await changeBooking({ context, session }, request.booking, async (transaction, { analysed, number, mark }) => {
    const { contestedBookingsMax } = context.settings.limits
    const { caseKey, transactions, analysis, contests } = analysed
    const { category, insteadOf } = analysis.bookings[number]!
    const choices = contestChoices(transactions[number]!)
    const isSaidByRules = (insteadOf?.category ?? category) === request.category
    if (isSaidByRules || !choices.includes(request.category))
      throw new Refusal('category_not_possible', { fields: ['category'] })
    const explanation = request.explanation?.trim() || null
    const known = contests.get(number)
    if (known?.category === request.category && known.explanation === explanation) return null
    const everMade = await countContestsEverMade(transaction, caseKey.caseId)
    const isFull = !known && contests.size >= contestedBookingsMax
    if (isFull || everMade >= contestedBookingsMax * contestsEverMadeFactor) throw new Refusal('contest_limit')
    const at = context.now()
    if (known) await endContest(transaction, known.id, at)
    const contestId = await addContest(transaction, caseKey, { mark, category: request.category, explanation }, at)
    return { action: 'category.contested', detail: { contestId, replacedId: known?.id ?? null } }
  })
  return null
}

const withdrawContest: Handler<'withdrawContest'> = async ({ context, request, session }) => {
  await changeBooking({ context, session }, request.booking, async (transaction, { analysed, number }) => {
    const known = analysed.contests.get(number)
    if (!known) throw new Refusal('booking_not_found')
    await endContest(transaction, known.id, context.now())
    return { action: 'category.contest-withdrawn', detail: { contestId: known.id } }
  })
  return null
}

type Found = FoundBooking & { analysed: StoredAnalysis }
type Change = (
  transaction: Transaction<Schema>,
  found: Found,
) => Promise<{ action: string; detail: Record<string, unknown> } | null>

/**
 * Under the case's lock: a new version of the data, confirmed at once since no booking changed, and the work on it begun
 * in the same transaction. A change that says nothing new leaves everything as it is.
 */
async function changeBooking(
  { context, session }: Pick<Asked<'contestCategory'>, 'context' | 'session'>,
  bookingId: string,
  change: Change,
): Promise<void> {
  await changeCase(context, session?.caseId ?? null, async (transaction, record) => {
    const { id: caseId, selected_offer_id: selectedOfferId, data_version: version } = record.loanCase
    if (selectedOfferId !== null) throw new Refusal('offer_chosen')
    const analysed = await analysedCase(transaction, record)
    const found = findBooking(analysed, bookingId)
    if (!found) throw new Refusal('booking_not_found')
    const made = await change(transaction, { analysed, ...found })
    if (!made) return
    const [at, dataVersion] = [context.now(), version + 1]
    await changeCaseData(transaction, caseId, at)
    await transaction
      .updateTable('loan_case')
      .set({ data_confirmed_version: dataVersion })
      .where('id', '=', caseId)
      .execute()
    await context.jobs.enqueue(transaction, 'analyse', { caseId, dataVersion })
    const fact = { at, caseId, actor: 'applicant', action: made.action }
    await appendAudit(transaction, { ...fact, detail: { ...made.detail, dataVersion } })
  })
}

/** How the bookings were read, and the applicant's word against it. */
export const analysisRoutes: Handlers<keyof typeof analysisCalls & CallName> = {
  listCategories,
  listBookings,
  contestCategory,
  withdrawContest,
}
