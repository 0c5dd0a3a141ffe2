import type { DecisionRecord } from '#lending/scorecard/decision.ts'
import { openJson, type CaseKey } from '../sealing/seal.ts'

/** What the sealed record of a decision is bound to, besides its case. */
export const decisionPurpose = (decisionId: string): string => `decision/${decisionId}`

export function openDecision(caseKey: CaseKey, decision: { id: string; sealed_record: Buffer }): DecisionRecord {
  return openJson<DecisionRecord>(caseKey, decisionPurpose(decision.id), decision.sealed_record)
}
