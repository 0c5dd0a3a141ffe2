import type { Context } from '../context.ts'
import { sendOnce } from '../outgoing/send-once.ts'
import { UpstreamError } from '../outgoing/upstream-error.ts'
import { webhookHeaders } from '../outgoing/webhook-signature.ts'
import { changeRows, findRow } from '../store/database/rows.ts'
import { webhookBody } from '../store/follow-up/webhook-deliveries.ts'
import type { Worker } from '../store/job-queue.ts'

/** Sends one event. A crash in between sends it twice under one id, by which a receiver passes over the second. */
export const sendWebhookWorker = ({ database, settings, now }: Context): Worker<'webhook'> => ({
  async step({ data: { deliveryId: id } }) {
    const { url, secrets } = settings.webhook
    const delivery = await findRow(database, 'webhook_delivery', { id })
    if (!delivery || delivery.sent_at !== null || url === null) return null
    const body = webhookBody(delivery)
    const headers = { 'content-type': 'application/json', ...webhookHeaders(secrets, id, body, now()) }
    const request = { method: 'POST', url, headers, body, timeoutMs: 15_000 }
    const tries = delivery.tries + 1
    try {
      await sendOnce('webhooks', request, 64 * 1024)
    } catch (error) {
      const why = error instanceof UpstreamError ? String(error.status ?? error.failure) : 'failed'
      await changeRows(database, 'webhook_delivery', { id }, { tries, last_answer: why })
      throw error
    }
    await changeRows(database, 'webhook_delivery', { id }, { tries, last_answer: 'accepted', sent_at: now() })
    // The reference of an erased case is kept no longer than the lender's system needs to hear it.
    if (delivery.case_id === null) await database.deleteFrom('webhook_delivery').where('id', '=', id).execute()
    return null
  },
})
