import { addMonths } from '#lending/days.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { appendAudit } from '../store/audit.ts'
import { readDetails } from '../store/follow-up/contact-details.ts'
import { keepCheck, type CustomerCheck } from '../store/follow-up/customer-checks.ts'
import { readLines } from '../store/follow-up/check-lines.ts'
import { keepAgreements } from '../store/follow-up/kept-agreements.ts'
import { readAnswer } from '../store/decision/desk-decisions.ts'
import { readFollowUp, type StoredFollowUp } from '../store/follow-up/follow-ups.ts'
import { shownAccountNumber, type CaseRecord } from '../store/case/read-case.ts'
import type { Transaction } from '../store/schema.ts'

/**
 * From the signature on an applicant is a customer, whose identity and its check the law has the lender keep. Kept
 * again with the payout. Under the case's lock.
 */
export async function keepCustomerCheck(
  context: Context,
  transaction: Transaction,
  record: CaseRecord,
  by: string,
): Promise<void> {
  const followUp = await readFollowUp(transaction, record.caseKey)
  const signed = followUp?.steps.find(({ step }) => step === 'signed')
  if (!followUp || !signed) return
  const paidOn = followUp.steps.find(({ step }) => step === 'paid')?.on ?? null
  const { chosenOffer: offer, loanCase } = record
  const { decision, deciders } = await decisionOf(transaction, record)
  const check: CustomerCheck = {
    ...(await whoIsIt(transaction, record)),
    decision,
    contract: offer && { product: offer.productType, amountCents: offer.loanAmountCents, termMonths: offer.termMonths },
    checks: (await readLines(transaction, record.caseKey)).map(({ at: tickedAt, ...line }) => ({
      ...line,
      on: businessDay(tickedAt),
    })),
    signedOn: signed.on,
    paidOn,
    checkedBy: { decision: deciders, ...staffOf(followUp) },
  }
  const at = context.now()
  const endsOn = addMonths(paidOn ?? signed.on, offer?.termMonths ?? 0)
  const { operatorKeys } = context.settings
  const checkId = await keepCheck(transaction, { operatorKeys, caseId: loanCase.id, check, endsOn, at })
  const kept = { operatorKeys, caseKey: record.caseKey, kvkNumber: loanCase.kvk_number, endsOn, at }
  await keepAgreements(transaction, kept)
  await appendAudit(transaction, 'customer-check.kept', { at, caseId: loanCase.id, by }, { checkId, endsOn })
}

async function whoIsIt(
  transaction: Transaction,
  { loanCase, caseKey, accounts }: CaseRecord,
): Promise<Pick<CustomerCheck, 'company' | 'contact' | 'payoutAccount'>> {
  const details = await readDetails(transaction, caseKey)
  const account = accounts.find(({ row }) => row.id === loanCase.disbursement_account_id)
  return {
    company: { name: loanCase.company_name, kvkNumber: loanCase.kvk_number },
    contact: details && { name: details.name, role: details.role },
    payoutAccount: account ? { iban: shownAccountNumber(account), holder: account.secret.holderName } : null,
  }
}

async function decisionOf(
  transaction: Transaction,
  { decision, caseKey }: CaseRecord,
): Promise<{ decision: CustomerCheck['decision']; deciders: string[] }> {
  if (!decision) return { decision: null, deciders: [] }
  const answer = await readAnswer(transaction, caseKey, decision.data_version)
  const { at } = await transaction
    .selectFrom('decision')
    .select('at')
    .where('id', '=', decision.id)
    .executeTakeFirstOrThrow()
  const on = businessDay(answer?.second_at ?? answer?.first_at ?? at)
  const deciders = [answer?.first_by, answer?.second_by].filter((id) => typeof id === 'string')
  return { decision: { outcome: decision.outcome, decidedBy: answer ? 'person' : 'engine', on }, deciders }
}

const staffOf = ({ staff }: StoredFollowUp) => ({
  check: staff.agreement ?? null,
  signature: staff.signed ?? null,
  payout: staff.paid ?? null,
})
