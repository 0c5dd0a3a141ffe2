import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Answers, or fails, after a whole number of `stepMs`, so that the time shows nothing about what was found: one step on a
 * machine that is not overrun, and on one that is as many as hide what the work takes more.
 */
export async function withRoundedDuration<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    await sleep(stepMs - ((performance.now() - startedAt) % stepMs))
  }
}
