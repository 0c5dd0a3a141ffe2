import type { FastifyInstance, FastifyRequest } from 'fastify'
import { timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Context } from '../context.ts'
import { isLoopbackOrigin } from '../settings/networks.ts'
import type { Settings } from '../settings/settings.ts'
import { Refusal } from '../refusal.ts'
import { readReadiness } from './readiness.ts'
import { measures } from './measures.ts'

/** `/livez`: the process runs. `/readyz`: it can work. `/metrics`: figures, for this machine or a token's holder. */
export function serveHealth(app: FastifyInstance, context: Context): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'vlot_http_request_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
  const measure = measures(registry, context)
  serveProbes(app, context)
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, context.settings)) throw new Refusal('not_found')
    await measure()
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

/** `/livez` and `/readyz` alone, for the proxy in front. */
export function serveProbes(app: FastifyInstance, context: Context): void {
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }))
  const readShared = sharedProbe(() => readReadiness(context))
  app.get('/readyz', async (_request, reply) => {
    const readiness = { ...(await readShared()), ...(leaving.has(context) ? { ready: false } : {}) }
    return reply
      .header('cache-control', 'no-store')
      .code(readiness.ready ? 200 : 503)
      .send(readiness)
  })
}

const leaving = new WeakSet<Context>()
/** Several times what a proxy waits between two looks (docs/how-to/run-in-containers.md). */
const leavingMs = 3_000

/** Says that it is not ready while it still answers, so that a proxy sends calls elsewhere before the port closes. */
export async function leave(context: Context, forMs = context.settings.production ? leavingMs : 0): Promise<void> {
  if (leaving.has(context)) return
  leaving.add(context)
  await sleep(forMs)
}

const readinessKeptMs = 1_000

/** One probe at a time, its result shared for a second: frequent checks must not burden the database. */
export function sharedProbe<T>(probe: () => Promise<T>, nowMs = () => performance.now()): () => Promise<T> {
  let last: { result: Promise<T>; endedMs: number } | undefined
  return () => {
    if (last && nowMs() - last.endedMs < readinessKeptMs) return last.result
    const one = { result: probe(), endedMs: Number.POSITIVE_INFINITY }
    const end = () => void (one.endedMs = nowMs())
    one.result.then(end, end)
    last = one
    return one.result
  }
}

const ofProxies = /^(?:forwarded|via|x-real-ip|(?:x-forwarded|cf|x-client|true-client|x-original)-.*)$/

/**
 * The token's holder; without it only a caller on this machine, without a proxy. A proxy that adds no header cannot be
 * seen, so a site under a public name always requires the token.
 */
function mayReadMetrics({ headers, socket }: FastifyRequest, settings: Settings): boolean {
  const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
  const isProxied = settings.trustProxy.length > 0 || Object.keys(headers).some((name) => ofProxies.test(name))
  if (isLocal && !isProxied && isLoopbackOrigin(settings.publicOrigin)) return true
  const token = settings.metricsToken
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token ?? ''}`)
  return token !== null && given.length === wanted.length && timingSafeEqual(given, wanted)
}
