import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TrailAction } from '#lending/desk/trail-words.ts'
import { startTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { appendAudit, isAppendOnly, verifyAudit } from './audit.ts'
import { currentMigration, latestMigration, migrate } from './migrate.ts'
import { openStore, type Store, refuseUnsafeDatabase } from './database/pool.ts'

const silent = pino({ level: 'silent' })
let testDatabase: TestDatabase
let store: Store
beforeAll(async () => {
  testDatabase = await startTestDatabase()
  store = openStore(testDatabase.url, 8, silent)
})
afterAll(async () => {
  await store.database.destroy()
  await testDatabase.stop()
})

describe('migrations', () => {
  test('several processes that start at once bring an empty database up to date together', async () => {
    const others = [1, 2, 3].map(() => openStore(testDatabase.url, 2, silent))
    const done = await Promise.all([store, ...others].map(({ database }) => migrate(database)))
    await Promise.all(others.map(({ database }) => database.destroy()))
    expect(done.flat()).toContain(latestMigration)
    expect(await currentMigration(store.database)).toBe(latestMigration)
    expect(await migrate(store.database)).toEqual([])
  })
})

describe('values of the database', () => {
  test('bigint is a number, a date is text without a time zone, and what is too large is not rounded', async () => {
    const { rows } = await store.pool.query("select 25000000::bigint as cents, date '2026-03-29' as day")
    expect(rows[0]).toEqual({ cents: 25_000_000, day: '2026-03-29' })
    await expect(store.pool.query('select 9007199254740993::bigint as n')).rejects.toThrow(/too large/)
  })
})

describe('CORE-8 the audit trail', () => {
  beforeAll(() => migrate(store.database))

  const at = new Date('2026-11-21T12:00:00.123Z')
  const append = (
    action: TrailAction,
    effectKey?: string,
    detail: Record<string, unknown> = { amountCents: 1, b: [null] },
  ) =>
    store.database
      .transaction()
      .execute((transaction) => appendAudit(transaction, action, { at, caseId: null, by: 'worker', effectKey }, detail))

  test('CORE-8 many writers at once make one unbroken chain', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => append('case.began', `try/${index}`)))
    expect(await verifyAudit(store.database)).toMatchObject({ entries: 40, brokenAt: null, last: { sequence: 40 } })
  })

  test('an effect is recorded once', async () => {
    const answer = await Promise.all([append('offers.made', 'offers/1'), append('offers.made', 'offers/1')])
    expect(answer.toSorted()).toEqual([false, true])
  })

  test('an entry stands or falls with the transaction it is made in', async () => {
    const before = await verifyAudit(store.database)
    const failing = store.database.transaction().execute(async (transaction) => {
      await appendAudit(transaction, 'case.began', { at, caseId: null, by: 'worker' })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await verifyAudit(store.database)).toEqual(before)
  })

  test('CORE-8 the database itself refuses to change, remove or empty what is written', async () => {
    for (const statement of [
      `update audit_entry set action = 'else' where sequence = 3`,
      'delete from audit_entry where sequence = 3',
      'truncate audit_entry',
    ]) {
      await expect(store.pool.query(statement), statement).rejects.toThrow(/append-only/)
    }
    expect(await isAppendOnly(store.database)).toBe(true)
  })

  const oneByte = 'set_byte(hash, 5, (get_byte(hash, 5) # 1))'
  test.each([
    ['changed', `update audit_entry set detail = '{"amountCents":2}' where sequence = 3`, 3, 'not what was written'],
    ['changed in one bit of its hash', `update audit_entry set hash = ${oneByte} where sequence = 3`, 3, 'not what'],
    ['taken out', 'delete from audit_entry where sequence = 3', 4, 'missing before it'],
    ['given another time', `update audit_entry set at = at + interval '1 ms' where sequence = 7`, 7, 'not what was'],
  ])('CORE-8 an entry that a superuser %s is found', async (_what, statement, brokenAt, what) => {
    const client = await store.pool.connect()
    const unguarded = async (...statements: string[]) => {
      await client.query('alter table audit_entry disable trigger all')
      for (const one of statements) await client.query(one)
      expect(await isAppendOnly(store.database)).toBe(false)
      await client.query('alter table audit_entry enable trigger all')
    }
    try {
      await client.query('create table kept as select * from audit_entry')
      await unguarded(statement)
      const verdict = await verifyAudit(store.database)
      expect(verdict).toMatchObject({ brokenAt, breach: { sequence: brokenAt } })
      expect(verdict.breach?.what).toContain(what)
    } finally {
      await unguarded('delete from audit_entry', 'insert into audit_entry select * from kept', 'drop table kept')
      client.release()
    }
    expect((await verifyAudit(store.database)).brokenAt).toBeNull()
  })
})

describe('a database that may lose what it acknowledged', () => {
  // The databases of tests run with fsync off, which is what this is about.
  test('is refused in production unless it is named', async () => {
    const { rows } = await store.pool.query<{ name: string }>('select current_database() as name')
    const name = rows[0]?.name ?? ''
    const check = (production: boolean, allowUnsafeDatabase: string | null) =>
      refuseUnsafeDatabase(store.pool, { production, allowUnsafeDatabase })
    await expect(check(true, null)).rejects.toThrow(/fsync off/)
    await expect(check(true, 'another')).rejects.toThrow(/ALLOW_UNSAFE_DATABASE/)
    await expect(check(true, name)).resolves.toBeUndefined()
    await expect(check(false, null)).resolves.toBeUndefined()
  })
})
