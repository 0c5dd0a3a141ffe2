import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConnectionPool } from '../database/connection-pool.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStore, type TestStore } from '../../testing/test-store.ts'
import { makeKey, openKey, shredKeys, throwKeysAway } from './sealing-keys.ts'
import type { KeyRing } from './seal.ts'

const operatorKeys: KeyRing = [randomBytes(32)]
let store: TestStore
beforeAll(async () => void (store = await startTestStore()))
afterAll(() => store?.stop())

const made = (id: string) =>
  store.database.transaction().execute((transaction) => makeKey(transaction, operatorKeys, id))

test('CORE-8 a key opens until it is thrown away, and the others still do', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  const keys = [await made(one), await made(other)]
  expect((await openKey(store.database, operatorKeys, one))?.key).toEqual(keys[0]?.key)
  await throwKeysAway(store.database, [one])
  await throwKeysAway(store.database, [])
  await shredKeys(store.pool, { info: () => {} })
  expect(await openKey(store.database, operatorKeys, one)).toBeNull()
  expect((await openKey(store.database, operatorKeys, other))?.key).toEqual(keys[1]?.key)
})

test('CORE-8 an account that may ask for no checkpoint says so once and leaves it to the database', async () => {
  await store.pool.query(`create role plain login password 'plain'`)
  await store.pool.query('alter table sealing_key owner to plain')
  const url = new URL(store.url)
  url.username = 'plain'
  url.password = 'plain'
  const pool = new ConnectionPool({ connectionString: url.href, max: 1 })
  const said: string[] = []
  await shredKeys(pool, { info: (words: string) => void said.push(words) })
  expect(said).toEqual([expect.stringContaining('left to its own checkpoints')])
  expect((await pool.query<{ lock_timeout: string }>('show lock_timeout')).rows[0]?.lock_timeout).toBe('0')
  await pool.end()
  await store.pool.query('reassign owned by plain to current_user')
  await store.pool.query('drop owned by plain')
  await store.pool.query('drop role plain')
})

test('CORE-8 a transaction that may still see the key is waited for, since the key would be copied for it', async () => {
  const id = randomUUID()
  await made(id)
  const older = await store.pool.connect()
  await older.query('begin isolation level repeatable read')
  await older.query('select from audit_entry')
  await throwKeysAway(store.database, [id])
  let isShredded = false
  const shredding = shredKeys(store.pool, { info: () => {} }).then(() => (isShredded = true))
  await sleep(500)
  expect(isShredded).toBe(false)
  await older.query('rollback')
  older.release()
  await shredding
  expect(isShredded).toBe(true)
})

test('CORE-8 while somebody reads the keys it gives up, so that a job tries again', async () => {
  const reader = await store.pool.connect()
  try {
    await reader.query('begin')
    await reader.query('select from sealing_key')
    await expect(shredKeys(store.pool, { info: () => {} })).rejects.toThrow(/lock timeout/)
  } finally {
    await reader.query('rollback')
    reader.release()
  }
  await shredKeys(store.pool, { info: () => {} })
})
