import { createHmac, timingSafeEqual } from 'node:crypto'

const ageMaxSeconds = 300

const signed = (secrets: readonly Buffer[], id: string, timestamp: string, body: string): string[] =>
  secrets.map((secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`)

/** As Standard Webhooks has them: a signature by each secret, so that the receiver can change its own later. */
export function webhookHeaders(secrets: readonly Buffer[], id: string, body: string, at: Date): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = signed(secrets, id, timestamp, body).join(' ')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures }
}

/** Whether one of the secrets signed this body at about this time. */
export function isWebhookSigned(secrets: readonly Buffer[], headers: object, body: string, now: Date): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, ...rest } = headers as Record<string, unknown>
  const given = rest['webhook-signature']
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof given !== 'string') return false
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= ageMaxSeconds)) return false
  const offered = given.split(' ').map((one) => Buffer.from(one))
  const right = signed(secrets, id, timestamp, body).map((one) => Buffer.from(one))
  return right.some((one) => offered.some((other) => other.length === one.length && timingSafeEqual(one, other)))
}
