import type { StoreContext } from '../store-context.ts'
import { changeCaseData } from './case-data.ts'
import type { Transaction } from '../schema.ts'

/**
 * Removes accounts with their bookings. An emptied connection ends its consent at the bank, by a durable job; an
 * emptied upload may be sent again. The caller holds the case's lock.
 */
export async function removeAccounts(
  transaction: Transaction,
  context: StoreContext,
  caseId: string,
  accountIds: readonly string[],
): Promise<void> {
  const now = context.now()
  if (accountIds.length > 0) {
    await transaction.deleteFrom('transaction_part').where('account_id', 'in', accountIds).execute()
    await transaction.updateTable('account').set({ removed_at: now }).where('id', 'in', accountIds).execute()
  }
  await removeEmptyUploads(transaction, caseId)
  await endEmptyConnections(transaction, context, caseId)
  await changeCaseData(transaction, caseId, now)
}

async function removeEmptyUploads(transaction: Transaction, caseId: string): Promise<void> {
  await transaction
    .deleteFrom('upload')
    .where('case_id', '=', caseId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account')
            .select('account.id')
            .whereRef('account.upload_id', '=', 'upload.id')
            .where('account.removed_at', 'is', null),
        ),
      ),
    )
    .execute()
}

/** One that has listed no account yet is still at work and stays. */
async function endEmptyConnections(transaction: Transaction, context: StoreContext, caseId: string): Promise<void> {
  const connections = await transaction
    .selectFrom('bank_connection')
    .leftJoin('account', 'account.bank_connection_id', 'bank_connection.id')
    .select(({ fn }) => [
      'bank_connection.id',
      fn.count<number>('account.id').as('listed'),
      fn.count<number>('account.removed_at').as('removed'),
    ])
    .where('bank_connection.case_id', '=', caseId)
    .where('bank_connection.removed_at', 'is', null)
    .groupBy('bank_connection.id')
    .execute()
  for (const { id, listed, removed } of connections) {
    if (Number(listed) > 0 && Number(listed) === Number(removed)) await endConnection(transaction, context, id)
  }
}

export async function endConnection(
  transaction: Transaction,
  context: StoreContext,
  bankConnectionId: string,
): Promise<void> {
  const row = await transaction
    .updateTable('bank_connection')
    .set({ removed_at: context.now(), collecting_generation: null, consent_status: 'ended', updated_at: context.now() })
    .where('id', '=', bankConnectionId)
    .where('removed_at', 'is', null)
    .returning('connection_id')
    .executeTakeFirst()
  if (!row) return
  await context.jobs.enqueue(transaction, 'end-consent', { connectionId: row.connection_id }, { isFollowUp: true })
}
