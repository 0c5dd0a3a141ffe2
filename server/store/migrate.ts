import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Database } from './schema.ts'

/** In their order; a migration that has been released is never changed, only followed. */
const names = readdirSync(new URL('migrations/', import.meta.url))
  .map((file) => basename(file, '.ts'))
  .sort()

export const latestMigration = names.at(-1) ?? ''

export async function getMigrations(): Promise<Record<string, Migration>> {
  const migrations = names.map(async (name): Promise<[string, Migration]> => {
    const { statements } = (await import(`./migrations/${name}.ts`)) as { statements: readonly string[] }
    return [name, { up: (database) => runAll(database, statements) }]
  })
  return Object.fromEntries(await Promise.all(migrations))
}

async function runAll(database: Database, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const migratorOf = (database: Database) => new Migrator({ db: database, provider: { getMigrations } })

/** Brings the database to the latest schema. Several processes may start at once: the migrator takes a lock. */
export async function migrate(database: Database): Promise<string[]> {
  const { error, results } = await migratorOf(database).migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('The database could not be brought up to date.')
  return (results ?? []).map((result) => result.migrationName)
}

/** The newest migration that the database has; empty when it has none. */
export async function currentMigration(database: Database): Promise<string> {
  const known = await migratorOf(database).getMigrations()
  return known.findLast((migration) => migration.executedAt !== undefined)?.name ?? ''
}
