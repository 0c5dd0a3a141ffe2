import type { Transaction } from 'kysely'
import type { analysisCalls } from '#contract/analysis.ts'
import type { CallName } from '#contract/calls.ts'
import { contestChoices } from '#lending/analysis/contest.ts'
import type { DecidedCase, NamedBooking } from '../case-thread/case-tasks.ts'
import { runCaseTask } from '../case-thread/run-case-task.ts'
import type { Asked, Handler, Handlers } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import { readSealedAnalysis } from '../store/analysis-record.ts'
import { appendAudit } from '../store/audit.ts'
import { changeCaseData } from '../store/case-data.ts'
import { addContest, countContestsEverMade, endContest, readContests } from '../store/category-contests.ts'
import { changeCase } from '../store/change-case.ts'
import { readSources } from '../store/ledgers.ts'
import { readCase } from '../store/read-case.ts'
import type { Schema } from '../store/schema.ts'
import type { CaseKey } from '../store/seal.ts'

/** Ended ones are kept on record, so there is a bound on all that were ever made as well. */
const contestsEverMadeFactor = 10

const listCategories: Handler<'listCategories'> = async ({ context, session }) => {
  const { record, decided } = await readDecided({ context, session })
  const found = present(await runCaseTask('listCategories', decided))
  return {
    from: found.coverage.firstBookedOn,
    to: found.coverage.lastBookedOn,
    bookingCount: found.coverage.bookingCount,
    contestedCount: found.contestedCount,
    contestedMaximum: context.settings.limits.contestedBookingsMax,
    mayContest: record.loanCase.selected_offer_id === null && record.loanCase.flow_finished_at === null,
    categories: found.categories,
  }
}

const listBookings: Handler<'listBookings'> = async ({ context, session, query }) => {
  const { decided } = await readDecided({ context, session })
  return present(await runCaseTask('listBookings', { ...decided, query }))
}

/** After a refusal the bookings are removed sooner than the analysis; then there is nothing to show or contest. */
function present<T>(found: T | null): T {
  if (found === null) throw new Refusal('no_transactions')
  return found
}

/** One view of the database, so that bookings and analysis are of the same version also while the data changes. */
async function readDecided({ context, session }: Pick<Asked<'listBookings'>, 'context' | 'session'>) {
  const caseId = session?.caseId ?? null
  if (caseId === null) throw new Refusal('offers_not_ready')
  return context.database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const record = await readCase(transaction, context.settings.operatorKey, caseId)
      if (!record?.decision || !record.offers) throw new Refusal('offers_not_ready')
      const { caseKey, loanCase } = record
      const dataVersion = loanCase.data_version
      const decided: DecidedCase = {
        caseKey,
        dataVersion,
        sources: await readSources(transaction, caseId),
        analysis: await readSealedAnalysis(transaction, { caseId, dataVersion }),
        contests: await readContests(transaction, caseKey, caseId),
      }
      return { record, decided }
    })
}

/** CORE-4: the applicant's word wins and stays on record, and a person looks at it where it matters (lending). */
const contestCategory: Handler<'contestCategory'> = async ({ context, request, session }) => {
  await changeBooking({ context, session }, request.booking, async (transaction, { caseKey, ...named }) => {
    const { contestedBookingsMax } = context.settings.limits
    const { category, insteadOf } = named.read
    const choices = contestChoices(named.transaction)
    const isSaidByRules = (insteadOf?.category ?? category) === request.category
    if (isSaidByRules || !choices.includes(request.category))
      throw new Refusal('category_not_possible', { fields: ['category'] })
    const explanation = request.explanation?.trim() || null
    const known = named.contest
    if (known?.category === request.category && known.explanation === explanation) return null
    const everMade = await countContestsEverMade(transaction, caseKey.caseId)
    const isFull = !known && named.contestCount >= contestedBookingsMax
    if (isFull || everMade >= contestedBookingsMax * contestsEverMadeFactor) throw new Refusal('contest_limit')
    const at = context.now()
    if (known) await endContest(transaction, known.id, at)
    const contest = { mark: named.mark, category: request.category, explanation }
    const contestId = await addContest(transaction, caseKey, contest, at)
    return { action: 'category.contested', detail: { contestId, replacedId: known?.id ?? null } }
  })
  return null
}

const withdrawContest: Handler<'withdrawContest'> = async ({ context, request, session }) => {
  await changeBooking({ context, session }, request.booking, async (transaction, { contest: known }) => {
    if (!known) throw new Refusal('booking_not_found')
    await endContest(transaction, known.id, context.now())
    return { action: 'category.contest-withdrawn', detail: { contestId: known.id } }
  })
  return null
}

type Found = NamedBooking & { caseKey: CaseKey }
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
  const caseId = session?.caseId ?? null
  // Looked for before the transaction, which would hold its connection for as long as all bookings are read.
  const { decided } = await readDecided({ context, session })
  const named = present(await runCaseTask('nameBooking', { ...decided, booking: bookingId }))
  await changeCase(context, caseId, async (transaction, record) => {
    const { id: caseId, selected_offer_id: selectedOfferId, data_version: version } = record.loanCase
    if (selectedOfferId !== null) throw new Refusal('offer_chosen')
    if (version !== decided.dataVersion) throw new Refusal('offers_not_ready')
    if (named === 'unknown') throw new Refusal('booking_not_found')
    const made = await change(transaction, { caseKey: decided.caseKey, ...named })
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
