import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { keepCustomerCheck } from '../follow-up/keep-customer-check.ts'
import { lockCase } from '../store/case/case-data.ts'
import { enterFinds } from '../store/follow-up/enter-finds.ts'
import type { Worker } from '../store/job-queue.ts'
import { readCase } from '../store/case/read-case.ts'
import type { Database } from '../store/schema.ts'
import { changeRows, findRow } from '../store/database/rows.ts'

/** Cases in one step; the next step goes on after the last of them. */
const casesPerStep = 50

/**
 * Gives older cases what newer ones get on the way: the hashes by which the desk finds them, and the customer record.
 * Each is a transaction that marks its rows as done, so a step may end anywhere and run again.
 */
export const catchUpWorker = (context: Context, perStep = casesPerStep): Worker<'catch-up'> => ({
  async step({ data: { after }, signal }) {
    const ids = await casesBehind(context.database, after ?? null, perStep)
    for (const id of ids) {
      if (signal.aborted) return null
      await catchUp(context, id).catch((error: unknown) => {
        // One case that cannot be opened does not keep the others from theirs.
        context.log.error({ err: error, case: id }, 'A case of before could not be brought up to date')
      })
    }
    const last = ids.at(-1)
    if (last === undefined || ids.length < perStep) return null
    return (transaction) => context.jobs.enqueue(transaction, 'catch-up', { after: last }, { isFollowUp: true })
  },
})

async function casesBehind(database: Database, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from loan_case c join sealing_key k on k.id = c.id
    where c.erased_at is null and (${after}::uuid is null or c.id > ${after}::uuid) and (
      not c.is_findable
      or c.id in (select s.case_id from follow_up_step s where s.step = 'signed'
        and not exists (select from customer_check h where h.case_id = s.case_id)))
    order by c.id limit ${limit}`.execute(database)
  return rows.map(({ id }) => id)
}

/** Under the case's lock, so that it never crosses with what its applicant does. */
async function catchUp(context: Context, caseId: string): Promise<void> {
  const { operatorKeys } = context.settings
  await context.database.transaction().execute(async (transaction) => {
    const locked = await lockCase(transaction, caseId)
    const record = locked && (await readCase(transaction, operatorKeys, caseId))
    if (!record) return
    await enterFinds(transaction, operatorKeys, record)
    await changeRows(transaction, 'loan_case', { id: caseId }, { is_findable: true })
    const isKept = await findRow(transaction, 'customer_check', { case_id: caseId }, ['id'])
    if (!isKept) await keepCustomerCheck(context, transaction, record, 'worker')
  })
}
