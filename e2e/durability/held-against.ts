// What must be true of the database when all is over: everything once, nothing lost.
import pg from 'pg'
import { expect } from 'vitest'
import { allTransactions } from '../../bank-sandbox/testing/sandbox-client.ts'
import type { Sandbox } from '../../bank-sandbox/sandbox.ts'
import { verifyAudit } from '../../server/store/audit.ts'
import { openStore } from '../../server/store/pool.ts'
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

export async function expectOnceEach(
  databaseUrl: string,
  sandbox: Sandbox,
  journeys: readonly Journey[],
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const journey of journeys) {
      const { rows } = await client.query<Counts>(countsOfCase, [journey.caseId])
      const atBank = (await allTransactions(sandbox, journey.connectionId)).length
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
      expect(rows[0], `case ${journey.caseId}`).toEqual({ ...once, shown: atBank, stored: atBank })
    }
    const letters = await client.query(`select data from job_queue.job where name = 'dead-letter'`)
    expect(letters.rows).toEqual([])
    const left = await client.query(
      `select name, state, data from job_queue.job where state in ('created', 'retry', 'active') and name not in ('sweep', 'remind', 'refresh', 'recheck')`,
    )
    expect(left.rows).toEqual([])
  } finally {
    await client.end()
  }
  await expectWholeAudit(databaseUrl)
}

async function expectWholeAudit(databaseUrl: string): Promise<void> {
  const { database } = openStore(databaseUrl, 2, pino({ level: 'silent' }))
  expect(await verifyAudit(database)).toMatchObject({ brokenAt: null })
  await database.destroy()
}
