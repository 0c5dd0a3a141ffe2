import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import type { Database } from '../schema.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'

/** The associated data of a sealed analysis, besides its case. */
export const analysisPurpose = (dataVersion: number): string => `analysis/${dataVersion}`

export const sealAnalysis = (caseKey: CaseKey, dataVersion: number, analysis: CashFlowAnalysis): Buffer =>
  sealJson(caseKey, analysisPurpose(dataVersion), analysis)

/** It has all bookings of a case, so a thread opens it (case-thread/). */
export const openAnalysis = (caseKey: CaseKey, dataVersion: number, sealed: Uint8Array): CashFlowAnalysis =>
  openJson<CashFlowAnalysis>(caseKey, analysisPurpose(dataVersion), sealed)

/** The analysis of one version of a case's data, sealed; throws without one. */
export async function readSealedAnalysis(
  database: Database,
  { caseId, dataVersion }: { caseId: string; dataVersion: number },
): Promise<Buffer> {
  const row = await database
    .selectFrom('analysis')
    .select('sealed')
    .where('case_id', '=', caseId)
    .where('data_version', '=', dataVersion)
    .executeTakeFirstOrThrow()
  return row.sealed
}
