import type { Policies } from '#lending/policy/policy.ts'
import type { Settings } from '../settings/settings.ts'
import type { ConnectionPool } from './database/connection-pool.ts'
import type { JobQueue } from './job-queue.ts'
import type { Presence } from './database/presence.ts'
import type { Database } from './schema.ts'

export type StoreContext = {
  settings: Settings
  /** That in force, and those of before that records name. */
  policies: Policies
  database: Database
  pool: ConnectionPool
  presence: Presence
  jobs: JobQueue
  now: () => Date
}
