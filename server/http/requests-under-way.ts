import { normalizeIP } from '@fastify/rate-limit'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'

/** A whole office behind one address stays far below it; who sends slowly on many connections does not. */
export const underWayMax = 250
const retryAfterSeconds = 5

/**
 * Bounds an address's concurrent requests, from their head until they are read and answered: slow bodies would else
 * take every connection there is (`connectionsMax`), from one machine and through any proxy.
 */
export function boundUnderWay(app: FastifyInstance, max: number): void {
  const underWay = new Map<string, number>()
  const change = (address: string, by: number): void => {
    const left = (underWay.get(address) ?? 0) + by
    if (left > 0) underWay.set(address, left)
    else underWay.delete(address)
  }
  app.addHook('onRequest', async ({ ip, raw }, reply) => {
    const address = normalizeIP(String(ip))
    if ((underWay.get(address) ?? 0) >= max) {
      // The rest of it is not waited for, or it would hold its connection as long.
      reply.header('connection', 'close')
      throw new Refusal('too_many_requests', { retryAfterSeconds })
    }
    change(address, 1)
    whenOver(raw, reply.raw, () => change(address, -1))
  })
}

/** Once: when it is answered and nothing of it is still to come. */
function whenOver(request: IncomingMessage, answer: ServerResponse, over: () => void): void {
  answer.once('close', () => {
    if (request.complete || request.destroyed) over()
    else request.once('close', over)
  })
}
