import { sql } from 'kysely'
import type { Outcome } from '#lending/decision/outcome.ts'
import type { Database, RowOf, Transaction } from '../schema.ts'
import type { ReassessmentCause } from '../schema/decision-tables.ts'
import { findRow, insertRow } from '../database/rows.ts'

type Version = { caseId: string; dataVersion: number }

export const readReassessment = (database: Database, { caseId, dataVersion }: Version) =>
  findRow(database, 'reassessment', { case_id: caseId, data_version: dataVersion })

type NewReassessment = Version & {
  cause: ReassessmentCause
  by: { id: string; role: RowOf<'reassessment'>['role'] }
  at: Date
}

export async function insertReassessment(
  transaction: Transaction,
  { caseId, dataVersion, cause, by, at }: NewReassessment,
): Promise<void> {
  await insertRow(transaction, 'reassessment', {
    case_id: caseId,
    data_version: dataVersion,
    cause,
    staff_id: by.id,
    role: by.role,
    at,
  })
}

/**
 * The outcome shown for this version until a person has answered; null for the decision's own. An employee's correction
 * never changes an answer by itself: a person answers.
 */
export async function heldAs(database: Database, version: Version): Promise<'referred' | 'refused' | null> {
  const asked = await readReassessment(database, version)
  const corrected = await database
    .selectFrom('category_contest')
    .select('id')
    .where('case_id', '=', version.caseId)
    .where('staff_id', 'is not', null)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  const accepted = await database
    .selectFrom('account_verdict')
    .select('id')
    .where('case_id', '=', version.caseId)
    .where('state', '=', 'done')
    .limit(1)
    .executeTakeFirst()
  if (!asked && !corrected && !accepted) return null
  // A refusal under review stays one until then; a change by the applicant is a new question.
  return asked && (await toldBefore(database, version)) === 'refused' ? 'refused' : 'referred'
}

async function toldBefore(database: Database, { caseId, dataVersion }: Version): Promise<Outcome | null> {
  const { rows } = await sql<{ outcome: Outcome }>`
    select coalesce(
      (select a.outcome from desk_decision a
        where a.case_id = d.case_id and a.data_version = d.data_version and a.state = 'done'),
      d.held_as, d.outcome) as outcome
    from decision d where d.case_id = ${caseId} and d.data_version < ${dataVersion}
    order by d.data_version desc limit 1`.execute(database)
  return rows[0]?.outcome ?? null
}
