import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Context } from './context.ts'
import { buildDeskHttp } from './desk/build-desk-http.ts'
import { buildHttp, type HttpParts } from './http/build-http.ts'
import { leave } from './http/health.ts'
import { startWorkers } from './jobs/workers.ts'
import { keepNotesOfAudit } from './jobs/note-audit.ts'
import { sendMail } from './mail/send.ts'
import { closeContext, openContext, type DatabaseAddresses } from './open-context.ts'
import { openPages } from './lender-site/lender-site.ts'
import type { Settings } from './settings/settings.ts'
import { startErasureLog } from './erasure/erasure-log.ts'
import { superviseEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts'
import { comesIntoForce } from './store/decision/policies-in-force.ts'
import { openEmbeddedRuntime } from './store/database/runtime-role.ts'

export type RunningServer = {
  /** Where it listens, e.g. `http://localhost:3000`; null for roles without pages. */
  address: string | null
  /** Where the lender's desk listens; null where it is not served. */
  deskAddress: string | null
  context: Context
  /** Says that it leaves, takes no more calls and jobs, finishes those under way, then closes all and the database. */
  stop(): Promise<void>
}

type Stop = () => Promise<void>

/** Starts the role's parts: database, schema, queue, then worker and http; stops them when a later one fails. */
export async function startServer(given: Settings, log: Logger, parts: HttpParts): Promise<RunningServer> {
  const settings = await withPages(given)
  const stops: Stop[] = []
  const stop = onlyOnce(async () => {
    for (const stopPart of stops.toReversed()) await stopPart()
  })
  try {
    const { databaseUrl, migrationDatabaseUrl: ownerUrl } = settings
    const addresses = databaseUrl === null ? await startDatabase(settings, log, stops) : { databaseUrl, ownerUrl }
    const context = await openContext(settings, addresses, log)
    stops.push(() => closeContext(context))
    await comesIntoForce(context.database, settings, context.now())
    if (settings.role !== 'migrate') await startErasureLog(settings.erasureLog)
    if (settings.role === 'all' || settings.role === 'worker') stops.push(await startWork(context))
    const isHttp = settings.role === 'all' || settings.role === 'http'
    const address = isHttp ? await startHttp(context, parts, stops) : null
    return { address, deskAddress: await startDesk(context, stops), context, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The settings with the folders of this lender's pages, where the process serves any. */
async function withPages(settings: Settings): Promise<Settings> {
  const { desk, role } = settings
  if (role === 'worker' || role === 'migrate') return settings
  const pages = await openPages(settings)
  return { ...settings, pagesDir: pages.siteDir, desk: desk && { ...desk, dir: pages.deskDir } }
}

async function startDatabase(settings: Settings, log: Logger, stops: Stop[]): Promise<DatabaseAddresses> {
  const plainLog = { info: (message: string) => log.info(message), warn: (message: string) => log.warn(message) }
  const database = await superviseEmbeddedPostgres({ dataDir: settings.dataDir, log: plainLog })
  stops.push(() => database.stop())
  return { databaseUrl: await openEmbeddedRuntime(database.socketUrl), ownerUrl: database.url }
}

async function startWork(context: Context): Promise<Stop> {
  const workers = await startWorkers(context, async ({ data }) => {
    await sendMail(context, data.mailId)
    return null
  })
  const endNotes = keepNotesOfAudit(context)
  return async () => {
    endNotes()
    await workers.stop()
  }
}

async function startHttp(context: Context, parts: HttpParts, stops: Stop[]): Promise<string> {
  const app = await buildHttp(context, parts)
  stops.push(() => leave(context).then(() => app.close()))
  return listen(app, context.settings.host, context.settings.port)
}

async function startDesk(context: Context, stops: Stop[]): Promise<string | null> {
  const { desk, host, role } = context.settings
  if (desk === null && role === 'all') context.log.warn('No desk is served: DESK_OIDC_ISSUER is not given')
  if (desk === null) return null
  const app = await buildDeskHttp(context, desk)
  stops.push(() => leave(context).then(() => app.close()))
  return listen(app, host, desk.port)
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  await app.listen({ host, port, backlog: 511 })
  const address = app.server.address()
  const listening = typeof address === 'object' && address !== null ? address.port : port
  return `http://${host.includes(':') ? `[${host}]` : host}:${listening}`
}

function onlyOnce(work: Stop): Stop {
  let running: Promise<void> | undefined
  return () => (running ??= work())
}
