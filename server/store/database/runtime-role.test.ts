import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeContext, openContext } from '../../open-context.ts'
import type { Context } from '../../context.ts'
import { readSettings } from '../../settings/settings.ts'
import { startMigratedDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { temporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts'
import { appendAudit } from '../audit.ts'
import { openEmbeddedRuntime } from './runtime-role.ts'
import { testNow } from '../../testing/test-clock.ts'
import { makeKey, openKey, shredKeys, throwKeysAway } from '../sealing/sealing-keys.ts'

const role = `runtime_${randomBytes(4).toString('hex')}`
const said: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) })
let testDatabase: TestDatabase
let folder: TemporaryFolder
let owner: pg.Client
let databaseUrl: string

beforeAll(async () => {
  testDatabase = await startMigratedDatabase()
  folder = temporaryFolder()
  owner = new pg.Client({ connectionString: testDatabase.url })
  await owner.connect()
  await owner.query(`create role ${role} login password 'runtime'`)
  await owner.query(`grant pg_checkpoint to ${role}; grant execute on function pg_switch_wal() to ${role}`)
  const url = new URL(testDatabase.url)
  url.username = role
  url.password = 'runtime'
  databaseUrl = url.href
})
afterAll(async () => {
  await owner.query(`drop owned by ${role}; drop role ${role}`)
  await owner.end()
  await testDatabase.stop()
  folder.remove()
})

async function withContext(ownerUrl: string | null, url: string, work: (context: Context) => Promise<void>) {
  said.length = 0
  const context = await openContext(readSettings({ DATA_DIR: folder.path }), { databaseUrl: url, ownerUrl }, log)
  try {
    await work(context)
  } finally {
    await closeContext(context)
  }
}

describe('an account that serves and one that owns', () => {
  test('CORE-8 the one that serves adds to the audit trail, and can neither change it nor let itself', async () => {
    await withContext(testDatabase.url, databaseUrl, async ({ database, pool, jobs }) => {
      await database
        .transaction()
        .execute((transaction) =>
          appendAudit(transaction, 'reminder.sent', { at: testNow(), caseId: null, by: 'worker' }),
        )
      await jobs.enqueue(database, 'sweep', {})
      expect((await jobs.readState()).map(({ name }) => name)).toEqual(['sweep'])
      for (const statement of [
        'update audit_entry set actor = actor',
        'delete from audit_entry',
        'truncate audit_entry',
        'alter table audit_entry disable trigger all',
        'drop table audit_entry',
        'create table public.own (id int)',
      ]) {
        await expect(pool.query(statement), statement).rejects.toThrow(/permission denied|must be owner/)
      }
      expect((await pool.query('select from audit_entry')).rowCount).toBe(1)
      expect(said.join('')).not.toContain('owns the audit trail')
    })
  })

  test('CORE-8 a key that it throws away is gone from the disk as well', async () => {
    await withContext(null, databaseUrl, async ({ database, pool, settings }) => {
      const id = randomUUID()
      await database.transaction().execute((transaction) => makeKey(transaction, settings.operatorKeys, id))
      const fileOf = async () => (await owner.query(`select pg_relation_filepath('sealing_key') as path`)).rows[0].path
      const before = await fileOf()
      await throwKeysAway(database, [id])
      await shredKeys(pool, log)
      expect(await openKey(database, settings.operatorKeys, id)).toBeNull()
      expect(await fileOf()).not.toBe(before)
      expect(said.join('')).not.toContain('left to its own checkpoints')
    })
  })

  test('a database that is not up to date is left to the owner, and the start says so', async () => {
    await owner.query('create table kept as select * from kysely_migration')
    await owner.query('delete from kysely_migration where name = (select max(name) from kysely_migration)')
    await expect(withContext(null, databaseUrl, async () => {})).rejects.toThrow('run ROLE=migrate first')
    await owner.query('insert into kysely_migration select * from kept on conflict do nothing')
    await withContext(null, databaseUrl, async () => {})
  })
})

test('CORE-8 one account for both may do as before, and the start says what is lost', async () => {
  await withContext(null, testDatabase.url, async () => {
    expect(said.join('')).toContain('owns the audit trail')
  })
})

test('the embedded database is used by an account that rules nothing, also at the next start', async () => {
  const first = await openEmbeddedRuntime(testDatabase.url)
  expect(await openEmbeddedRuntime(testDatabase.url)).toBe(first)
  const client = new pg.Client({ connectionString: first })
  await client.connect()
  const { rows } = await client.query(
    'select rolname, rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
  )
  await client.end()
  expect(rows).toEqual([{ rolname: 'vlot_server', rolsuper: false, rolcreaterole: false, rolcreatedb: false }])
})
