import type { IsoDate } from '#lending/days.ts'
import { isAccepted } from '#lending/facts/accepted-account.ts'
import { type RunningLoan, runningLoan, runningTogether } from '#lending/pricing/running-loan.ts'
import { businessDay } from '#lending/business-day.ts'
import type { CaseDetails } from '../case/case-details.ts'
import { findChosenCases } from '../case/case-find.ts'
import { readCase } from '../case/read-case.ts'
import { readAccepted } from '../decision/account-verdicts.ts'
import { findRows } from '../database/rows.ts'
import type { Database } from '../schema.ts'
import { openAccount } from '../sealing/account-secret.ts'
import type { CaseKey, KeyRing } from '../sealing/seal.ts'
import { readFollowUp } from './follow-ups.ts'

export type RunningBeside = RunningLoan & {
  caseId: string
  reference: string | null
  isPaidOut: boolean
  chosenAt: Date
}

type Beside = {
  operatorKeys: KeyRing
  caseKey: CaseKey
  loanCase: Pick<CaseDetails, 'kvk_number'>
  now: Date
}

/** The other cases of this company with an offer that was chosen or paid out, and what is owed on each. */
export async function runningBeside(
  database: Database,
  { operatorKeys, caseKey, loanCase, now }: Beside,
): Promise<RunningBeside[]> {
  const today = businessDay(now)
  const chosen = await findChosenCases(database, operatorKeys, loanCase.kvk_number)
  const running: RunningBeside[] = []
  for (const { caseId, chosenAt } of chosen.filter((one) => one.caseId !== caseKey.caseId)) {
    const one = await runningOf(database, operatorKeys, caseId, today)
    if (one) running.push({ ...one, caseId, chosenAt })
  }
  return running
}

async function runningOf(database: Database, operatorKeys: KeyRing, caseId: string, today: IsoDate) {
  const other = await readCase(database, operatorKeys, caseId)
  if (!other?.chosenOffer) return null
  const { loanCase, chosenOffer } = other
  // Without an account it ends with its offer, for which none can be chosen any more.
  if (loanCase.disbursement_account_id === null && chosenOffer.validUntil < today) return null
  const followUp = await readFollowUp(database, other.caseKey)
  const paidOn = followUp?.steps.find(({ step }) => step === 'paid')?.on ?? null
  const owed = runningLoan(chosenOffer, paidOn, today)
  return owed && { ...owed, reference: followUp?.row.reference ?? null, isPaidOut: paidOn !== null }
}

/** As a decision counts it; `unproven` where nothing shows yet that the applicant is the company. */
export async function runningHere(database: Database, beside: Beside): Promise<RunningLoan | 'unproven' | undefined> {
  const running = await runningBeside(database, beside)
  if (running.length === 0) return undefined
  return (await isHolderProven(database, beside.caseKey)) ? runningTogether(running) : 'unproven'
}

/** By a bank or by two people: a file can be made by anyone who knows the company's name. */
export async function isHolderProven(database: Database, caseKey: CaseKey): Promise<boolean> {
  const rows = await findRows(database, 'account', { case_id: caseKey.caseId, removed_at: null }, 'created_at')
  if (rows.some(({ source, match_state }) => source === 'bank' && match_state === 'MATCH')) return true
  const accepted = await readAccepted(database, caseKey)
  return rows.some((row) => {
    const { iban, accountNumber, holderName } = openAccount(caseKey, row)
    return isAccepted({ number: iban ?? accountNumber, holder: holderName }, accepted)
  })
}
