/** Every kind of job with what it carries: ids only, never bank data, since a job table is not sealed. */
export type JobData = {
  /** Collects one bank connection, step by step; `generation` fences off steps of an earlier collection. */
  collect: { bankConnectionId: string; generation: number; step: CollectStep }
  /** Looks at a connection again after a callback or a sweep: new data, or consent that ended. */
  recheck: { connectionId: string }
  /** Ends a consent at the bank that nothing here needs any more. */
  'end-consent': { connectionId: string }
  /** Has the aggregator forget the customer of a case that is no more. */
  'forget-customer': { customerId: string }
  /** Removes an erased case; its key is gone already. */
  erase: { caseId: string }
  /** Clears the disk of keys that were thrown away. */
  'shred-keys': Record<string, never>
  analyse: { caseId: string; dataVersion: number }
  score: { caseId: string; dataVersion: number }
  offer: { caseId: string; dataVersion: number }
  /** Of a chosen offer that was checked. */
  'make-agreement': { caseId: string }
  /** Of an agreement that two people have countersigned. */
  'seal-agreement': { caseId: string }
  'send-mail': { mailId: string }
  /** An event for the lender's systems. */
  webhook: { deliveryId: string }
  'mail-link': AskedLink
  sweep: Record<string, never>
  /** Looks which reminders are due (lending/reminders.ts). */
  remind: Record<string, never>
  /** Mails the lender what waits at the desk (lending/desk/digest.ts). */
  digest: Record<string, never>
  /** Brings cases of before up to date (jobs/catch-up.ts); `after` is the last case of the step before. */
  'catch-up': { after?: string }
  /** Looks which nightly fetches are due (lending/fetch-budget.ts). */
  refresh: Record<string, never>
}

/**
 * `refresh` has the aggregator fetch without the applicant; `begin` waits for the bank and lists the accounts;
 * `account` reads one not yet read; `finish` shows the result.
 */
type CollectStep = { name: 'refresh' } | { name: 'begin' } | { name: 'account' } | { name: 'finish' }

/** A stranger's request for a link, for any case or none; `lookup` has keyed hashes (store/case/case-contact.ts). */
export type AskedLink =
  | { purpose: 'resume'; lookup: string }
  | { purpose: 'reconsent'; caseId: string; connectionId: string }

export type JobName = keyof JobData

type JobKind = {
  /** Jobs of this kind at once in one process. */
  concurrency: number
  /** A run may take this long; a run that is over it is given up and tried again. */
  expireSeconds: number
  /** From its creation on; then it is given up for good. */
  maxAgeMs: number
  retryDelayMaxSeconds: number
  /** New jobs from outside are turned away while this many wait. */
  maxWaiting: number
}

const minute = 60_000
const day = 24 * 60 * minute

/** As a job is where its row says nothing else. */
const usual = { concurrency: 1, expireSeconds: 60, maxAgeMs: day, retryDelayMaxSeconds: 300, maxWaiting: 5_000 }

/** Begun by the clock. */
const ofClock = { ...usual, expireSeconds: 120, maxAgeMs: 60 * minute, retryDelayMaxSeconds: 60, maxWaiting: 10 }

/** A run waits behind up to 200 tasks of a minute in the case thread and must not expire; the thread ends long work. */
const decideKind: JobKind = {
  concurrency: 2,
  expireSeconds: 4 * 60 * 60,
  maxAgeMs: 30 * minute,
  retryDelayMaxSeconds: 3,
  maxWaiting: 5_000,
}

/**
 * A job that lost its worker waits for its retry pause as well, so those that an applicant watches pause briefly.
 * The applicant watches `collect` for at most eight minutes (240 polls of 2 s), so it answers within that.
 */
export const jobKinds: Record<JobName, JobKind> = {
  collect: { concurrency: 4, expireSeconds: 90, maxAgeMs: 7 * minute, retryDelayMaxSeconds: 8, maxWaiting: 2_000 },
  recheck: usual,
  'end-consent': { ...usual, maxAgeMs: 3 * day, retryDelayMaxSeconds: 900, maxWaiting: 50_000 },
  'forget-customer': { ...usual, maxAgeMs: 3 * day, retryDelayMaxSeconds: 900, maxWaiting: 50_000 },
  erase: { ...usual, maxAgeMs: 30 * day, retryDelayMaxSeconds: 30, maxWaiting: 50_000 },
  'shred-keys': { ...usual, retryDelayMaxSeconds: 15, maxWaiting: 50_000 },
  analyse: decideKind,
  score: decideKind,
  offer: decideKind,
  'make-agreement': { ...usual, expireSeconds: 120 },
  'seal-agreement': { ...usual, expireSeconds: 120, maxAgeMs: 7 * day, retryDelayMaxSeconds: 900 },
  'send-mail': { ...usual, concurrency: 6, retryDelayMaxSeconds: 600, maxWaiting: 20_000 },
  webhook: { ...usual, concurrency: 2, maxAgeMs: 3 * day, retryDelayMaxSeconds: 900, maxWaiting: 20_000 },
  'mail-link': { ...usual, concurrency: 2, maxAgeMs: 60 * minute, retryDelayMaxSeconds: 30 },
  sweep: ofClock,
  remind: ofClock,
  digest: ofClock,
  'catch-up': { ...ofClock, maxAgeMs: day, retryDelayMaxSeconds: 300 },
  refresh: ofClock,
}

export const jobNames = Object.keys(jobKinds) as JobName[]
