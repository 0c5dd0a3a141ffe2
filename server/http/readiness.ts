import type { Context } from '../context.ts'
import { currentMigration, latestMigration } from '../store/migrate.ts'

type Readiness = { ready: boolean; checks: Record<string, boolean> }

/** The database takes a write, undone at once, and has the schema that this program knows; jobs are being taken. */
export async function readReadiness(context: Context): Promise<Readiness> {
  const [database, schema, jobs] = await Promise.all([
    takesWrites(context),
    hasLatestSchema(context),
    keepsUpWithJobs(context),
  ])
  const checks = { database, schema, jobs }
  return { ready: Object.values(checks).every(Boolean), checks }
}

async function takesWrites(context: Context): Promise<boolean> {
  try {
    const client = await context.pool.connect()
    try {
      await client.query('begin')
      await client.query("insert into callback_inbox values ('readiness', gen_random_uuid()::text, now())")
    } finally {
      // A connection that cannot even roll back is closed instead of going back to the pool.
      await client.query('rollback').then(
        () => client.release(),
        (error: Error) => client.release(error),
      )
    }
    return true
  } catch {
    return false
  }
}

async function hasLatestSchema(context: Context): Promise<boolean> {
  try {
    return (await currentMigration(context.database)) === latestMigration
  } catch {
    return false
  }
}

/** Jobs are taken within seconds; when the oldest has waited this long, no worker takes them. */
const jobWaitMaxSeconds = 300

async function keepsUpWithJobs(context: Context): Promise<boolean> {
  try {
    const states = await context.jobs.readState()
    return states.every((state) => state.oldestWaitingSeconds < jobWaitMaxSeconds)
  } catch {
    return false
  }
}
