import type { FastifyInstance } from 'fastify'
import { setInterval } from 'node:timers'
import { getHeapStatistics } from 'node:v8'
import { Refusal } from './refusal.ts'

const lookEveryMs = 500
const lateMs = 1_000
/** One long pause, as at the start or in a collection of garbage, is no overload; this many late looks in a row are. */
const lateLooksMax = 3
const heapShareMax = 0.92

export type PressureGauge = {
  /** Called every `lookEveryMs`, with how much later than that it came and the share of the heap in use. */
  look(lateByMs: number, heapShare: number): void
  readonly isTooHigh: boolean
}

export function pressureGauge(): PressureGauge {
  let lateLooks = 0
  let fullLooks = 0
  return {
    look(lateByMs, heapShare) {
      lateLooks = lateByMs > lateMs ? lateLooks + 1 : 0
      fullLooks = heapShare > heapShareMax ? fullLooks + 1 : 0
    },
    get isTooHigh() {
      return lateLooks >= lateLooksMax || fullLooks >= lateLooksMax
    },
  }
}

/** A server that cannot keep up turns new requests away early, with 503 and when to come back (security.md, "Durable work"). */
export function refuseUnderPressure(app: FastifyInstance): void {
  const gauge = pressureGauge()
  let lookedAtMs = performance.now()
  const timer = setInterval(() => {
    const nowMs = performance.now()
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
    gauge.look(nowMs - lookedAtMs - lookEveryMs, used / limit)
    lookedAtMs = nowMs
  }, lookEveryMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', async (request) => {
    // Who asks whether we live must hear it, or a busy server would be ended for being busy.
    if (gauge.isTooHigh && request.url !== '/livez') throw new Refusal('unavailable', { retryAfterSeconds: 5 })
  })
}
