import type { DecisionRecord } from '#lending/decision/decision.ts'
import { openJson, type CaseKey } from '../sealing/seal.ts'

/** The associated data of a decision's sealed record, besides its case. */
export const decisionPurpose = (decisionId: string): string => `decision/${decisionId}`

export const openDecision = (caseKey: CaseKey, decision: { id: string; sealed_record: Buffer }): DecisionRecord =>
  openJson<DecisionRecord>(caseKey, decisionPurpose(decision.id), decision.sealed_record)
