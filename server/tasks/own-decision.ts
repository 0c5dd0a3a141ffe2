import { sql, type RawBuilder } from 'kysely'
import type { TaskRow } from '../store/work/tasks.ts'
import type { Database } from '../store/schema.ts'

/**
 * Work `o` that rests on an answer of this employee, so that a colleague does it: a review of their answer, alone or as
 * one of two, the check of an offer that they approved first, and their proposal to a colleague.
 */
export const isOwnWork = (staffId: string): RawBuilder<boolean> => sql<boolean>`(
  o.kind = 'review' and (
    exists (select from obligation r where r.case_id = o.case_id and r.kind = 'referral' and r.closed_by = ${`staff:${staffId}`})
    or exists (select from desk_decision d where d.case_id = o.case_id and d.state in ('done', 'revised')
      and ${staffId} in (d.first_by, d.second_by))
  ) or o.kind = 'chosenOffer' and exists (
    select from desk_decision d join loan_case l on l.id = d.case_id and l.data_version = d.data_version
    where d.case_id = o.case_id and d.state = 'done' and d.first_by = ${staffId}
  ) or o.kind in ('referral', 'review') and exists (
    select from desk_decision d join loan_case l on l.id = d.case_id and l.data_version = d.data_version
    where d.case_id = o.case_id and d.state = 'proposed' and d.first_by = ${staffId}
  ))`

export async function isOwnDecision(
  database: Database,
  { kind, case_id: caseId }: Pick<TaskRow, 'kind' | 'case_id'>,
  staffId: string,
): Promise<boolean> {
  const { rows } = await sql<{ is_own: boolean }>`
    select ${isOwnWork(staffId)} as is_own from (select ${kind}::text as kind, ${caseId}::uuid as case_id) o`.execute(
    database,
  )
  return rows[0]?.is_own === true
}
