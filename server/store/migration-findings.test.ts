import type { Migration } from 'kysely/migration'
import { Migrator } from 'kysely/migration'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findingsOf } from '../testing/migration-findings.ts'
import { startTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { openStore, type Store } from './database/pool.ts'
import { getMigrations, migrate, migrationOf } from './migrate.ts'

/** Released before this check; no other may have a finding (docs/how-to/change-the-database.md). */
const frozen = [
  ...['0005-return', '0006-sealed-details', '0011-follow-up', '0014-obligations', '0016-desk-decisions'],
  ...['0019-older-cases', '0020-reassessments', '0021-answers-looked-at-again', '0022-role-asked-again'],
  ...['0024-addresses-of-a-case', '0025-account-verdicts', '0026-changes-of-mind', '0027-desk-waits-and-looks'],
  '0028-flow-finished',
]

let testDatabase: TestDatabase
let store: Store
let migrations: Record<string, Migration>
beforeAll(async () => {
  testDatabase = await startTestDatabase()
  store = openStore(testDatabase.url, 2, pino({ level: 'silent' }))
  migrations = await getMigrations()
})
afterAll(async () => {
  await store.database.destroy()
  await testDatabase.stop()
})

const runAlone = (migration: Migration) =>
  store.database.transaction().execute((transaction) => findingsOf(transaction, migration))

test('no migration but those of before holds up or breaks the release that runs beside it', async () => {
  const found: [string, string[]][] = []
  for (const [name, migration] of Object.entries(migrations)) found.push([name, await runAlone(migration)])
  expect(found.filter(([name, findings]) => findings.length > 0 && !frozen.includes(name))).toEqual([])
  expect(frozen.filter((name) => found.every(([one, findings]) => one !== name || findings.length === 0))).toEqual([])
})

describe('a migration is named that', () => {
  const scans = 'scans case_file under ACCESS EXCLUSIVE'
  test.each([
    ['rewrites a table', 'alter table obligation alter column tries type bigint', ['rewrites obligation']],
    ['fills a column row by row', 'alter table mail add column code uuid default gen_random_uuid()', ['rewrites mail']],
    ['empties a table', 'truncate desk_login', ['rewrites desk_login']],
    ['checks all rows at once', 'alter table case_file add check (length(type) < 99)', [scans]],
    [
      'forbids what is missing',
      'alter table case_file alter column scanned_at set not null',
      [scans, 'requires case_file.scanned_at'],
    ],
    ['locks a table and reads it', 'lock table case_file; create index on case_file (at)', [scans]],
    ['changes all rows', `update complaint set received_at = now()`, ['changes all rows of complaint']],
    ['takes a column away', 'alter table mail drop column last_error', ['removes mail.last_error']],
    ['renames a table', 'alter table desk_count rename to counts', ['removes desk_count']],
    [
      'asks more of an insert',
      'alter table mail add column code text not null',
      ['scans mail under ACCESS EXCLUSIVE', 'requires mail.code'],
    ],
    ['waits for as long as it takes', 'set local lock_timeout = 0', ['runs without lock_timeout']],
  ])('%s', async (_what, statements, findings) => {
    const undone = new Error('undone')
    let found: string[] = []
    const trying = store.database.transaction().execute(async (transaction) => {
      found = await findingsOf(transaction, migrationOf(statements.split('; ')))
      throw undone
    })
    await expect(trying).rejects.toBe(undone)
    expect(found).toEqual(findings)
  })

  test.each([
    'alter table mail add column note text',
    'alter table mail add column is_read boolean not null default false',
    'create table note (id uuid primary key, mail_id uuid not null references mail)',
    'alter table case_file add constraint short check (length(type) < 99) not valid',
    'create index on mail (sent_at)',
    `insert into desk_count values ('2026-11-23', 'funnel', 'began', 1)`,
  ])('but not one that does %j', async (statement) => {
    expect(await runAlone(migrationOf([statement]))).toEqual([])
  })
})

test('a migration that waits for a table lets others pass, and begins again', async () => {
  const own = await startTestDatabase()
  const { database, pool } = openStore(own.url, 4, pino({ level: 'silent' }))
  const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0033'))
  const before = new Migrator({ db: database, provider: { getMigrations: async () => older } })
  expect((await before.migrateToLatest()).error).toBeUndefined()
  const busy = await pool.connect()
  await busy.query('begin; lock table desk_staff in row exclusive mode')
  const migrating = migrate(database)
  const waiting = async () => (await pool.query('select from pg_locks where not granted')).rowCount
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  await busy.query('commit')
  busy.release()
  expect(await migrating).toContain('0033-leave')
  await database.destroy()
  await own.stop()
})
