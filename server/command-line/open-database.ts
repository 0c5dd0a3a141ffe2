import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import type { Settings } from '../settings.ts'
import { openEmbeddedRuntime } from '../store/database/runtime-role.ts'

/** The database that the server uses, for a command beside it; the embedded one is started when nobody has. */
export async function openDatabase(settings: Settings): Promise<{ databaseUrl: string; close(): Promise<void> }> {
  if (settings.databaseUrl !== null) return { databaseUrl: settings.databaseUrl, close: async () => {} }
  const { dataDir } = settings
  if (!existsSync(join(dataDir, 'postgres')) && !existsSync(join(dataDir, 'postgres-location.txt')))
    throw new Error(`There is no database in ${dataDir} yet; npm start makes it.`)
  const embedded = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.error } })
  return { databaseUrl: await openEmbeddedRuntime(embedded.url), close: () => embedded.stop() }
}
