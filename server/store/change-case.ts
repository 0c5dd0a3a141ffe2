import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { Refusal } from '../http/refusal.ts'
import { lockCase, touchCase } from './case-data.ts'
import { readCase, type CaseRecord } from './read-case.ts'
import type { Schema } from './schema.ts'

/**
 * Changes a case on its applicant's behalf, under the case's lock, so that two changes of it never cross. A case that
 * has not begun or is finished is refused; its revision goes up with the change, so that whoever polls with an ETag sees it.
 */
export async function changeCase<T>(
  context: Context,
  caseId: string | null,
  change: (transaction: Transaction<Schema>, record: CaseRecord) => Promise<T>,
): Promise<T> {
  if (caseId === null) throw new Refusal('step_not_reached')
  return context.database.transaction().execute(async (transaction) => {
    await lockCase(transaction, caseId)
    const record = await readCase(transaction, context.settings.operatorKey, caseId)
    if (!record) throw new Refusal('step_not_reached')
    if (record.loanCase.flow_finished_at !== null) throw new Refusal('flow_finished')
    await touchCase(transaction, caseId, context.now())
    return change(transaction, record)
  })
}
