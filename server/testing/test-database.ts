// Databases on the server of the run (database-server.ts): an empty one, or a copy of one that is up to date.
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { pino } from 'pino'
import { openJobQueue } from '../jobs/open-queue.ts'
import { migrate } from '../store/migrate.ts'
import { openStore } from '../store/database/pool.ts'

export type TestDatabase = {
  /** Connection string of a database of this test only. */
  url: string
  /** Drops the database. */
  stop(): Promise<void>
}

/** An empty database. */
export const startTestDatabase = (): Promise<TestDatabase> => copyOf('template1')

let template: Promise<string> | undefined

/** A database with the latest schema and the queues of jobs, copied in a tenth of the time that making it takes. */
export async function startMigratedDatabase(): Promise<TestDatabase> {
  template ??= migratedTemplate()
  return copyOf(await template)
}

async function copyOf(origin: string): Promise<TestDatabase> {
  const name = `vlot_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await administer((client) => client.query(`create database ${name} template ${origin} strategy file_copy`))
  return {
    url: addressOf(name),
    stop: () => administer(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  }
}

/** Made once on a server, by the first process that asks, and again when a file that it is made by has changed. */
async function migratedTemplate(): Promise<string> {
  const name = `vlot_template_${hashOfSchema()}`
  await administer(async (client) => {
    await client.query("select pg_advisory_lock(hashtext('vlot template'))")
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 1) return
    const draft = `vlot_draft_${process.pid}_${randomBytes(4).toString('hex')}`
    await client.query(`create database ${draft} strategy file_copy`)
    await bringUpToDate(addressOf(draft))
    await client.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

async function bringUpToDate(databaseUrl: string): Promise<void> {
  const log = pino({ level: 'silent' })
  const { database } = openStore(databaseUrl, 2, log)
  await migrate(database)
  const queue = await openJobQueue({ databaseUrl, database, log })
  await queue.stop()
  await database.destroy()
}

function hashOfSchema(): string {
  const here = (path: string) => new URL(path, import.meta.url)
  const migrations = readdirSync(here('../store/migrations')).map((name) => `../store/migrations/${name}`)
  const files = [...migrations.sort(), '../store/migrate.ts', '../jobs/open-queue.ts', '../store/job-kinds.ts']
  const hash = createHash('sha256')
  for (const file of [...files, '../../package-lock.json']) hash.update(readFileSync(here(file)))
  return hash.digest('hex').slice(0, 16)
}

function addressOf(name: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.href
}

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('No database server runs: the project of the tests lacks server/testing/database-server.ts')
  return url
}

async function administer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl(), connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
