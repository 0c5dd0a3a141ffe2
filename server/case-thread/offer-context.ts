import { readLegalForm } from '#lending/legal-form.ts'
import type { OfferContext } from '#lending/offers/make-offers.ts'
import type { IsoDate } from '#lending/days.ts'
import { readSealedAnalysis } from '../store/decision/analysis-record.ts'
import type { LoanCase } from '../store/case/read-case.ts'
import type { Database } from '../store/schema.ts'
import type { CaseKey } from '../store/sealing/seal.ts'
import { runCaseTask } from './run-case-task.ts'

type OfCase = { loanCase: LoanCase; caseKey: CaseKey; dataVersion: number; today: IsoDate; gone?: AbortSignal }

/** The inputs of offers besides the decision; the months are read from the analysis in its thread. */
export async function offerContextOf(
  database: Database,
  { loanCase, caseKey, dataVersion, today, gone }: OfCase,
): Promise<OfferContext> {
  const { legalForm, legalFormLong } = loanCase.register_profile
  const form = legalFormLong ?? legalForm
  const analysis = await readSealedAnalysis(database, { caseId: caseKey.caseId, dataVersion })
  return {
    today,
    months: await runCaseTask('monthlyCashFlows', { caseKey, dataVersion, analysis }, gone),
    isOwnerLiable: form !== null && readLegalForm(form)?.isOwnerLiable === true,
    hasPartner: loanCase.origin !== null,
  }
}
