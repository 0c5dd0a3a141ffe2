import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Database } from './schema.ts'

/** In their order; a migration that has been released is never changed, only followed. */
const names = readdirSync(new URL('migrations/', import.meta.url))
  .map((file) => basename(file, '.ts'))
  .sort()

export const latestMigration = names.at(-1) ?? ''

export async function getMigrations(): Promise<Record<string, Migration>> {
  const migrations = names.map(async (name): Promise<[string, Migration]> => {
    const { statements } = (await import(`./migrations/${name}.ts`)) as { statements: readonly string[] }
    return [name, migrationOf(statements)]
  })
  return Object.fromEntries(await Promise.all(migrations))
}

/** In its transaction it waits two seconds for a lock, since everybody else who wants that table waits behind it. */
export const migrationOf = (statements: readonly string[]): Migration => ({
  up: (database) => runAll(database, [`set local lock_timeout = '2s'`, ...statements]),
})

async function runAll(database: Database, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const migratorOf = (database: Database) => new Migrator({ db: database, provider: { getMigrations } })

const triesMax = 20
const pauseMs = 1_000
const lockNotAvailable = '55P03'
const heldText =
  'The database could not be brought up to date: for a minute a transaction held a table that a migration changes. End it, and start again.'

/**
 * Brings the database to the latest schema. Several processes may start at once: the migrator takes a lock. One that
 * waits too long for a table undoes everything, lets the others pass and begins again, for a minute; then it throws.
 */
export async function migrate(database: Database): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    const { error, results } = await migratorOf(database).migrateToLatest()
    if (!error) return (results ?? []).map((result) => result.migrationName)
    if ((error as { code?: unknown }).code !== lockNotAvailable)
      throw error instanceof Error ? error : new Error('The database could not be brought up to date.')
    if (tries === triesMax) throw new Error(heldText, { cause: error })
    await setTimeout(pauseMs)
  }
}

/** Of an empty database, to the schema of an older release. */
export async function migrateTo(database: Database, name: string): Promise<void> {
  const { error } = await migratorOf(database).migrateTo(name)
  if (error) throw error
}

/** The newest migration that the database has; empty when it has none. */
export async function currentMigration(database: Database): Promise<string> {
  const known = await migratorOf(database).getMigrations()
  return known.findLast((migration) => migration.executedAt !== undefined)?.name ?? ''
}
