import type { FastifyInstance } from 'fastify'
import { apiPrefix } from '#contract/calls.ts'
import { paymentFaultWords } from '#lending/desk/payment-faults.ts'
import type { Context } from '../context.ts'
import { takePayments } from '../follow-up/take-payments.ts'
import { isWebhookSigned } from '../outgoing/webhook-signature.ts'

const bodyLimit = 1024 * 1024

/** The lender's system reports payments, signed as a webhook is (docs/how-to/connect-your-systems.md). */
export function reportedPaymentRoutes(app: FastifyInstance, context: Context): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body))
  app.post(`${apiPrefix}/vlot/v1/payments`, { bodyLimit }, async ({ body, headers }, reply) => {
    const text = typeof body === 'string' ? body : ''
    const isTheirs = isWebhookSigned(context.settings.webhook.secrets, headers, text, context.now())
    if (!isTheirs) return reply.code(401).send()
    const payments = paymentsIn(text)
    if (!payments) return reply.code(400).send()
    const { fault, ...counts } = await takePayments(context, payments, 'lender')
    if (!fault) return counts
    const message = { nl: paymentFaultWords.nl[fault.why], en: paymentFaultWords.en[fault.why] }
    return reply.code(422).send({ ...fault, message })
  })
}

function paymentsIn(text: string): readonly unknown[] | null {
  try {
    const { payments } = JSON.parse(text) as { payments?: unknown }
    return Array.isArray(payments) ? payments : null
  } catch {
    return null
  }
}
