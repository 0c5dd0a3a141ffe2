import type { Language } from '#lending/language.ts'
import type { StoreContext } from '../store-context.ts'
import { Refusal } from '../../refusal.ts'
import { appendAudit } from '../audit.ts'
import { findableBy, forgetFinds } from './case-find.ts'
import { changeDetails, sealDetails, type CaseDetails } from './case-details.ts'
import { changeCase } from './change-case.ts'
import { createCaseKey } from '../sealing/seal.ts'
import { keepKey } from '../sealing/sealing-keys.ts'
import { changeRows, insertNew } from '../database/rows.ts'

type CheckedCompany = Pick<CaseDetails, 'kvk_number' | 'company_name' | 'register_profile' | 'eligibility'>

export type NewCase = {
  caseId: string
  /** The partner's page that the visitor came from. */
  origin: string | null
  locale: Language
  company: CheckedCompany
  visit: Pick<CaseDetails, 'utm' | 'begun_on'>
}

/** Begins the case with its own key; where it has begun, its company is the one that was checked last. */
export async function beginCase(
  context: StoreContext,
  { caseId, origin, locale, company, visit }: NewCase,
): Promise<void> {
  const now = context.now()
  const { caseKey, wrapped } = createCaseKey(context.settings.operatorKeys, caseId)
  const unanswered = { loan_goal_description: null, expenses: null }
  const began = await context.database.transaction().execute(async (transaction) => {
    const isNew = await insertNew(transaction, 'loan_case', {
      id: caseId,
      origin,
      locale,
      sealed_details: sealDetails(caseKey, { ...company, ...visit, ...unanswered }),
      used_at: now,
      created_at: now,
      updated_at: now,
    })
    if (!isNew) return false
    await keepKey(transaction, caseId, wrapped)
    await findableBy(transaction, context.settings.operatorKeys, caseId, { kind: 'kvk', text: company.kvk_number })
    const fact = { at: now, caseId, by: 'applicant', effectKey: `case/${caseId}` }
    return appendAudit(transaction, 'case.began', fact, { profileTakenAt: company.register_profile.takenAt })
  })
  if (!began) await changeCompany(context, caseId, company)
}

/** Asked again: the fresh extract replaces the old one. Another company needs a new session once bank data is there. */
async function changeCompany(context: StoreContext, caseId: string, company: CheckedCompany): Promise<void> {
  await changeCase(context, caseId, async (transaction, { loanCase, caseKey, connections, accounts }) => {
    const isSame = loanCase.kvk_number === company.kvk_number
    if (!isSame && (connections.length > 0 || accounts.length > 0)) throw new Refusal('step_not_reached')
    if (!isSame) {
      // A bookkeeper was asked for the statements of the company before.
      await changeRows(transaction, 'mailed_link', { case_id: caseId, purpose: 'hand-in' }, { ended_at: context.now() })
      await transaction.deleteFrom('handed_file').where('case_id', '=', caseId).execute()
    }
    await changeDetails(transaction, caseKey, loanCase, company)
    await forgetFinds(transaction, caseId, 'kvk')
    await findableBy(transaction, context.settings.operatorKeys, caseId, { kind: 'kvk', text: company.kvk_number })
    const fact = { at: context.now(), caseId, by: 'applicant' }
    await appendAudit(transaction, 'case.company-checked', fact, { isSameCompany: isSame })
  })
}
