import { setMaxListeners } from 'node:events'
import { fromKysely, type JobWithMetadata, type PgBoss } from 'pg-boss'
import { CaseTaskFailed } from '../case-thread/run-case-task.ts'
import { UpstreamError } from '../outgoing/upstream-error.ts'
import { jobKinds, type JobData, type JobName } from '../store/job-kinds.ts'
import type { QueueOptions, Worker, Workers } from '../store/job-queue.ts'

export const deadLetter = 'dead-letter'

/** Notifications report new jobs, `wakeWhenDue` the deferred ones; the poll is for those that both missed. */
const pollSeconds = 30
const heartbeatEverySeconds = 3

/** This process no longer holds the job: another one took it over, whose effects count. */
class ClaimLost extends Error {}

type Envelope<Name extends JobName> = { name: Name; data: JobData[Name]; reason: string }

export async function takeJobs<Name extends JobName>(
  boss: PgBoss,
  options: QueueOptions,
  name: Name,
  worker: Worker<Name>,
): Promise<void> {
  await boss.work(name, workOptions(jobKinds[name].concurrency), async (batch: JobWithMetadata<JobData[Name]>[]) => {
    const [job] = batch
    if (!job) return []
    try {
      await runOnce(boss, options, name, worker, job)
    } catch (error) {
      if (!(error instanceof ClaimLost)) await giveUpOrRetry(boss, options, name, job, error)
    }
    return leaveNothing(batch)
  })
}

/**
 * Settled jobs leave the batch, so that pg-boss, which settles the rest job by job, sends no query. If it ever copies
 * the list, it fails a completed job, which its own fence turns into no change.
 */
function leaveNothing(batch: JobWithMetadata<object>[]): [] {
  batch.length = 0
  return []
}

const workOptions = (localConcurrency: number) =>
  ({
    includeMetadata: true,
    perJobResults: true,
    batchSize: 1,
    localConcurrency,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
    heartbeatRefreshSeconds: heartbeatEverySeconds,
  }) as const

/** Completing the job is the first statement of the effects' transaction: a fence that locks the others out. */
async function runOnce<Name extends JobName>(
  boss: PgBoss,
  options: QueueOptions,
  name: Name,
  worker: Worker<Name>,
  job: JobWithMetadata<JobData[Name]>,
): Promise<void> {
  setMaxListeners(50, job.signal)
  const effects = await worker.step({ data: job.data, attempt: job.retryCount, signal: job.signal })
  await options.database.transaction().execute(async (transaction) => {
    const done = (await boss.complete(name, { id: job.id, retryCount: job.retryCount }, null, {
      db: fromKysely(transaction),
    })) as { affected: number }
    if (done.affected !== 1) throw new ClaimLost()
    await effects?.(transaction)
  })
}

/** A job that is too old, or can never succeed, becomes a dead letter; any other is retried after a pause. */
async function giveUpOrRetry<Name extends JobName>(
  boss: PgBoss,
  options: QueueOptions,
  name: Name,
  job: JobWithMetadata<JobData[Name]>,
  error: unknown,
): Promise<void> {
  const reason = describe(error)
  const ageMs = Date.now() - job.createdOn.getTime()
  const isOver = ageMs > jobKinds[name].maxAgeMs || isFinal(error)
  const level = isOver || !(error instanceof UpstreamError) ? 'error' : 'warn'
  options.log[level]({ job: name, attempt: job.retryCount, reason, ...stackOf(error) }, 'A job failed')
  // Without cause or detail: the error is stored in the job's row.
  if (!isOver) throw new Error(reason)
  await options.database.transaction().execute(async (transaction) => {
    const db = fromKysely(transaction)
    const done = (await boss.complete(name, { id: job.id, retryCount: job.retryCount }, null, { db })) as {
      affected: number
    }
    if (done.affected !== 1) return
    const envelope: Envelope<Name> = { name, data: job.data, reason }
    await boss.send(deadLetter, envelope, { db })
  })
}

/** Errors that follow from the data recur each time; retries are for transient ones. */
const isFinal = (error: unknown): boolean => error instanceof RangeError || error instanceof CaseTaskFailed

/** Jobs given up: the kind decides the applicant's view; the log and the metric `jobs_given_up` are for us. */
export async function takeDeadLetters(boss: PgBoss, options: QueueOptions, workers: Workers): Promise<void> {
  await boss.work(deadLetter, workOptions(1), async (batch: JobWithMetadata<object>[]) => {
    const [job] = batch
    if (!job) return []
    const { name, data, reason } = openEnvelope(job)
    options.log.error({ job: name, reason }, 'A job was given up')
    await options.database.transaction().execute(async (transaction) => {
      const done = (await boss.complete(
        deadLetter,
        { id: job.id, retryCount: job.retryCount },
        { name, reason },
        {
          db: fromKysely(transaction),
        },
      )) as { affected: number }
      if (done.affected === 1) await workers[name].givenUp?.(data as never, transaction)
    })
    return leaveNothing(batch)
  })
}

/** pg-boss moves a job that used up its tries by itself, then the job's own data is all there is. */
function openEnvelope(job: JobWithMetadata<object>): Envelope<JobName> {
  if (job.sourceName === null) return job.data as Envelope<JobName>
  return { name: job.sourceName as JobName, data: job.data as JobData[JobName], reason: 'used up its tries' }
}

function describe(error: unknown): string {
  if (error instanceof UpstreamError) return error.message
  return error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : 'unknown'
}

const stackOf = (error: unknown) =>
  error instanceof Error && !(error instanceof UpstreamError) ? { stack: error.stack } : {}
