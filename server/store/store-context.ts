import type { Settings } from '../settings/settings.ts'
import type { ConnectionPool } from './database/connection-pool.ts'
import type { JobQueue } from './job-queue.ts'
import type { Database } from './schema.ts'

export type StoreContext = {
  settings: Settings
  database: Database
  pool: ConnectionPool
  jobs: JobQueue
  now: () => Date
}
