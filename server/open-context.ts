import type { Logger } from 'pino'
import { openSaltEdge } from './bank/saltedge-client.ts'
import { openKvkRegister } from './company-register/kvk-client.ts'
import type { Context } from './context.ts'
import { openJobQueue } from './jobs/open-queue.ts'
import { openUpstream } from './outgoing/upstream.ts'
import type { Settings } from './settings.ts'
import { migrate } from './store/migrate.ts'
import { openStore } from './store/pool.ts'
import { refuseUnsafeDatabase } from './store/unsafe-database.ts'

/** Connects everything that routes and jobs are given, with the database brought to the latest schema first. */
export async function openContext(settings: Settings, databaseUrl: string, log: Logger): Promise<Context> {
  const now = () => new Date(Date.now() + settings.clockOffsetMs)
  const { pool, database } = openStore(databaseUrl, settings.databaseConnections, log)
  try {
    await refuseUnsafeDatabase(pool, settings)
    const migrated = await migrate(database)
    if (migrated.length > 0) log.info({ migrated }, 'The database was brought up to date')
    const jobs = await openJobQueue({ databaseUrl, database, log, now })
    return { settings, database, pool, jobs, ...openUpstreams(settings, now), now, log }
  } catch (error) {
    await database.destroy()
    throw error
  }
}

function openUpstreams(settings: Settings, now: () => Date): Pick<Context, 'bank' | 'companyRegister'> {
  const { bank, companyRegister } = settings
  return {
    bank: openSaltEdge({
      upstream: openUpstream({ name: 'bank', baseUrl: bank.apiUrl }),
      appId: bank.appId,
      secret: bank.secret,
      privateKey: bank.privateKey,
      includeSandboxes: !settings.production,
      now,
    }),
    companyRegister: openKvkRegister({
      upstream: openUpstream({ name: 'company-register', baseUrl: companyRegister.apiUrl }),
      apiKey: companyRegister.apiKey,
      now,
    }),
  }
}

/** Hands jobs back and closes the connections; the reverse of `openContext`. */
export async function closeContext(context: Context): Promise<void> {
  await context.jobs.stop()
  await context.database.destroy()
}
