import { sql, type Transaction } from 'kysely'
import type { Schema } from '../schema.ts'

/** An answer that waits for a second person, or comes back from one, is work that nobody has yet. */
export async function passOn(
  transaction: Transaction<Schema>,
  caseId: string,
  kind: 'referral' | 'review',
  reason: 'secondPerson' | 'sentBack',
): Promise<void> {
  await transaction
    .updateTable('obligation')
    .set({ owner: null, claimed_at: null, reason, version: sql`version + 1` })
    .where('case_id', '=', caseId)
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .execute()
}
