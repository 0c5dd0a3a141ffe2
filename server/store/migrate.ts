import type { Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import * as start from './migrations/0001-start.ts'
import * as collection from './migrations/0002-collection.ts'
import * as rateWindows from './migrations/0003-rate-windows.ts'
import * as categoryContests from './migrations/0004-category-contests.ts'
import * as sealedDetails from './migrations/0006-sealed-details.ts'
import * as comingBack from './migrations/0005-return.ts'
import * as provenContact from './migrations/0007-proven-contact.ts'
import * as pendingConnection from './migrations/0008-pending-connection.ts'
import * as erasureCode from './migrations/0009-erasure-code.ts'
import * as recipientMails from './migrations/0010-recipient-mails.ts'
import * as followUp from './migrations/0011-follow-up.ts'
import * as pricedOffers from './migrations/0013-priced-offers.ts'
import * as obligations from './migrations/0014-obligations.ts'
import * as deskSessions from './migrations/0015-desk-sessions.ts'
import * as deskDecisions from './migrations/0016-desk-decisions.ts'
import * as findingAndCounting from './migrations/0017-finding-and-counting.ts'
import * as customerCheck from './migrations/0018-customer-check.ts'
import * as olderCases from './migrations/0019-older-cases.ts'
import * as reassessments from './migrations/0020-reassessments.ts'
import * as answersLookedAtAgain from './migrations/0021-answers-looked-at-again.ts'
import * as roleAskedAgain from './migrations/0022-role-asked-again.ts'
import * as deskWaitsAndLooks from './migrations/0027-desk-waits-and-looks.ts'
import * as whySessionsEnd from './migrations/0023-why-sessions-end.ts'
import * as addressesOfCase from './migrations/0024-addresses-of-a-case.ts'
import * as accountVerdicts from './migrations/0025-account-verdicts.ts'
import * as changesOfMind from './migrations/0026-changes-of-mind.ts'
import * as flowFinished from './migrations/0028-flow-finished.ts'
import type { Schema } from './schema.ts'

/** In order; a migration that has been released is never changed, only followed. */
const migrations: Record<string, Migration> = {
  '0001-start': start,
  '0002-collection': collection,
  '0003-rate-windows': rateWindows,
  '0004-category-contests': categoryContests,
  '0005-return': comingBack,
  '0006-sealed-details': sealedDetails,
  '0007-proven-contact': provenContact,
  '0008-pending-connection': pendingConnection,
  '0009-erasure-code': erasureCode,
  '0010-recipient-mails': recipientMails,
  '0011-follow-up': followUp,
  '0013-priced-offers': pricedOffers,
  '0014-obligations': obligations,
  '0015-desk-sessions': deskSessions,
  '0016-desk-decisions': deskDecisions,
  '0017-finding-and-counting': findingAndCounting,
  '0018-customer-check': customerCheck,
  '0019-older-cases': olderCases,
  '0020-reassessments': reassessments,
  '0021-answers-looked-at-again': answersLookedAtAgain,
  '0022-role-asked-again': roleAskedAgain,
  '0023-why-sessions-end': whySessionsEnd,
  '0024-addresses-of-a-case': addressesOfCase,
  '0025-account-verdicts': accountVerdicts,
  '0026-changes-of-mind': changesOfMind,
  '0027-desk-waits-and-looks': deskWaitsAndLooks,
  '0028-flow-finished': flowFinished,
}

export const latestMigration = Object.keys(migrations).sort().at(-1) ?? ''

const migratorOf = (database: Kysely<Schema>) =>
  new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(migrations) } })

/** Brings the database to the latest schema. Several processes may start at once: the migrator takes a lock. */
export async function migrate(database: Kysely<Schema>): Promise<string[]> {
  const { error, results } = await migratorOf(database).migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('The database could not be brought up to date.')
  return (results ?? []).map((result) => result.migrationName)
}

/** The newest migration that the database has; empty when it has none. */
export async function currentMigration(database: Kysely<Schema>): Promise<string> {
  const known = await migratorOf(database).getMigrations()
  return known.findLast((migration) => migration.executedAt !== undefined)?.name ?? ''
}
