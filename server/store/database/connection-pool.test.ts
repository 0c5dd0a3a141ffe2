import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestStore, type TestStore } from '../../testing/test-store.ts'
import { ConnectionPool } from './connection-pool.ts'

let store: TestStore
beforeAll(async () => void (store = await startTestStore()))
afterAll(() => store.stop())

const second = /Within a transaction its own connection is used/

describe('one who holds a connection', () => {
  test('CORE-7 is refused a second one, however it is asked for', async () => {
    const { database, pool } = store
    const ways: [string, () => Promise<unknown>][] = [
      ['a query of the pool', () => pool.query('select 1')],
      ['a client of the pool', () => pool.connect()],
      ['several statements on one', () => pool.hold((client) => client.query('select 1'))],
      ['Kysely', () => sql`select 1`.execute(database)],
      ['another transaction', () => database.transaction().execute(async () => {})],
    ]
    for (const [what, way] of ways) {
      await expect(
        database.transaction().execute(async () => void (await way())),
        what,
      ).rejects.toThrow(second)
      await expect(
        pool.hold(async () => void (await way())),
        what,
      ).rejects.toThrow(second)
    }
  })

  test('CORE-7 and works on with the one it has; what it began and left behind is free afterwards', async () => {
    const { database, pool } = store
    let later: Promise<unknown> | undefined
    const found = await database.transaction().execute(async (transaction) => {
      later = sleep(200).then(() => pool.query('select 1'))
      return sql<{ one: number }>`select 1 as one`.execute(transaction)
    })
    expect(found.rows).toEqual([{ one: 1 }])
    await expect(later).resolves.toMatchObject({ rowCount: 1 })
  })
})

test('CORE-7 a statement is prepared when it comes again, and again when its table has changed', async () => {
  const { database, pool } = store
  await pool.query('create table thing (id int)')
  const things = (on = database) => sql`select * from thing where id = ${1}`.execute(on)
  await pool.query('insert into thing values (1)')
  // A prepared statement is of one connection, so it is looked for on the one that was asked.
  await database.connection().execute(async (one) => {
    for (let turn = 0; turn < 4; turn++) expect((await things(one)).rows).toEqual([{ id: 1 }])
    const prepared = await sql`select from pg_prepared_statements where statement like ${'%from thing%'}`.execute(one)
    expect(prepared.rows).toHaveLength(1)
    await sql`alter table thing add column note text`.execute(one)
    await expect(things(one)).rejects.toThrow('cached plan must not change result type')
  })
  for (let turn = 0; turn < 4; turn++) expect((await things()).rows).toEqual([{ id: 1, note: null }])
})

test('CORE-7 the queue’s look for its next job, which has no values, is prepared too, and several statements in one text are not', async () => {
  const { database } = store
  await database.connection().execute(async (one) => {
    const look = () => sql`with next as (select 1 as id) select id from next`.execute(one)
    for (let turn = 0; turn < 3; turn++) expect((await look()).rows).toEqual([{ id: 1 }])
    const both = () => CompiledQuery.raw('with a as (select 1) select * from a; select 2 as two', [])
    for (let turn = 0; turn < 3; turn++) await one.executeQuery(both())
    const prepared = await sql<{ statement: string }>`select statement from pg_prepared_statements
      where statement like ${'with next as (select 1%'} or statement like ${'%as two'}`.execute(one)
    expect(prepared.rows.map(({ statement }) => statement)).toEqual([
      'with next as (select 1 as id) select id from next',
    ])
  })
})

test('CORE-7 what one pool has prepared takes no room from another', async () => {
  const { database, pool } = store
  // Twice each, more than a pool prepares.
  const busy = new ConnectionPool(pool.options)
  await busy.hold(async (client) => {
    for (let turn = 0; turn < 802; turn++) await client.query(`select ${turn >> 1} + $1::int`, [1])
  })
  await busy.end()
  await database.connection().execute(async (one) => {
    for (let turn = 0; turn < 2; turn++) await sql`select ${1}::int as quiet`.execute(one)
    const prepared = await sql`select from pg_prepared_statements where statement like ${'%as quiet'}`.execute(one)
    expect(prepared.rows).toHaveLength(1)
  })
})
