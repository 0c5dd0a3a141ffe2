import type { Kysely, Transaction } from 'kysely'
import { addMonths, type IsoDate } from '#lending/days.ts'
import { businessDay } from '../business-day.ts'
import type { CaseRow } from './case-data.ts'
import { openOffers } from './offer-sets.ts'
import type { Schema } from './schema.ts'
import type { CaseKey } from './seal.ts'

/** The day on which the loan's term is over; null while none runs. After it there is nothing to look at the account for. */
export async function contractEndsOn(
  database: Kysely<Schema> | Transaction<Schema>,
  caseKey: CaseKey,
  loanCase: CaseRow,
): Promise<IsoDate | null> {
  const { flow_finished_at: finishedAt, selected_offer_id: selectedId } = loanCase
  if (finishedAt === null || selectedId === null) return null
  const row = await database
    .selectFrom('offer_set')
    .select(['data_version', 'sealed'])
    .where('case_id', '=', loanCase.id)
    .where('data_version', '=', loanCase.data_version)
    .executeTakeFirst()
  const chosen = row && openOffers(caseKey, row).find((offer) => offer.id === selectedId)
  return chosen ? addMonths(businessDay(finishedAt), chosen.termMonths) : null
}

/** True when the term is over: no reminder and no fetch without the applicant any more. */
export async function isContractOver(
  database: Kysely<Schema> | Transaction<Schema>,
  caseKey: CaseKey,
  loanCase: CaseRow,
  now: Date,
): Promise<boolean> {
  const endsOn = await contractEndsOn(database, caseKey, loanCase)
  return endsOn !== null && endsOn < businessDay(now)
}
