import type { FastifyInstance, FastifyRequest } from 'fastify'
import { timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from '../context.ts'
import { isLoopbackOrigin } from '../settings/networks.ts'
import type { Settings } from '../settings/settings.ts'
import { currentMigration, latestMigration } from '../store/migrate.ts'
import { Refusal } from '../refusal.ts'

type Readiness = { ready: boolean; checks: Record<string, boolean> }

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
  measureJobs(registry, context)
  serveProbes(app, context)
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, context.settings)) throw new Refusal('not_found')
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
    const readiness = await readShared()
    return reply
      .header('cache-control', 'no-store')
      .code(readiness.ready ? 200 : 503)
      .send(readiness)
  })
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

/** The database takes a write, undone at once, and has the schema that this program knows; jobs are being taken. */
export async function readReadiness(context: Context): Promise<Readiness> {
  const [database, schema, jobs] = await Promise.all([
    takesWrites(context),
    hasLatestSchema(context),
    keepsUpWithJobs(context),
  ])
  const checks = { database, schema, jobs }
  return { ready: Object.values(checks).every(Boolean), checks }
}

async function takesWrites(context: Context): Promise<boolean> {
  try {
    const client = await context.pool.connect()
    try {
      await client.query('begin')
      await client.query("insert into callback_inbox values ('readiness', gen_random_uuid()::text, now())")
    } finally {
      // A connection that cannot even roll back is closed instead of going back to the pool.
      await client.query('rollback').then(
        () => client.release(),
        (error: Error) => client.release(error),
      )
    }
    return true
  } catch {
    return false
  }
}

async function hasLatestSchema(context: Context): Promise<boolean> {
  try {
    return (await currentMigration(context.database)) === latestMigration
  } catch {
    return false
  }
}

/** Jobs are taken within seconds; when the oldest has waited this long, no worker takes them. */
const jobWaitMaxSeconds = 300

async function keepsUpWithJobs(context: Context): Promise<boolean> {
  try {
    const states = await context.jobs.readState()
    return states.every((state) => state.oldestWaitingSeconds < jobWaitMaxSeconds)
  } catch {
    return false
  }
}

function measureJobs(registry: Registry, context: Context): void {
  const labelNames = ['kind'] as const
  const waiting = new Gauge({
    name: 'vlot_jobs_waiting',
    help: 'Jobs that wait, by kind.',
    labelNames,
    registers: [registry],
  })
  const givenUp = new Gauge({
    name: 'vlot_jobs_given_up',
    help: 'Jobs given up for good in the last thirty days, by kind.',
    labelNames,
    registers: [registry],
  })
  const oldest = new Gauge({
    name: 'vlot_jobs_oldest_waiting_seconds',
    help: 'How long the job that has waited longest has waited, by kind.',
    labelNames,
    registers: [registry],
    async collect() {
      for (const { name, ...state } of await context.jobs.readState()) {
        waiting.set({ kind: name }, state.waiting)
        oldest.set({ kind: name }, state.oldestWaitingSeconds)
        givenUp.set({ kind: name }, state.givenUp)
      }
    },
  })
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
