import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TrailAction } from '#lending/desk/trail-words.ts'
import { appendAudit } from '../store/audit.ts'
import { anchorAudit, readAuditAnchors } from '../store/audit-anchor.ts'
import { enterRestore } from '../store/audit-restore.ts'
import { migrate } from '../store/migrate.ts'
import { openStore, type Store } from '../store/database/pool.ts'
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts'
import { startTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { testNow } from '../testing/test-clock.ts'
import type { KeyRing } from '../store/sealing/seal.ts'

let testDatabase: TestDatabase
let folder: TemporaryFolder
const operatorKeys: KeyRing = [randomBytes(32)]
let store: Store
beforeAll(async () => {
  testDatabase = await startTestDatabase()
  folder = temporaryFolder()
  store = openStore(testDatabase.url, 2, pino({ level: 'silent' }))
})
afterAll(async () => {
  await store.database.destroy()
  await testDatabase.stop()
  folder.remove()
})

function run(...words: string[]): { status: number | null; out: string; error: string } {
  const program = join(import.meta.dirname, 'verify-audit.ts')
  const env = {
    ...process.env,
    DATABASE_URL: testDatabase.url,
    DATA_DIR: folder.path,
    OPERATOR_KEY: operatorKeys[0].toString('base64'),
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8', env })
  return { status, out: stdout, error: stderr }
}

const append = (action: TrailAction) =>
  store.database
    .transaction()
    .execute((transaction) =>
      appendAudit(transaction, action, { at: testNow(), caseId: null, by: 'worker' }, { count: 1 }),
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
  for (const action of ['case.began', 'decision.made', 'offers.made'] as const) await append(action)
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

test('CORE-8 an end that was cut off and chained again shows by itself, against what the worker noted', async () => {
  const settings = { dataDir: folder.path, operatorKeys }
  const note = (minutes: number) => anchorAudit(store.database, settings, new Date(minutes * 60_000))
  expect(run().out).toContain('WARNING: no notes of earlier ends')
  await append('flow.finished')
  expect(await note(1)).toMatchObject({ sequence: 4 })
  expect(await note(3)).toBeNull()
  await append('case.erased')
  expect(await note(4)).toMatchObject({ sequence: 5 })
  expect(run()).toMatchObject({ status: 0, out: expect.stringContaining('Held against 2 notes') as string })
  await store.pool.query(`alter table audit_entry disable trigger all`)
  await store.pool.query(`delete from audit_entry where sequence = 5`)
  await store.pool.query(`alter table audit_entry enable trigger all`)
  expect(run()).toMatchObject({
    status: 1,
    out: expect.stringContaining('BROKEN: entry 5, noted before, is gone: the trail ends at 4.') as string,
  })
  await expect(note(5)).rejects.toThrow('Entry 5 of the audit trail is not the one that was noted')
  for (const action of ['flow.finished', 'flow.finished'] as const) await append(action)
  await expect(note(6)).rejects.toThrow('Entry 5')
  expect(run()).toMatchObject({
    status: 1,
    out: expect.stringContaining('BROKEN: entry 5 is not the one that was noted before.') as string,
  })
})

test('CORE-8 of each hour the first note stays, and the newest of all', async () => {
  const other = temporaryFolder()
  const settings = { dataDir: other.path, operatorKeys }
  const noted: number[] = []
  for (const minutes of [1, 20, 40, 61, 62, 130]) {
    await append('flow.finished')
    await anchorAudit(store.database, settings, new Date(minutes * 60_000))
  }
  for (const { at } of readAuditAnchors(other.path, operatorKeys)) noted.push(Date.parse(at) / 60_000)
  expect(noted).toEqual([1, 61, 130])
  other.remove()
})

test('CORE-8 the database takes no entry but the next one, from nobody', async () => {
  const stray = (sequence: string, previous: string) =>
    store.pool.query(`insert into audit_entry (sequence, at, actor, action, detail, previous_hash, hash)
      select ${sequence}, now(), 'worker', 'flow.finished', '{}', ${previous}, hash
      from audit_entry order by sequence desc limit 1`)
  for (const [sequence, previous] of [
    ['sequence + 1000', 'hash'],
    ['sequence + 1', 'previous_hash'],
  ] as const)
    await expect(stray(sequence, previous)).rejects.toThrow('An entry follows the last one')
})

test('CORE-8 a note that was not made with the key of this site shows', async () => {
  const other = temporaryFolder()
  await anchorAudit(store.database, { dataDir: other.path, operatorKeys: [randomBytes(32)] }, testNow())
  writeFileSync(join(folder.path, 'audit-anchors.txt'), readFileSync(join(other.path, 'audit-anchors.txt')))
  expect(run()).toMatchObject({ status: 1, out: expect.stringContaining('not made with this OPERATOR_KEY') as string })
  other.remove()
})

test('CORE-8 after a restore the notes go on, where its entry was made with the key of this site', async () => {
  const other = temporaryFolder()
  const settings = { dataDir: other.path, operatorKeys }
  const note = (minutes: number) => anchorAudit(store.database, settings, new Date(minutes * 60_000))
  const cutAndRestore = async (keys: KeyRing, minutes: number) => {
    await store.pool.query(`alter table audit_entry disable trigger all`)
    await store.pool.query(`delete from audit_entry where sequence >= (select max(sequence) - 1 from audit_entry)`)
    await store.pool.query(`alter table audit_entry enable trigger all`)
    const at = { at: new Date(minutes * 60_000), backupAt: new Date(0).toISOString() }
    await store.database.transaction().execute((transaction) => enterRestore(transaction, keys, at))
  }
  for (const _entry of [1, 2, 3]) await append('flow.finished')
  const noted = await note(1)
  await cutAndRestore(operatorKeys, 2)
  expect((await note(3))?.sequence).toBe(noted!.sequence - 1)
  await append('flow.finished')
  await note(4)
  await cutAndRestore([randomBytes(32)], 5)
  await expect(note(6)).rejects.toThrow('is not the one that was noted')
  other.remove()
})
