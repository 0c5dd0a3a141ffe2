import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { Refusal } from '../refusal.ts'
import { preparingClient } from '../store/database/connection-pool.ts'
import { jobKinds, jobNames, type JobName } from '../store/job-kinds.ts'
import type { JobQueue, QueueOptions, QueueState } from '../store/job-queue.ts'
import { deadLetter, takeDeadLetters, takeJobs } from './run-job.ts'

/**
 * A worker that dies stops its heartbeat; another one notices after at most `heartbeatSeconds` plus one supervision and
 * takes the job over one or two seconds later: about 15 s in all. pg-boss allows no heartbeat under 10 s.
 */
const heartbeatSeconds = 10
const superviseSeconds = 2
/** Kills count as tries, so there are many; the age of a job is what ends it. */
const retryLimit = 60
const day = 24 * 60 * 60
const startPatienceMs = 60_000
const stopPatienceMs = 10_000
const lookEveryMs = 2_000
const wakeEveryMs = 1_000

/** Opens the queue on the given database; makes its own schema when it is not there. */
export async function openJobQueue(options: QueueOptions): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    schema: 'job_queue',
    migrate: options.mayMigrate ?? true,
    application_name: 'vlot-jobs',
    max: 8,
    // Its pool is one of pg, which is given these options whole.
    ...{ Client: preparingClient() },
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: 600,
    reindex: false,
    monitorVacuum: false,
    warningSlowQuerySeconds: 60,
  })
  boss.on('error', (error) => options.log.warn({ reason: error.message }, 'The job queue met an error'))
  boss.on('warning', (warning) => options.log.warn({ warning: warning.message }, 'The job queue warns'))
  await startPatiently(boss, options)
  await makeQueues(boss)
  const readState = () => readQueueState(options)
  const room = watchRoom(readState)
  let waking: NodeJS.Timeout | undefined

  return {
    async enqueue(transaction, name, data, { afterMs = 0, isFollowUp = false, oncePerSeconds, priority = 0 } = {}) {
      if (!isFollowUp) room.assertFor(name)
      await boss.send(name, data, {
        db: fromKysely(transaction),
        priority,
        ...(afterMs > 0 ? { startAfter: new Date(Date.now() + afterMs) } : {}),
        ...(oncePerSeconds === undefined ? {} : { singletonSeconds: oncePerSeconds }),
      })
    },
    async startWorkers(workers) {
      for (const name of jobNames) await takeJobs(boss, options, name, workers[name] as never)
      await takeDeadLetters(boss, options, workers)
      waking = wakeWhenDue(boss)
    },
    readState,
    async stop() {
      room.stopWatching()
      clearInterval(waking)
      await boss.stop({ graceful: true, timeout: stopPatienceMs, close: true })
    },
  }
}

/** The database may just be starting, or be down for a moment: that is no reason to give up. */
async function startPatiently(boss: PgBoss, options: QueueOptions): Promise<void> {
  const deadline = Date.now() + startPatienceMs
  for (let pauseMs = 100; ; pauseMs = Math.min(2_000, pauseMs * 2)) {
    try {
      await boss.start()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      options.log.warn({ reason: (error as Error).message }, 'The job queue cannot start yet')
      await sleep(pauseMs)
    }
  }
}

async function makeQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  const lasting = { retentionSeconds: 30 * day, deleteAfterSeconds: day, notify: true, heartbeatSeconds }
  const retrying = { retryLimit, retryDelay: 1, retryBackoff: true }
  if (!known.has(deadLetter)) {
    await boss.createQueue(deadLetter, {
      ...lasting,
      ...retrying,
      retryDelayMax: 60,
      expireInSeconds: 60,
      deleteAfterSeconds: 30 * day,
    })
  }
  for (const name of jobNames) {
    const { expireSeconds, retryDelayMaxSeconds } = jobKinds[name]
    const queue = {
      ...lasting,
      ...retrying,
      retryDelayMax: retryDelayMaxSeconds,
      expireInSeconds: expireSeconds,
      deadLetter,
    }
    if (known.has(name)) await boss.updateQueue(name, queue)
    else await boss.createQueue(name, queue)
  }
  await rememberQueues(boss)
}

/** Queues are looked up now, not by the first to enqueue, who may hold a transaction open. */
async function rememberQueues(boss: PgBoss): Promise<void> {
  for (const name of [...jobNames, deadLetter]) await boss.getJobById(name, '00000000-0000-0000-0000-000000000000')
}

/** Deferred and retried jobs are not notified: one check for all kinds wakes their workers, instead of many polls. */
function wakeWhenDue(boss: PgBoss): NodeJS.Timeout {
  const database = boss.getDb()
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      const { rows } = await database.executeSql(
        `select distinct name from job_queue.job where state < 'active' and start_after <= now()`,
      )
      const due = new Set(rows.map(({ name }: { name: string }) => name))
      for (const { id, name } of boss.getWipData()) if (due.has(name)) boss.notifyWorker(id)
    } catch {
      // Without a database nothing is due; the workers report that it is gone.
    }
    isLooking = false
  }
  return setInterval(look, wakeEveryMs).unref()
}

/**
 * Bounded: jobs from outside are refused while the line is too long (docs/security.md, "Durable work"). The length is
 * read outside the calls' transactions, since one that waited for it would wait for a second connection.
 */
function watchRoom(readState: () => Promise<QueueState[]>) {
  let states: QueueState[] = []
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    states = await readState().catch(() => [])
    isLooking = false
  }
  const watch = setInterval(look, lookEveryMs).unref()
  return {
    assertFor(name: JobName): void {
      const waiting = states.find((state) => state.name === name)?.waiting ?? 0
      if (waiting >= jobKinds[name].maxWaiting) throw new Refusal('unavailable', { retryAfterSeconds: 10 })
    },
    stopWatching: () => clearInterval(watch),
  }
}

type StateRow = { name: QueueState['name']; waiting: number; active: number; age: number | null; given_up: number }

async function readQueueState({ database }: QueueOptions): Promise<QueueState[]> {
  const found = await sql<StateRow>`
    select coalesce(live.name, letter.name) as name, coalesce(waiting, 0) as waiting, coalesce(active, 0) as active,
      age, coalesce(given_up, 0) as given_up
    from (
      select name,
        count(*) filter (where state < 'active')::int as waiting,
        count(*) filter (where state = 'active')::int as active,
        extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now()))::float8 as age
      from job_queue.job where state <= 'active' group by name
    ) live full join (
      select coalesce(source_name, data->>'name') as name, count(*)::int as given_up
      from job_queue.job where name = ${deadLetter} group by 1
    ) letter on letter.name = live.name`.execute(database)
  return found.rows.map(({ age, given_up: givenUp, ...row }) => ({ ...row, oldestWaitingSeconds: age ?? 0, givenUp }))
}
