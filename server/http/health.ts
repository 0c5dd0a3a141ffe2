import type { FastifyInstance, FastifyRequest } from 'fastify'
import { timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Context } from '../context.ts'
import { currentMigration, latestMigration } from '../store/migrate.ts'
import { Refusal } from './refusal.ts'

export type Readiness = { ready: boolean; checks: Record<string, boolean> }

/** `/livez`: the process turns. `/readyz`: it can do its work. `/metrics`: figures, for this machine or a token's holder. */
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
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const readiness = await readReadiness(context)
    return reply
      .header('cache-control', 'no-store')
      .code(readiness.ready ? 200 : 503)
      .send(readiness)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, context.settings.metricsToken)) throw new Refusal('not_found')
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

/** The database takes a write, undone at once, and has the schema that this program was written for. */
export async function readReadiness(context: Context): Promise<Readiness> {
  const checks = { database: await takesWrites(context), schema: await hasLatestSchema(context) }
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

function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')) {
    // Behind a proxy on this machine every visitor would look local.
    if (request.headers['x-forwarded-for'] === undefined) return true
  }
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token ?? ''}`)
  return token !== null && given.length === wanted.length && timingSafeEqual(given, wanted)
}
