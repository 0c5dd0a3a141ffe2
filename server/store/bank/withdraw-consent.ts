import type { StoreContext } from '../store-context.ts'
import type { ConnectionRow } from './connections.ts'
import type { Transaction } from '../schema.ts'

/**
 * Ends a connection's consent: no more collecting, refreshing and reminders, and a job calls the aggregator until it
 * has ended it. Collected data stays. False when it was withdrawn already.
 */
export async function withdrawConsent(
  transaction: Transaction,
  context: StoreContext,
  row: ConnectionRow,
): Promise<boolean> {
  const now = context.now()
  const hasData = row.fetch_generation > 0
  const ended = await transaction
    .updateTable('bank_connection')
    .set({
      consent_status: 'ended',
      consent_ended_at: now,
      collecting_generation: null,
      ...(hasData ? { stage: 'finished' as const } : { stage: 'failed' as const, error_key: 'bank_cancelled' }),
      updated_at: now,
    })
    .where('id', '=', row.id)
    .where('consent_status', '!=', 'ended')
    .returning('connection_id')
    .executeTakeFirst()
  if (!ended) return false
  // Accounts that were listed but never read would hold up the journey for ever.
  if (!hasData) await transaction.deleteFrom('account').where('bank_connection_id', '=', row.id).execute()
  await context.jobs.enqueue(transaction, 'end-consent', { connectionId: ended.connection_id }, { isFollowUp: true })
  return true
}
