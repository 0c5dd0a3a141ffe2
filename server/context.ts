import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { BankData } from './bank-data.ts'
import type { CompanyRegister } from './company-register.ts'
import type { JobQueue } from './jobs/queue.ts'
import type { Settings } from './settings.ts'
import type { ConnectionPool } from './store/connection-pool.ts'
import type { Schema } from './store/schema.ts'

/** What every route and job is given. The clock is here so that tests can set it. */
export type Context = {
  settings: Settings
  database: Kysely<Schema>
  pool: ConnectionPool
  jobs: JobQueue
  bank: BankData
  companyRegister: CompanyRegister
  now: () => Date
  log: Logger
}
