import { randomUUID } from 'node:crypto'
import { mayFetchUnattended, unattendedWindowMs } from '#lending/fetch-budget.ts'
import type { RowOf, Transaction } from '../schema.ts'

type UnattendedFetch = { caseId: string; bankConnectionId: string; cause: RowOf<'bank_fetch'>['cause'] }

/**
 * Charges one unattended fetch to the budgets of all accounts of a connection, or to none. Budgets are by account
 * number, so two connections share one. The caller holds the case's lock.
 */
export async function takeUnattendedFetch(
  transaction: Transaction,
  { caseId, bankConnectionId, cause }: UnattendedFetch,
  now: Date,
): Promise<boolean> {
  const accounts = await transaction
    .selectFrom('account')
    .select('identity')
    .where('bank_connection_id', '=', bankConnectionId)
    .where('removed_at', 'is', null)
    .execute()
  for (const { identity } of accounts) {
    const earlier = await transaction
      .selectFrom('bank_fetch')
      .select('at')
      .where('case_id', '=', caseId)
      .where('identity', '=', identity)
      .where('at', '>', new Date(now.getTime() - unattendedWindowMs))
      .execute()
    const moments = earlier.map(({ at }) => at)
    if (!mayFetchUnattended(moments, now)) return false
  }
  if (accounts.length === 0) return false
  const rows = accounts.map(({ identity }) => ({ id: randomUUID(), case_id: caseId, identity, cause, at: now }))
  await transaction.insertInto('bank_fetch').values(rows).execute()
  return true
}
