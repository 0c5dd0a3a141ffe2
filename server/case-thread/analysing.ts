import type { IsoDate } from '#lending/days.ts'
import type { Policy } from '#lending/policy/policy.ts'
import { readAccepted } from '../store/decision/account-verdicts.ts'
import { readContests } from '../store/decision/category-contests.ts'
import { readCorrections } from '../store/decision/category-corrections.ts'
import { type CaseDetails, companyNames, isSoleTrader, mainSbiCode } from '../store/case/case-details.ts'
import { readSources } from '../store/bank/ledgers.ts'
import type { Database } from '../store/schema.ts'
import type { CaseKey } from '../store/sealing/seal.ts'
import type { Analysing } from './case-tasks.ts'

type Wanted = {
  caseKey: CaseKey
  dataVersion: number
  details: Pick<CaseDetails, 'register_profile'>
  today: IsoDate
  policy: Policy
}

/** All that a thread needs to analyse a case: its bookings sealed, what was said of them, and the policy. */
export async function readAnalysing(
  database: Database,
  { caseKey, dataVersion, details, today, policy }: Wanted,
): Promise<Analysing> {
  const { caseId } = caseKey
  return {
    caseKey,
    dataVersion,
    policy,
    sources: await readSources(database, caseId),
    contests: await readContests(database, caseKey, caseId),
    corrections: await readCorrections(database, caseKey),
    accepted: await readAccepted(database, caseKey),
    today,
    companyNames: companyNames(details),
    sbiCode: mainSbiCode(details),
    isSoleTrader: isSoleTrader(details),
  }
}
