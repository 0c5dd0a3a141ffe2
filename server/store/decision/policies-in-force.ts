import { sql } from 'kysely'
import { type PolicyFile, policyOfFile } from '#lending/policy/lender-policy.ts'
import { knownPolicies, ownPolicy, type Policies, type Policy } from '#lending/policy/policy.ts'
import { canonicalJson } from '#lending/sha256.ts'
import { appendAudit } from '../audit.ts'
import type { Database, RowOf } from '../schema.ts'

type Row = RowOf<'policy_in_force'>
/** `policyFile` is the lender's; null for the product's own policy. */
type InForce = { policy: Policy; policyFile: unknown }

const readRows = (database: Database): Promise<Row[]> =>
  database.selectFrom('policy_in_force').selectAll().orderBy('since', 'desc').execute()

/** With those that were in force before, so that records replay under their own. */
export async function readPolicies(database: Database, { policy }: InForce): Promise<Policies> {
  const before = (await readRows(database)).flatMap((row) => policyOf(row) ?? [])
  return [policy, ...before, ...knownPolicies]
}

/** Null where it is the product's own, or the policy below it is kept no longer. */
function policyOf({ file, base }: Row): Policy | null {
  const below = knownPolicies.find(({ version }) => version === base)
  return below && file !== null ? policyOfFile(file as PolicyFile, below) : null
}

/** Any fixed number. */
const startLock = 7_140_214

/** Notes that a policy comes into force, where it is not already. Throws where its version was another one before. */
export async function comesIntoForce(database: Database, { policy, policyFile }: InForce, since: Date): Promise<void> {
  const { version } = policy
  await database.transaction().execute(async (transaction) => {
    // Several servers may start at once.
    await sql`select pg_advisory_xact_lock(${sql.lit(startLock)})`.execute(transaction)
    const rows = await readRows(transaction)
    const other = rows.find((row) => row.version === version && !isSame(row.file, policyFile))
    if (other) throw new Error(versionTaken(version, other.since))
    if (rows[0]?.version === version) return
    const row = { since, version, base: ownPolicy.version, file: JSON.stringify(policyFile) }
    await transaction.insertInto('policy_in_force').values(row).execute()
    const isFirst = rows.length === 0 && policyFile === null
    if (isFirst) return
    await appendAudit(transaction, 'policy.in-force', { at: since, caseId: null, by: 'operator' }, { version })
  })
}

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)

const versionTaken = (version: string, since: Date): string =>
  `policy.json: version ${version} was another policy on ${since.toISOString().slice(0, 10)}. A changed policy needs a version of its own.`

/** Of the policy in force. */
export async function readInForceSince(database: Database): Promise<Date> {
  const rows = database.selectFrom('policy_in_force').select('since').orderBy('since', 'desc').limit(1)
  return (await rows.executeTakeFirstOrThrow()).since
}
