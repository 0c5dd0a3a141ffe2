import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { Refusal } from '../http/refusal.ts'
import { readCase, type CaseRecord } from './read-case.ts'
import type { Schema } from './schema.ts'

/**
 * Changes a case: its row is locked, so that two changes of the same case never cross; a case that has not begun or is
 * finished is refused; and `revision` goes up with the change, so that whoever polls with an ETag sees it.
 */
export async function changeCase<T>(
  context: Context,
  caseId: string | null,
  change: (transaction: Transaction<Schema>, record: CaseRecord) => Promise<T>,
): Promise<T> {
  if (caseId === null) throw new Refusal('step_not_reached')
  return context.database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('loan_case').select('id').where('id', '=', caseId).forUpdate().executeTakeFirst()
    const record = await readCase(transaction, context.settings.operatorKey, caseId)
    if (!record) throw new Refusal('step_not_reached')
    if (record.loanCase.flow_finished_at !== null) throw new Refusal('flow_finished')
    const result = await change(transaction, record)
    await bumpRevision(transaction, caseId, context.now())
    return result
  })
}

/** Every change of a case, a job's included, goes with this in the same transaction. */
export async function bumpRevision(transaction: Transaction<Schema>, caseId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('loan_case')
    .set((value) => ({ revision: value('revision', '+', 1), updated_at: now }))
    .where('id', '=', caseId)
    .execute()
}
