import type { ErrorKey } from '#contract/errors.ts'
import { appendAudit } from '../store/audit.ts'
import { changeCaseData, lockCase, touchCase } from '../store/case/case-data.ts'
import type { Transaction } from '../store/schema.ts'
import type { ConnectionRow } from '../store/bank/connections.ts'
import type { Collection } from './collection.ts'
import { endWithout, joinsLedger } from './join-ledger.ts'
import { lockCollection } from './lock-collection.ts'
import type { Effects } from '../store/job-queue.ts'
import { changeRows } from '../store/database/rows.ts'

/** The collection is over without data; an earlier complete one stays what is shown. */
export async function failCollection(
  transaction: Transaction,
  connection: ConnectionRow,
  key: ErrorKey,
  now: Date,
): Promise<void> {
  if (joinsLedger(connection)) return endWithout(transaction, connection, key, now)
  const hasEarlier = connection.fetch_generation > 0
  // Accounts that were listed but never read would hold up the journey for ever.
  if (!hasEarlier) await transaction.deleteFrom('account').where('bank_connection_id', '=', connection.id).execute()
  const changed = {
    stage: hasEarlier ? 'finished' : 'failed',
    error_key: key,
    ...(key === 'bank_cancelled' ? { consent_status: 'unusable', consent_ended_at: now } : {}),
    collecting_generation: null,
    updated_at: now,
  } as const
  await changeRows(transaction, 'bank_connection', { id: connection.id }, changed)
  await touchCase(transaction, connection.case_id, now)
  const fact = { at: now, caseId: connection.case_id, by: 'worker' }
  await appendAudit(transaction, 'bank.collection-failed', fact, { bankConnectionId: connection.id, errorKey: key })
}

export const failing =
  (collection: Collection, key: ErrorKey): Effects =>
  async (transaction) => {
    const locked = await lockCollection(transaction, collection.data)
    if (locked) await failCollection(transaction, locked, key, collection.context.now())
  }

/** Shows the new generation. Only bookings that differ from the former ones are new data for a decision. */
export async function finishCollection(transaction: Transaction, collection: Collection): Promise<void> {
  const { context, data } = collection
  const loanCase = await lockCase(transaction, collection.loanCase.id)
  const connection = await lockCollection(transaction, data)
  if (!loanCase || !connection) return
  const now = context.now()
  const count = await replaceGeneration(transaction, connection.id, data.generation)
  const changed = {
    stage: 'finished',
    error_key: null,
    fetch_generation: data.generation,
    later_generation: null,
    collecting_generation: null,
    fetched_count: count,
    collected_at: now,
    updated_at: now,
  } as const
  await changeRows(transaction, 'bank_connection', { id: connection.id }, changed)
  await changeCaseData(transaction, loanCase.id, now)
  const fact = {
    at: now,
    caseId: loanCase.id,
    by: 'worker',
    effectKey: `collected/${connection.id}/${data.generation}`,
  }
  await appendAudit(transaction, 'bank.collected', fact, {
    bankConnectionId: connection.id,
    generation: data.generation,
    transactionCount: count,
  })
}

async function replaceGeneration(
  transaction: Transaction,
  bankConnectionId: string,
  generation: number,
): Promise<number> {
  const accounts = await transaction
    .selectFrom('account')
    .select(['id', 'transaction_count'])
    .where('bank_connection_id', '=', bankConnectionId)
    .where('collected_generation', '=', generation)
    .where('removed_at', 'is', null)
    .execute()
  await transaction
    .deleteFrom('transaction_part')
    .using('account')
    .whereRef('account.id', '=', 'transaction_part.account_id')
    .where('account.bank_connection_id', '=', bankConnectionId)
    .where('transaction_part.generation', '!=', generation)
    .execute()
  return accounts.reduce((sum, account) => sum + account.transaction_count, 0)
}
