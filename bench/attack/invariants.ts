import type { Context } from '#server/context.ts'
import { verifyAudit } from '#server/store/audit.ts'

/** What must hold of every case at any moment; each query finds the rows that break it. */
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
export async function checkInvariants({ pool, database }: Pick<Context, 'pool' | 'database'>): Promise<void> {
  for (const [what, query] of Object.entries(breaches)) {
    const { rows } = await pool.query(query)
    if (rows.length > 0) throw new Error(`${what}: ${JSON.stringify(rows).slice(0, 300)}`)
  }
  const { breach } = await verifyAudit(database)
  if (breach) throw new Error(`The audit trail is not whole: ${JSON.stringify(breach)}`)
}
