import type { Workers } from '../store/job-queue.ts'

const idle = { step: async () => null }

/** A worker for each kind of job that does nothing: a test puts its own in the place of some. */
export const idleWorkers: Workers = {
  collect: idle,
  recheck: idle,
  'end-consent': idle,
  'forget-customer': idle,
  erase: idle,
  'shred-keys': idle,
  'catch-up': idle,
  sweep: idle,
  remind: idle,
  digest: idle,
  refresh: idle,
  analyse: idle,
  score: idle,
  offer: idle,
  'send-mail': idle,
}
