import { sql, type Kysely, type Transaction, type Updateable } from 'kysely'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { lockCase, touchCase } from './case-data.ts'
import { readCase, type CaseRecord } from './read-case.ts'
import type { Schema } from './schema.ts'
import type { LoanCaseTable } from './schema/case-tables.ts'

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
    const record = await readOpenCase(transaction, context, caseId)
    await touchCase(transaction, caseId, context.now())
    return change(transaction, record)
  })
}

async function readOpenCase(database: Kysely<Schema>, { settings }: Context, caseId: string): Promise<CaseRecord> {
  const record = await readCase(database, settings.operatorKey, caseId)
  if (!record) throw new Refusal('step_not_reached')
  if (record.loanCase.flow_finished_at !== null) throw new Refusal('flow_finished')
  return record
}

/**
 * As `changeCase` for a change of nothing but the case's own row, without a lock: the row is changed only if it still is
 * what `change` was made of. Half the statements. False when it is not, or when `change` says null: then `changeCase` does it.
 */
export async function changeCaseRow(
  context: Context,
  caseId: string | null,
  change: (record: CaseRecord) => Updateable<LoanCaseTable> | null,
): Promise<boolean> {
  if (caseId === null) throw new Refusal('step_not_reached')
  const record = await readOpenCase(context.database, context, caseId)
  const changed = change(record)
  if (changed === null) return false
  const result = await context.database
    .updateTable('loan_case')
    .set({ ...changed, revision: sql`revision + 1`, updated_at: context.now() })
    .where('id', '=', caseId)
    .where(sql<boolean>`xmin = ${record.rowVersion}::xid`)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
