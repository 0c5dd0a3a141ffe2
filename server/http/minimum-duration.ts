import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Answers, or fails, no sooner than after `leastMs`, so that the time shows nothing about what was found. It is above what
 * the work takes on a machine that is not overrun.
 */
export async function withMinimumDuration<T>(leastMs: number, work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), sleep(leastMs)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
