import type { Kysely, Transaction } from 'kysely'
import type { ObligationRow } from '../store/obligations.ts'
import type { Schema } from '../store/schema.ts'

/** Whether the same person answered this case before, alone or as one of two: then a colleague looks again. A decision of the engine is nobody's. */
export async function isOwnDecision(
  database: Kysely<Schema> | Transaction<Schema>,
  { kind, case_id: caseId }: Pick<ObligationRow, 'kind' | 'case_id'>,
  staffId: string,
): Promise<boolean> {
  if (kind !== 'review' || caseId === null) return false
  const row = await database
    .selectFrom('obligation')
    .select('id')
    .where('case_id', '=', caseId)
    .where('kind', '=', 'referral')
    .where('closed_by', '=', `staff:${staffId}`)
    .limit(1)
    .executeTakeFirst()
  const answer = await database
    .selectFrom('desk_decision')
    .select('id')
    .where('case_id', '=', caseId)
    .where('state', '=', 'done')
    .where((eb) => eb.or([eb('first_by', '=', staffId), eb('second_by', '=', staffId)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined || answer !== undefined
}
