import { addMonths, type IsoDate } from '#lending/days.ts'
import { businessDay } from '#lending/business-day.ts'
import type { CaseRow } from '../case/case-data.ts'
import type { Database } from '../schema.ts'
import { findRow } from '../database/rows.ts'

/** The day on which the loan's term ends; null without a loan. Afterwards there is no reason to fetch. */
async function contractEndsOn(database: Database, loanCase: CaseRow): Promise<IsoDate | null> {
  const { flow_finished_at: finishedAt, selected_offer_id: selectedId } = loanCase
  if (finishedAt === null || selectedId === null) return null
  const chosen = await findRow(database, 'offer_selection', { case_id: loanCase.id, offer_id: selectedId }, [
    'term_months',
  ])
  return chosen ? addMonths(businessDay(finishedAt), chosen.term_months) : null
}

/** True when the term is over: no reminder and no fetch without the applicant any more. */
export async function isContractOver(database: Database, loanCase: CaseRow, now: Date): Promise<boolean> {
  const endsOn = await contractEndsOn(database, loanCase)
  return endsOn !== null && endsOn < businessDay(now)
}
