import type { DecisionRecord } from '#lending/scorecard/decision.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { openDecision } from '../store/decision-record.ts'
import { readCase, type CaseRecord } from '../store/read-case.ts'

export type Decided = CaseRecord & {
  decision: NonNullable<CaseRecord['decision']>
  offers: NonNullable<CaseRecord['offers']>
}

export const isDecided = (record: CaseRecord): record is Decided => record.decision !== null && record.offers !== null

export async function decidedCase(context: Context, caseId: string | null): Promise<Decided> {
  const record = caseId === null ? null : await readCase(context.database, context.settings.operatorKey, caseId)
  if (!record || !isDecided(record)) throw new Refusal('offers_not_ready')
  return record
}

export async function readDecision(context: Context, { caseKey, decision: { id } }: Decided): Promise<DecisionRecord> {
  const row = await context.database
    .selectFrom('decision')
    .select(['id', 'sealed_record'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('offers_not_ready')
  return openDecision(caseKey, row)
}
