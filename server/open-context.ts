import type { Logger } from 'pino'
import { openSaltEdge } from './bank/saltedge-client.ts'
import { openKvkRegister } from './company-register/kvk-client.ts'
import type { Context } from './context.ts'
import { openJobQueue } from './jobs/open-queue.ts'
import { openClamd } from './outgoing/clamd.ts'
import { openUpstream } from './outgoing/upstream.ts'
import type { Settings } from './settings/settings.ts'
import { currentMigration, latestMigration, migrate } from './store/migrate.ts'
import { Presence } from './store/database/presence.ts'
import { openStore, refuseUnsafeDatabase } from './store/database/pool.ts'
import { grantToRuntime, ownsAuditTrail, roleOf } from './store/database/runtime-role.ts'
import { readPolicies } from './store/decision/policies-in-force.ts'
import type { Database } from './store/schema.ts'

/** The account that serves; `ownerUrl` is that of the account that owns the tables, where they are two. */
export type DatabaseAddresses = { databaseUrl: string; ownerUrl: string | null }

/** Connects everything that routes and jobs are given, with the database brought to the latest schema first. */
export async function openContext(
  settings: Settings,
  { databaseUrl, ownerUrl }: DatabaseAddresses,
  log: Logger,
): Promise<Context> {
  const now = () => new Date(Date.now() + settings.clockOffsetMs)
  if (ownerUrl !== null) await migrateAsOwner(ownerUrl, databaseUrl, log)
  const { pool, database } = openStore(databaseUrl, settings.databaseConnections, log)
  try {
    await refuseUnsafeDatabase(pool, settings)
    const isOwner = ownerUrl === null && (await ownsAuditTrail(pool)) !== false
    if (isOwner) await migrateAndSay(database, log)
    else if ((await currentMigration(database)) !== latestMigration) {
      throw new Error('The database is not up to date, and this account may not change it: run ROLE=migrate first.')
    }
    if (await ownsAuditTrail(pool)) log.warn(warningOfOneAccount)
    const jobs = await openJobQueue({ databaseUrl, database, log, now, mayMigrate: isOwner })
    const presence = new Presence(databaseUrl)
    const policies = await readPolicies(database, settings)
    return { settings, policies, database, pool, presence, jobs, ...openUpstreams(settings, now), now, log }
  } catch (error) {
    await database.destroy()
    throw error
  }
}

const warningOfOneAccount =
  'The account that serves owns the audit trail, and so could change it unseen. Give it an account without tables as DATABASE_URL, and the owner as MIGRATION_DATABASE_URL.'

async function migrateAndSay(database: Database, log: Logger): Promise<void> {
  const migrated = await migrate(database)
  if (migrated.length > 0) log.info({ migrated }, 'The database was brought up to date')
}

/** Its connections are closed before anything is served. */
async function migrateAsOwner(ownerUrl: string, databaseUrl: string, log: Logger): Promise<void> {
  const { database } = openStore(ownerUrl, 2, log)
  try {
    await migrateAndSay(database, log)
    const queue = await openJobQueue({ databaseUrl: ownerUrl, database, log })
    await queue.stop()
    await grantToRuntime(ownerUrl, roleOf(databaseUrl))
  } finally {
    await database.destroy()
  }
}

/** Somebody waits for it at a search field. */
const registerTimeoutMs = 10_000

function openUpstreams(
  settings: Settings,
  now: () => Date,
): Pick<Context, 'bank' | 'companyRegister' | 'documentScanner'> {
  const { bank, companyRegister, scannerUrl } = settings
  return {
    documentScanner: scannerUrl === null ? null : openClamd(scannerUrl),
    bank: openSaltEdge({
      upstream: openUpstream({ name: 'bank', baseUrl: bank.apiUrl }),
      upstreamOfPages: openUpstream({ name: 'bank', baseUrl: bank.apiUrl }),
      appId: bank.appId,
      secret: bank.secret,
      privateKey: bank.privateKey,
      includeSandboxes: !settings.production,
      now,
    }),
    companyRegister: openKvkRegister({
      upstream: openUpstream({
        name: 'company-register',
        baseUrl: companyRegister.apiUrl,
        totalTimeoutMs: registerTimeoutMs,
      }),
      apiKey: companyRegister.apiKey,
      now,
    }),
  }
}

/** Hands jobs back and closes the connections; the reverse of `openContext`. */
export async function closeContext(context: Context): Promise<void> {
  await context.jobs.stop()
  await context.presence.close()
  await context.database.destroy()
}
