// The required final state of the database: everything once, nothing lost.
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { allTransactions } from '../../bank-sandbox/testing/sandbox-client.ts'
import type { Sandbox } from '../../bank-sandbox/sandbox.ts'
import { jobsOfClock } from '../../server/jobs/workers.ts'
import { verifyAudit } from '../../server/store/audit.ts'
import { openStore } from '../../server/store/database/pool.ts'
import pino from 'pino'
import type { Journey } from './journeys.ts'

type Counts = {
  connections: number
  analyses: number
  decisions: number
  offer_sets: number
  generations: number
  shown: number
  stored: number
  collected: number
  decided: number
  offered: number
}

const countsOfCase = `
  select
    (select count(*)::int from bank_connection where case_id = $1) as connections,
    (select count(*)::int from analysis where case_id = $1) as analyses,
    (select count(*)::int from decision where case_id = $1) as decisions,
    (select count(*)::int from offer_set where case_id = $1) as offer_sets,
    (select count(distinct p.generation)::int from transaction_part p join account a on a.id = p.account_id where a.case_id = $1) as generations,
    (select coalesce(sum(transaction_count), 0)::int from account where case_id = $1) as shown,
    (select coalesce(sum(p.transaction_count), 0)::int from transaction_part p join account a on a.id = p.account_id where a.case_id = $1) as stored,
    (select count(*)::int from audit_entry where case_id = $1 and action = 'bank.collected') as collected,
    (select count(*)::int from audit_entry where case_id = $1 and action = 'decision.made') as decided,
    (select count(*)::int from audit_entry where case_id = $1 and action = 'offers.made') as offered`

const once = {
  connections: 1,
  analyses: 1,
  decisions: 1,
  offer_sets: 1,
  generations: 1,
  decided: 1,
  offered: 1,
  collected: 1,
}

/** Lost, doubled and leftover records after these journeys, in words; empty when all is there once. */
export async function faultsAfter(
  databaseUrl: string,
  sandbox: Sandbox,
  journeys: readonly Journey[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const faults: string[] = []
    for (const journey of journeys) {
      const { rows } = await client.query<Counts>(countsOfCase, [journey.caseId])
      const atBank = (await allTransactions(sandbox, journey.connectionId)).length
      const due = { ...once, shown: atBank, stored: atBank }
      if (!isDeepStrictEqual({ ...rows[0] }, due))
        faults.push(`case ${journey.caseId}: ${JSON.stringify(rows[0])} instead of ${JSON.stringify(due)}`)
    }
    const { rows } = await client.query<{ name: string }>(jobsLeft, [jobsOfClock])
    return [
      ...faults,
      ...rows.map((job) => `a job is left: ${JSON.stringify(job)}`),
      ...(await breaksOfAudit(databaseUrl)),
    ]
  } finally {
    await client.end()
  }
}

const jobsLeft = `
  select name, state, data from job_queue.job
  where name = 'dead-letter'
    or (state in ('created', 'retry', 'active') and name <> 'recheck' and name <> all($1))`

async function breaksOfAudit(databaseUrl: string): Promise<string[]> {
  const { database } = openStore(databaseUrl, 2, pino({ level: 'silent' }))
  try {
    const { brokenAt } = await verifyAudit(database)
    return brokenAt === null ? [] : [`the audit trail does not fit at ${JSON.stringify(brokenAt)}`]
  } finally {
    await database.destroy()
  }
}
