import type { StoreContext } from '../store-context.ts'
import type { Transaction } from '../schema.ts'
import { insertNew } from '../database/rows.ts'

/**
 * Stores a connection that the aggregator reports for a case, so that its consent can be ended. It is neither collected
 * nor shown: its connect URL may have been handed to another person.
 */
export async function keepPending(
  transaction: Transaction,
  { connectionId, caseId }: { connectionId: string; caseId: string },
  now: Date,
): Promise<void> {
  await insertNew(transaction, 'pending_connection', { connection_id: connectionId, case_id: caseId, seen_at: now })
}

/** It was reported, or is gone at the aggregator. */
export async function dropPending(transaction: Transaction, connectionId: string): Promise<void> {
  await transaction.deleteFrom('pending_connection').where('connection_id', '=', connectionId).execute()
}

/** Ends the consents of a case's pending connections at the banks. Returns how many there were. */
export async function endPendingOf(transaction: Transaction, context: StoreContext, caseId: string): Promise<number> {
  const gone = await transaction
    .deleteFrom('pending_connection')
    .where('case_id', '=', caseId)
    .returning('connection_id')
    .execute()
  return endConsents(transaction, context, gone)
}

/** Likewise of all seen before a moment: abandoned visits to the bank. */
export async function endPendingBefore(transaction: Transaction, context: StoreContext, before: Date) {
  const gone = await transaction
    .deleteFrom('pending_connection')
    .where('seen_at', '<', before)
    .returning('connection_id')
    .execute()
  return endConsents(transaction, context, gone)
}

async function endConsents(
  transaction: Transaction,
  context: StoreContext,
  gone: readonly { connection_id: string }[],
): Promise<number> {
  for (const { connection_id: connectionId } of gone) {
    await context.jobs.enqueue(transaction, 'end-consent', { connectionId }, { isFollowUp: true })
  }
  return gone.length
}
