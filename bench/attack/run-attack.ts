import fc from 'fast-check'
import { startSandbox } from '#bank-sandbox/sandbox.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { Context } from '#server/context.ts'
import { verifyAudit } from '#server/store/audit.ts'
import { benchDay } from '../bench-day.ts'
import { changeOwner } from './change-of-owner.ts'
import { sequences } from './generate.ts'
import { type Counts, noCounts, play, sweep } from './world.ts'

const today = benchDay
const burstsMax = 60

/** `isSwept`: before the sequences, every field of every call gets every hostile value. */
type Plan = { requests: number; seed: number; isSwept: boolean; owners?: number }

/**
 * Plays a seed's sequences up to a number of requests, then cases that change their owner. Throws with the sequence
 * when an answer or case is wrong.
 */
export async function runAttack({ requests, seed, isSwept, owners = 1 }: Plan): Promise<Counts> {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, delays: false, today })
  const server = await startTestServer({ sandbox, environment: { LOG_LEVEL: 'silent', CLOCK_TODAY: today } })
  const counts = noCounts()
  try {
    const world = { origin: server.origin, today, counts }
    if (isSwept) await sweep(world, seed)
    for (let round = 0; counts.requests < requests; round++) {
      const property = fc.asyncProperty(sequences(burstsMax), async (sequence) => {
        if (counts.requests >= requests) return
        await play(world, sequence)
        await checkInvariants(server.context)
      })
      await fc.assert(property, { seed: seed + round, numRuns: 20, endOnFailure: true })
    }
    for (let owner = 0; owner < owners; owner++) counts.afterOwner += await changeOwner(server, sandbox, owner)
    return counts
  } finally {
    await server.stop()
    await sandbox.close()
  }
}

/** Invariants of every case; each query finds the rows that break it. */
const breaches: Record<string, string> = {
  'two decisions on one data version': `select case_id from decision group by case_id, data_version having count(*) > 1`,
  'an offer chosen without an approval': `select c.id from loan_case c left join decision d
    on d.case_id = c.id and d.data_version = c.data_version
    where c.selected_offer_id is not null and d.outcome is distinct from 'approved'`,
  'an offer chosen on data that has no offers': `select c.id from loan_case c where c.selected_offer_id is not null and not exists (
    select from offer_set o where o.case_id = c.id and o.data_version = c.data_version)`,
  'money to an account of another case, or to one that was taken out': `select c.id from loan_case c
    join account a on a.id = c.disbursement_account_id where a.case_id <> c.id or a.removed_at is not null`,
  'money to an account that is not held by the company': `select c.id from loan_case c
    join account a on a.id = c.disbursement_account_id where a.match_state = 'NO_MATCH'`,
}

/** Throws when an invariant does not hold. */
async function checkInvariants({ pool, database }: Pick<Context, 'pool' | 'database'>): Promise<void> {
  for (const [what, query] of Object.entries(breaches)) {
    const { rows } = await pool.query(query)
    if (rows.length > 0) throw new Error(`${what}: ${JSON.stringify(rows).slice(0, 300)}`)
  }
  const { breach } = await verifyAudit(database)
  if (breach) throw new Error(`The audit trail is not whole: ${JSON.stringify(breach)}`)
}
