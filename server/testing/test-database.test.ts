import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestDatabase, type TestDatabase } from './test-database.ts'

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

describe('a test database', () => {
  let first: TestDatabase
  let second: TestDatabase

  beforeAll(async () => {
    first = await startTestDatabase()
    second = await startTestDatabase()
  })
  afterAll(async () => {
    await first.stop()
    await second.stop()
  })

  test('is empty, and what one test writes another does not see', async () => {
    await query(first.url, 'create table note (text text)')
    await query(first.url, "insert into note values ('mine')")
    expect(await query(first.url, 'select text from note')).toEqual([{ text: 'mine' }])
    expect(await query(second.url, "select 1 from pg_tables where tablename = 'note'")).toEqual([])
  })

  test('is a PostgreSQL of at least version 15', async () => {
    const [row] = (await query(first.url, 'show server_version_num')) as { server_version_num: string }[]
    expect(Number(row?.server_version_num)).toBeGreaterThanOrEqual(150_000)
  })

  test('is gone after its stop', async () => {
    const third = await startTestDatabase()
    await third.stop()
    await expect(query(third.url, 'select 1')).rejects.toThrow(/does not exist/)
  })
})
