import type { Kysely } from 'kysely'
import type { Settings } from '../settings/settings.ts'
import type { ConnectionPool } from './database/connection-pool.ts'
import type { JobQueue } from './job-queue.ts'
import type { Schema } from './schema.ts'

/** What a change of stored data is given. */
export type StoreContext = {
  settings: Settings
  database: Kysely<Schema>
  pool: ConnectionPool
  jobs: JobQueue
  now: () => Date
}
