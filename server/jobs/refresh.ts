import { isNight, isNightlyFetchDue } from '#lending/fetch-budget.ts'
import { businessClock } from '../business-clock.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { lockCase, openKeyOf } from '../store/case/case-data.ts'
import { isContractOver } from '../store/bank/contract-end.ts'
import { startCollection } from '../store/bank/start-collection.ts'
import type { Worker } from '../store/job-queue.ts'
import { findRow } from '../store/database/rows.ts'

/** Between two nights there is always more; between two looks of one night never. */
const restMs = 12 * 60 * 60_000
/** In one look, so that the collections it begins are no crowd; the next look goes on. */
const fetchesPerLook = 300

/**
 * Begins the nightly fetches whose minute has come (lending/fetch-budget.ts), for connections with valid consent and a
 * contract. Each is a separate collection (join-ledger.ts).
 */
export const refreshWorker = (context: Context): Worker<'refresh'> => ({
  async step({ signal }) {
    if (!context.settings.bank.nightlyRefresh) return null
    for (const row of await listDue(context)) {
      if (signal.aborted) break
      await begin(context, row).catch((error: unknown) => {
        // One case that cannot be worked on does not keep the others from their turn.
        context.log.error({ err: error, connection: row.id }, 'A nightly fetch could not begin')
      })
    }
    return null
  },
})

/** Beyond this a lender needs more than one look at a time anyway. */
const connectionsMax = 50_000

type Due = { id: string; case_id: string }

async function listDue(context: Context): Promise<Due[]> {
  const now = context.now()
  const { today, minute } = businessClock(now)
  if (!isNight(minute)) return []
  const rows = await context.database
    .selectFrom('bank_connection as b')
    .innerJoin('loan_case as c', 'c.id', 'b.case_id')
    .select(['b.id', 'b.case_id', 'b.connection_id', 'b.refreshed_at'])
    .where('b.removed_at', 'is', null)
    .where('b.consent_status', '=', 'active')
    .where('b.consent_expires_at', '>', now)
    .where('b.collecting_generation', 'is', null)
    .where('b.fetch_generation', '>', 0)
    .where('c.erased_at', 'is', null)
    .where(({ or, eb }) => or([eb('c.flow_finished_at', 'is not', null), eb('c.selected_offer_id', 'is not', null)]))
    .where(({ or, eb }) =>
      or([eb('b.refreshed_at', 'is', null), eb('b.refreshed_at', '<', new Date(now.getTime() - restMs))]),
    )
    .limit(connectionsMax)
    .execute()
  return rows
    .filter((row) => {
      const refreshedOn = row.refreshed_at && businessDay(row.refreshed_at)
      return isNightlyFetchDue({ today, minute, refreshedOn }, row.connection_id)
    })
    .slice(0, fetchesPerLook)
}

/** Looked at again under the lock: two processes begin it once. */
async function begin(context: Context, { id, case_id: caseId }: Due): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const loanCase = await lockCase(transaction, caseId)
    const caseKey = loanCase && openKeyOf(context.settings.operatorKeys, loanCase)
    if (!loanCase || !caseKey || (await isContractOver(transaction, loanCase, context.now()))) return
    const row = await findRow(transaction, 'bank_connection', { id })
    const now = context.now()
    const isRecent = row?.refreshed_at && row.refreshed_at.getTime() > now.getTime() - restMs
    if (!row || isRecent || row.consent_status !== 'active') return
    await startCollection(transaction, context, row.id, { isFollowUp: true, purpose: 'night' })
  })
}
