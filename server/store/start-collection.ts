import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Schema } from './schema.ts'

/**
 * Begins a collection unless one is under way; a finished connection is only collected again when the caller says so. The
 * new generation number fences off whatever steps of an older one may still run.
 */
export async function startCollection(
  transaction: Transaction<Schema>,
  context: Context,
  bankConnectionId: string,
  options: { isFollowUp?: boolean } = {},
): Promise<boolean> {
  const row = await transaction
    .selectFrom('bank_connection')
    .selectAll()
    .where('id', '=', bankConnectionId)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.removed_at !== null || row.collecting_generation !== null) return false
  const generation = row.last_generation + 1
  const now = context.now()
  await transaction
    .updateTable('bank_connection')
    .set({
      stage: 'connecting',
      error_key: null,
      collecting_generation: generation,
      last_generation: generation,
      collect_started_at: now,
      updated_at: now,
    })
    .where('id', '=', row.id)
    .execute()
  const data = { bankConnectionId: row.id, generation, step: { name: 'begin' as const } }
  await context.jobs.enqueue(transaction, 'collect', data, options)
  return true
}
