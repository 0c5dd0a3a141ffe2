import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { getHeapStatistics } from 'node:v8'
import { Refusal } from '../refusal.ts'

const retryAfterSeconds = 5
const heapShareMax = 0.92

type PressureLimits = { lookEveryMs: number; lateMs: number }
const usual: PressureLimits = { lookEveryMs: 500, lateMs: 1_000 }

/** Late looks in a row that make an overload. */
const lateLooksMax = 3
/** Without a request a recovery goes unnoticed, so after this long it is assumed. */
const forgottenAfterMs = 10_000

/**
 * Answers new requests with 503 and Retry-After when the server cannot keep up (docs/security.md, "Limits"). The first
 * look of a start is always bad, because starting blocks the event loop, so pressure counts after three looks.
 */
export async function refuseUnderPressure(app: FastifyInstance, limits: PressureLimits = usual): Promise<void> {
  const pressure = lastingPressure(limits.lookEveryMs * lateLooksMax, () => performance.now())
  app.addHook('onRequest', async () => {
    if (!app.isUnderPressure()) pressure.breathe()
  })
  await app.register(underPressure, {
    sampleInterval: limits.lookEveryMs,
    maxEventLoopDelay: limits.lateMs,
    maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * heapShareMax),
    async pressureHandler(request) {
      // Liveness checks always get an answer, or a busy server would be killed for being busy.
      if (pressure.lasts() && request.url !== '/livez') throw new Refusal('unavailable', { retryAfterSeconds })
    },
  })
}

/** Reported of each request that meets pressure (`lasts`) or none (`breathe`); `lasts` is true after `patienceMs`. */
export function lastingPressure(patienceMs: number, nowMs: () => number) {
  let sinceMs: number | undefined
  let metMs = 0
  return {
    breathe(): void {
      sinceMs = undefined
    },
    lasts(): boolean {
      const now = nowMs()
      if (sinceMs === undefined || now - metMs > forgottenAfterMs) sinceMs = now
      metMs = now
      return now - sinceMs >= patienceMs
    },
  }
}
