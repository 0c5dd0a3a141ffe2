import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type QueryConfig } from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { migrate } from '../store/migrate.ts'
import { openStore, type Store } from '../store/database/pool.ts'
import { idleWorkers } from '../testing/idle-workers.ts'
import { startTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { CaseTaskFailed } from '../case-thread/run-case-task.ts'
import { UpstreamError } from '../outgoing/upstream-error.ts'
import { jobKinds } from '../store/job-kinds.ts'
import { openJobQueue } from './open-queue.ts'
import { testNow } from '../testing/test-clock.ts'
import type { JobQueue, Workers } from '../store/job-queue.ts'

let testDatabase: TestDatabase
let store: Store
let queue: JobQueue
const log = pino({ level: 'silent' })
const runs: string[] = []
const gaveUp: string[] = []
let failures = 0
const hopeless: string[] = []
const turn = Promise.withResolvers<void>()

const workers: Workers = {
  ...idleWorkers,
  analyse: {
    step: async ({ data }) => {
      runs.push(data.caseId)
      if (data.caseId === 'in line') await turn.promise
      return async (transaction) => {
        await transaction
          .insertInto('callback_inbox')
          .values({ provider: 'effect', event_id: data.caseId, received_at: testNow() })
          .execute()
      }
    },
  },
  score: {
    step: async ({ attempt }) => {
      if (attempt < 1) throw new UpstreamError('test', 'timeout')
      return async () => void runs.push('score after a failure')
    },
  },
  recheck: {
    step: async () => {
      await turn.promise
      return null
    },
  },
  refresh: {
    step: async () => {
      hopeless.push('refresh')
      throw new RangeError('Invalid array length')
    },
    givenUp: async () => void gaveUp.push('refresh'),
  },
  digest: {
    step: async () => {
      hopeless.push('digest')
      throw new CaseTaskFailed('The bookings take longer than a task may.')
    },
    givenUp: async () => void gaveUp.push('digest'),
  },
  offer: {
    step: async ({ data }) => {
      failures++
      throw new Error(`always fails for ${data.caseId}`)
    },
    givenUp: async (data) => void gaveUp.push(data.caseId),
  },
}

beforeAll(async () => {
  testDatabase = await startTestDatabase()
  store = openStore(testDatabase.url, 6, log)
  await migrate(store.database)
  queue = await openJobQueue({ databaseUrl: testDatabase.url, database: store.database, log })
})

afterAll(async () => {
  await queue.stop()
  await store.database.destroy()
  await testDatabase.stop()
})

const effectCount = async (id: string) =>
  (await store.database.selectFrom('callback_inbox').selectAll().where('event_id', '=', id).execute()).length

async function until(condition: () => boolean | Promise<boolean>, patienceMs: number): Promise<number> {
  const start = performance.now()
  while (!(await condition())) {
    if (performance.now() - start > patienceMs) throw new Error('waited too long')
    await sleep(50)
  }
  return performance.now() - start
}

/** The jobs of an analysis that a statement completes or fails. */
function idsSettledBy([statement, apart]: unknown[]): unknown[] {
  const isText = typeof statement === 'string'
  const { text, values } = (isText ? { text: statement, values: apart } : statement) as QueryConfig
  if (values?.[0] !== 'analyse') return []
  return /state = 'completed'|deleted_jobs/.test(text) ? [values[1]].flat() : []
}

/** Of the decision and of the other job that do not end before `turn`. */
async function statesOfLong(): Promise<string[]> {
  const found = await store.pool.query<{ state: string }>(
    `select state from job_queue.job where data->>'caseId' = 'in line' or data->>'connectionId' = 'slow' order by name`,
  )
  return found.rows.map(({ state }) => state)
}

/** False until the job waits for its next try: while it fails its row is replaced, and a change is lost. */
async function isOfferMadeOld(): Promise<boolean> {
  const aged = await store.pool.query(
    `update job_queue.job set created_on = now() - interval '2 hours' where name = 'offer' and state = 'retry'`,
  )
  return aged.rowCount === 1
}

/** A proxy between the queue and its database, closed until `open` is called. */
function makeGate(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const gate = createServer((client) => {
    const database = connect(Number(port), hostname)
    client.pipe(database).pipe(client)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  return gate
}

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  taken.close()
  await once(taken, 'close')
  return port
}

describe('CORE-7 the job queue', () => {
  test('CORE-7 waits for a database that is not there yet, says so, and opens once it is', async () => {
    const port = await freePort()
    const gate = makeGate(testDatabase.url)
    const warnings: string[] = []
    const warn = (_detail: unknown, said: string) => {
      warnings.push(said)
      if (!gate.listening) gate.listen(port, '127.0.0.1')
    }
    const url = new URL(testDatabase.url)
    url.host = `127.0.0.1:${port}`
    const saying = Object.assign(Object.create(log) as typeof log, { warn })
    const late = await openJobQueue({ databaseUrl: url.href, database: store.database, log: saying })
    expect(warnings).toContain('The job queue cannot start yet')
    await late.stop()
    gate.close()
  })

  test('a job enqueued in a transaction that is rolled back does not exist', async () => {
    const attempt = store.database.transaction().execute(async (transaction) => {
      await queue.enqueue(transaction, 'analyse', { caseId: 'rolled back', dataVersion: 1 })
      throw new Error('no')
    })
    await expect(attempt).rejects.toThrow('no')
    expect((await queue.readState()).find((state) => state.name === 'analyse')?.waiting ?? 0).toBe(0)
  })

  test('CORE-7 turns jobs away while too many of their kind wait, and takes them again when the line is shorter', async () => {
    const isTaken = () => queue.enqueue(store.database, 'sweep', {}).then(() => true)
    for (let sent = 0; sent < jobKinds.sweep.maxWaiting; sent++) await queue.enqueue(store.database, 'sweep', {})
    await until(async () => !(await isTaken().catch(() => false)), 30_000)
    await expect(isTaken()).rejects.toMatchObject({ key: 'unavailable' })
    await expect(queue.enqueue(store.database, 'remind', {})).resolves.toBeUndefined()
    await expect(queue.enqueue(store.database, 'sweep', {}, { isFollowUp: true })).resolves.toBeUndefined()
    await store.pool.query(`delete from job_queue.job where name in ('sweep', 'remind')`)
    await until(() => isTaken().catch(() => false), 30_000)
    await store.pool.query(`delete from job_queue.job where name = 'sweep'`)
  })
})

describe('CORE-7 a worker of the queue', () => {
  beforeAll(() => queue.startWorkers(workers))

  test('a job runs within a second and its effect is there once', async () => {
    const asked = vi.spyOn(Client.prototype, 'query')
    await queue.enqueue(store.database, 'analyse', { caseId: 'one', dataVersion: 1 })
    await until(async () => (await effectCount('one')) === 1, 30_000)
    expect(runs.filter((run) => run === 'one')).toHaveLength(1)
    const tookMs: number[] = []
    for (const caseId of ['two', 'three', 'four']) {
      await queue.enqueue(store.database, 'analyse', { caseId, dataVersion: 1 })
      tookMs.push(await until(() => runs.includes(caseId), 30_000))
    }
    // A machine that does other work as well may be late once.
    expect(tookMs.toSorted((a, b) => a - b)[1]).toBeLessThan(1_000)
    await until(async () => (await effectCount('four')) === 1, 30_000)
    const settled = asked.mock.calls.flatMap((call) => idsSettledBy(call as unknown[]))
    asked.mockRestore()
    expect(settled).toHaveLength(4)
    expect(new Set(settled).size).toBe(4)
  })

  test('a failed job is tried again after a pause', async () => {
    await queue.enqueue(store.database, 'score', { caseId: 'two', dataVersion: 1 })
    const tookMs = await until(() => runs.includes('score after a failure'), 40_000)
    expect(tookMs).toBeLessThan(15_000)
  })

  test('the job of a worker that was killed is taken over within 20 seconds, its effect once', async () => {
    const child = fork(new URL('../testing/stuck-worker.ts', import.meta.url), [testDatabase.url], { stdio: 'inherit' })
    await once(child, 'message')
    const held: string[] = []
    child.on('message', (caseId: string) => void held.push(caseId))
    const sent: string[] = []
    // The quicker process takes a job; the child never completes one.
    const isOneHeld = async () => {
      if (held.length > 0) return true
      const more = Array.from({ length: 8 }, (_none, index) => `k${sent.length + index}`)
      sent.push(...more)
      for (const caseId of more) await queue.enqueue(store.database, 'analyse', { caseId, dataVersion: 1 })
      return false
    }
    await until(isOneHeld, 60_000).finally(() => child.kill('SIGKILL'))
    const tookMs = await until(async () => (await effectCount(held[0] ?? '')) === 1, 40_000)
    expect(tookMs).toBeLessThan(20_000)
    for (const caseId of sent) await until(async () => (await effectCount(caseId)) === 1, 20_000)
  }, 120_000)

  test('CORE-7 a decision that waits for its turn does not expire by it, as a job does that works as long', async () => {
    await queue.enqueue(store.database, 'analyse', { caseId: 'in line', dataVersion: 1 })
    await queue.enqueue(store.database, 'recheck', { connectionId: 'slow' })
    await until(async () => (await statesOfLong()).join() === 'active,active', 30_000)
    await store.pool.query(`update job_queue.job set started_on = now() - interval '3 hours' where state = 'active'`)
    // Both are looked at together.
    await until(async () => (await statesOfLong())[1] === 'retry', 30_000)
    expect(await statesOfLong()).toEqual(['active', 'retry'])
    turn.resolve()
    await until(async () => (await effectCount('in line')) === 1, 30_000)
    expect(runs.filter((run) => run === 'in line')).toHaveLength(1)
  })

  test.each(['refresh', 'digest'] as const)(
    'CORE-7 a %s that can never succeed is given up at once, after one try',
    async (kind) => {
      await queue.enqueue(store.database, kind, {})
      await until(() => gaveUp.includes(kind), 30_000)
      expect(hopeless.filter((tried) => tried === kind)).toHaveLength(1)
      expect((await queue.readState()).find((state) => state.name === kind)).toMatchObject({
        givenUp: 1,
        waiting: 0,
      })
    },
  )

  test('a job past its age is given up, reported to its kind and kept among the dead letters', async () => {
    await queue.enqueue(store.database, 'offer', { caseId: 'never', dataVersion: 1 })
    await until(isOfferMadeOld, 30_000)
    await until(() => gaveUp.includes('never'), 30_000)
    expect(failures).toBeGreaterThan(1)
    const letters = await store.pool.query(`select output from job_queue.job where name = 'dead-letter'`)
    expect(letters.rows).toHaveLength(3)
    expect((await queue.readState()).find((state) => state.name === 'offer')).toMatchObject({ givenUp: 1 })
  })
})
