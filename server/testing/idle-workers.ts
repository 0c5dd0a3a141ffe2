import { jobNames } from '../store/job-kinds.ts'
import type { Workers } from '../store/job-queue.ts'

const idle = { step: async () => null }

/** A worker for each kind of job that does nothing: a test puts its own in the place of some. */
export const idleWorkers = Object.fromEntries(jobNames.map((name) => [name, idle])) as unknown as Workers
