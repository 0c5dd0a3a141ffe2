import type { Kysely, Transaction } from 'kysely'
import type { CashFlowAnalysis } from '#lending/analysis/cash-flow-analysis.ts'
import type { Schema } from './schema.ts'
import { openJson, type CaseKey } from './seal.ts'

/** What a sealed analysis is bound to, besides its case. */
export const analysisPurpose = (dataVersion: number): string => `analysis/${dataVersion}`

/** The analysis of one version of a case's data; throws when there is none. */
export async function readAnalysis(
  database: Kysely<Schema> | Transaction<Schema>,
  caseKey: CaseKey,
  { caseId, dataVersion }: { caseId: string; dataVersion: number },
): Promise<CashFlowAnalysis> {
  const row = await database
    .selectFrom('analysis')
    .select('sealed')
    .where('case_id', '=', caseId)
    .where('data_version', '=', dataVersion)
    .executeTakeFirstOrThrow()
  return openJson<CashFlowAnalysis>(caseKey, analysisPurpose(dataVersion), row.sealed)
}
