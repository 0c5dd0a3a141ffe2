import { randomUUID } from 'node:crypto'
import { appendFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { until } from '../testing/applicant.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testNow } from '../testing/test-clock.ts'
import { startTestStore } from '../testing/test-store.ts'
import { type Erased, erasuresEnded, logErasure, readErasureLog, startErasureLog } from './erasure-log.ts'

const store = await startTestStore()
const folder = temporaryFolder()
afterAll(async () => {
  await store.stop()
  folder.remove()
})
const newCase = (): Erased => ({ kind: 'case', id: randomUUID() })
const logged = async () => [...((await readErasureLog(folder.path)) ?? [])].map((line) => line.split(' ')[2])

test('CORE-8 a log that is missing differs from one without a line', async () => {
  expect(await readErasureLog(folder.path)).toBeNull()
  await startErasureLog(folder.path)
  expect(await readErasureLog(folder.path)).toEqual(new Set())
})

test('CORE-8 an erasure is in the log before it can commit, and a backup waits for its end', async () => {
  const erased = newCase()
  const backup = new pg.Client({ connectionString: store.url })
  await backup.connect()
  let isOver = false
  const isWaiting = `select from pg_locks where locktype = 'advisory' and not granted`
  const waiting = store.database.transaction().execute(async (transaction) => {
    await logErasure(transaction, folder.path, [erased], testNow())
    expect(await logged()).toEqual([erased.id])
    const ended = backup.query(erasuresEnded).then(() => isOver)
    const looking = new pg.Client({ connectionString: store.url })
    await looking.connect()
    await until(10_000, async () => ((await looking.query(isWaiting)).rowCount === 1 ? true : null))
    await looking.end()
    isOver = true
    return { ended }
  })
  expect(await (await waiting).ended).toBe(true)
  await backup.end()
})

test('CORE-8 a line that a crash cut off spoils none after it', async () => {
  const before = await logged()
  const after = newCase()
  const [file = ''] = readdirSync(folder.path)
  appendFileSync(join(folder.path, file), `\n${testNow().toISOString()} case ${randomUUID().slice(0, 20)}`)
  await store.database.transaction().execute((one) => logErasure(one, folder.path, [after], testNow()))
  expect(await logged()).toEqual([...before, after.id])
})
