// The server schedules some jobs by itself. Tests that move the clock want them on demand only.
import { jobsOfClock } from '../jobs/workers.ts'
import { until } from './applicant.ts'
import type { TestServer } from './test-server.ts'

/**
 * Waits until those that the server asked for at its start are done, and has it ask for none from then on. To be called
 * before the clock is moved: a sweep that came later would find everything long abandoned.
 */
export async function stopClockJobs({ context }: Pick<TestServer, 'context'>): Promise<void> {
  const { jobs } = context
  context.jobs = {
    ...jobs,
    enqueue: async (transaction, name, ...rest) => {
      if (!jobsOfClock.some((one) => one === name)) await jobs.enqueue(transaction, name, ...rest)
    },
  }
  await until(60_000, async () => {
    const { rows } = await context.pool.query<{ done: number }>(
      `select count(distinct name)::int as done from job_queue.job where name = any($1) and state = 'completed'`,
      [jobsOfClock],
    )
    return rows[0]?.done === jobsOfClock.length ? true : null
  })
}
