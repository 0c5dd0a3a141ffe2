import { sql } from 'kysely'
import { canReplay, replay } from '#lending/decision/decide.ts'
import type { Context } from '../context.ts'
import { openDecision } from '../store/decision/decision-record.ts'
import { readPolicies } from '../store/decision/policies-in-force.ts'
import { openKey } from '../store/sealing/sealing-keys.ts'

/** `older`: their policy is kept no longer; `differing`: ids of decisions that came out otherwise. */
type Replays = { same: number; older: number; differing: string[] }

/** Makes up to `most` of the decisions again, chosen evenly, and compares every bit with their records. */
export async function replayDecisions({ database, settings }: Context, most: number): Promise<Replays> {
  const policies = await readPolicies(database, settings)
  const rows = await database
    .selectFrom('decision')
    .select(['id', 'case_id', 'sealed_record'])
    .orderBy(sql`md5(id::text)`)
    .limit(most)
    .execute()
  const replays: Replays = { same: 0, older: 0, differing: [] }
  for (const row of rows) {
    const caseKey = await openKey(database, settings.operatorKeys, row.case_id)
    if (caseKey === null) continue
    const record = openDecision(caseKey, row)
    if (!canReplay(record, policies)) replays.older++
    else if (JSON.stringify(replay(record, policies)) === JSON.stringify(record)) replays.same++
    else replays.differing.push(row.id)
  }
  return replays
}
