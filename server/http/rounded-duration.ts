import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Answers, or fails, after a whole number of `stepMs`, so that the time reveals nothing: one step on a machine with
 * capacity, on an overloaded one as many as hide the extra work.
 */
export async function withRoundedDuration<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    await sleep(stepMs - ((performance.now() - startedAt) % stepMs))
  }
}
