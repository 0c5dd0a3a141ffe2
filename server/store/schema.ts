import type { Kysely, Selectable, Transaction as TransactionOf } from 'kysely'
import type { BankTables } from './schema/bank-tables.ts'
import type { CaseTables } from './schema/case-tables.ts'
import type { DecisionTables } from './schema/decision-tables.ts'
import type { DeskCaseTables } from './schema/desk-case-tables.ts'
import type { DeskTables } from './schema/desk-tables.ts'
import type { FollowUpTables } from './schema/follow-up-tables.ts'
import type { MailTables } from './schema/mail-tables.ts'
import type { SessionTables } from './schema/session-tables.ts'
import type { WorkTables } from './schema/work-tables.ts'

/** A row type per table of `migrations/`. bigint is a number: cents are far below 2^53 (store/database/pool.ts). */
export type Schema = BankTables &
  CaseTables &
  DecisionTables &
  DeskCaseTables &
  DeskTables &
  FollowUpTables &
  MailTables &
  SessionTables &
  WorkTables

/** A row as it is read. */
export type RowOf<Table extends keyof Schema> = Selectable<Schema[Table]>

/** The database, or a transaction on it. */
export type Database = Kysely<Schema>
export type Transaction = TransactionOf<Schema>
