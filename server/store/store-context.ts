import type { Kysely } from 'kysely'
import type { Settings } from '../settings/settings.ts'
import type { ConnectionPool } from './database/connection-pool.ts'
import type { JobQueue } from './job-queue.ts'
import type { Schema } from './schema.ts'

export type StoreContext = {
  settings: Settings
  database: Kysely<Schema>
  pool: ConnectionPool
  jobs: JobQueue
  now: () => Date
}
