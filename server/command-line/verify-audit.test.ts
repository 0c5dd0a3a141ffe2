import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appendAudit } from '../store/audit.ts'
import { migrate } from '../store/migrate.ts'
import { openStore, type Store } from '../store/pool.ts'
import { startTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let testDatabase: TestDatabase
let store: Store
beforeAll(async () => {
  testDatabase = await startTestDatabase()
  store = openStore(testDatabase.url, 2, pino({ level: 'silent' }))
})
afterAll(async () => {
  await store.database.destroy()
  await testDatabase.stop()
})

function run(...words: string[]): { status: number | null; out: string; error: string } {
  const program = join(import.meta.dirname, 'verify-audit.ts')
  const env = { ...process.env, DATABASE_URL: testDatabase.url }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8', env })
  return { status, out: stdout, error: stderr }
}

const append = (action: string) =>
  store.database
    .transaction()
    .execute((transaction) =>
      appendAudit(transaction, { at: new Date(), caseId: null, actor: 'worker', action, detail: { count: 1 } }),
    )

const anchorIn = (out: string): string => /--anchor (\S+)/.exec(out)?.[1] ?? ''

test('CORE-8 says that there is no trail, that an empty one is whole, and which words it knows', async () => {
  expect(run()).toMatchObject({ status: 2, error: expect.stringContaining('no audit trail yet') as string })
  await migrate(store.database)
  expect(run()).toMatchObject({ status: 0, out: expect.stringContaining('no entries yet') as string })
  expect(run('--anchor', 'nonsense')).toMatchObject({ status: 2, error: expect.stringContaining('--anchor') as string })
})

test('CORE-8 makes no database where there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vlot-verify-'))
  const program = join(import.meta.dirname, 'verify-audit.ts')
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder }
  const { status, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8', env })
  expect([status, readdirSync(folder)]).toEqual([2, []])
  expect(stderr).toContain('no audit trail yet')
  rmSync(folder, { recursive: true })
})

test('CORE-8 says what it checked, and finds the one byte that was flipped', async () => {
  for (const action of ['case.began', 'decision.made', 'offers.made']) await append(action)
  const whole = run()
  expect(whole.status).toBe(0)
  expect(whole.out).toContain('Whole: 3 entries')
  expect(whole.out).toContain('The database refuses changes to it.')
  await store.pool.query(`alter table audit_entry disable trigger all`)
  await store.pool.query(`update audit_entry set action = overlay(action placing 'D' from 1) where sequence = 2`)
  await store.pool.query(`alter table audit_entry enable trigger all`)
  const broken = run()
  expect(broken.status).toBe(1)
  expect(broken.out).toContain('BROKEN: entry 2 is not what was written. The 1 entries before it hold.')
  await store.pool.query(`alter table audit_entry disable trigger all`)
  await store.pool.query(`update audit_entry set action = overlay(action placing 'd' from 1) where sequence = 2`)
  expect(run()).toMatchObject({ status: 1, out: expect.stringContaining('does not refuse changes') as string })
  await store.pool.query(`alter table audit_entry enable trigger all`)
  expect(run().status).toBe(0)
})

test('CORE-8 an end that was cut off shows against an entry noted before', async () => {
  const anchor = anchorIn(run().out)
  expect(run('--anchor', anchor).status).toBe(0)
  await append('flow.finished')
  expect(run('--anchor', anchor).status).toBe(0)
  const later = anchorIn(run().out)
  await store.pool.query(`alter table audit_entry disable trigger all`)
  await store.pool.query(`delete from audit_entry where sequence = 4`)
  await store.pool.query(`alter table audit_entry enable trigger all`)
  expect(run().status).toBe(0)
  expect(run('--anchor', later)).toMatchObject({
    status: 1,
    out: expect.stringContaining('entry 4, noted before, is gone: the trail ends at 3.') as string,
  })
})
