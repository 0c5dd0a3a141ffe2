import type { StoreContext } from '../store-context.ts'
import type { Transaction } from '../schema.ts'
import { changeRows } from '../database/rows.ts'

/**
 * The use of a collection: data to decide on; bookings that join a decided case's ledger, after the applicant was at
 * the bank; or the same at night, fetched within the budget.
 */
export type CollectionPurpose = 'decision' | 'ledger' | 'night'

/**
 * Begins a collection unless one is running; a finished one again only when the caller says so. The new generation
 * number fences off steps of older ones.
 */
export async function startCollection(
  transaction: Transaction,
  context: StoreContext,
  bankConnectionId: string,
  { purpose = 'decision', ...options }: { isFollowUp?: boolean; purpose?: CollectionPurpose } = {},
): Promise<boolean> {
  const row = await transaction
    .selectFrom('bank_connection')
    .selectAll()
    .where('id', '=', bankConnectionId)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.removed_at !== null || row.consent_status === 'ended' || row.collecting_generation !== null)
    return false
  const generation = row.last_generation + 1
  const now = context.now()
  const changed = {
    // Of what joins the ledger the applicant sees nothing: the step of the journey stays done.
    ...(purpose === 'decision' ? { stage: 'connecting' as const, error_key: null } : {}),
    ...(purpose === 'night' ? { refreshed_at: now } : {}),
    collecting_for: purpose === 'decision' ? 'decision' : 'ledger',
    collecting_generation: generation,
    last_generation: generation,
    collect_started_at: now,
    updated_at: now,
  } as const
  await changeRows(transaction, 'bank_connection', { id: row.id }, changed)
  const firstStep = purpose === 'night' ? ('refresh' as const) : ('begin' as const)
  const data = { bankConnectionId: row.id, generation, step: { name: firstStep } }
  await context.jobs.enqueue(transaction, 'collect', data, options)
  return true
}
