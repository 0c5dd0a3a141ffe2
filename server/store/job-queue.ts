import type { Logger } from 'pino'
import type { JobData, JobName } from './job-kinds.ts'
import type { Database, Transaction } from './schema.ts'

/** The changes of a step, in one transaction with the job's completion. `next` starts the following step. */
export type Effects = (transaction: Transaction) => Promise<void>

export type JobRun<Name extends JobName> = {
  data: JobData[Name]
  /** 0 at the first try. */
  attempt: number
  /** Aborted when this process has lost the job to another one or has to stop. */
  signal: AbortSignal
}

/** A step first thinks (reads, calls outside) and then hands back its effects; null when there is nothing to change. */
export type Step<Name extends JobName> = (run: JobRun<Name>) => Promise<Effects | null>
/** The changes when a job is given up for good: the applicant's view. */
type GivenUp<Name extends JobName> = (data: JobData[Name], transaction: Transaction) => Promise<void>

export type Worker<Name extends JobName> = { step: Step<Name>; givenUp?: GivenUp<Name> }
export type Workers = { [Name in JobName]: Worker<Name> }

export type QueueState = {
  name: JobName | 'dead-letter'
  waiting: number
  active: number
  oldestWaitingSeconds: number
  /** Jobs of this kind given up for good in the last thirty days. */
  givenUp: number
}

/** Durable jobs. A job enqueued in a transaction exists when that commits; its effects happen once. */
export type JobQueue = {
  /**
   * Throws a `Refusal` of `unavailable` above the limit of waiting jobs, unless `isFollowUp`: work under way goes on.
   */
  enqueue<Name extends JobName>(
    transaction: Transaction | Database,
    name: Name,
    data: JobData[Name],
    /** The highest `priority` goes first; 0 by default. */
    options?: { afterMs?: number; isFollowUp?: boolean; oncePerSeconds?: number; priority?: number },
  ): Promise<void>
  /** Starts taking jobs of every kind; only worker processes do. */
  startWorkers(workers: Workers): Promise<void>
  /** For metrics and readiness; a kind of which there is nothing to report is left out. */
  readState(): Promise<QueueState[]>
  /** Takes no more jobs, waits for those under way, hands the rest back. */
  stop(): Promise<void>
}

export type QueueOptions = {
  databaseUrl: string
  database: Database
  log: Logger
  now?: () => Date
  /** False for an account that does not own the tables: the owner has made them before. */
  mayMigrate?: boolean
}
