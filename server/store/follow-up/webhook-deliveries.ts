import { randomUUID } from 'node:crypto'
import type { LoanEvent } from '#lending/desk/loan-events.ts'
import { findRow, insertRow } from '../database/rows.ts'
import type { RowOf, Database, Transaction } from '../schema.ts'
import type { StoreContext } from '../store-context.ts'

type WebhookDelivery = RowOf<'webhook_delivery'>

/** Sends the lender's systems an event of a case, with the caller's transaction; nothing where they take none. */
export async function tellLender(
  { settings, jobs, now }: StoreContext,
  transaction: Transaction,
  caseId: string,
  type: LoanEvent,
  paymentId: string | null = null,
): Promise<void> {
  if (settings.webhook.url === null) return
  const followUp = await findRow(transaction, 'follow_up', { case_id: caseId }, ['reference'])
  if (!followUp) return
  const id = randomUUID()
  const about = { ...followUp, case_id: type === 'loan.erased' ? null : caseId, payment_id: paymentId }
  await insertRow(transaction, 'webhook_delivery', { id, type, ...about, at: now() })
  await jobs.enqueue(transaction, 'webhook', { deliveryId: id }, { isFollowUp: true })
}

/** The same at each try. */
export function webhookBody({ type, at, case_id: caseId, reference, payment_id: paymentId }: WebhookDelivery): string {
  const data = { reference, ...(caseId && { caseId }), ...(paymentId && { paymentId }) }
  return JSON.stringify({ type, timestamp: at.toISOString(), data })
}

/** The newest first. */
export const readDeliveries = (database: Database): Promise<WebhookDelivery[]> =>
  database.selectFrom('webhook_delivery').selectAll().orderBy('at', 'desc').orderBy('id').limit(100).execute()
