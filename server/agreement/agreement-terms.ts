import { readFileSync } from 'node:fs'
import type { AgreementProblem, AgreementTerms } from '#lending/agreement/agreement.ts'
import { businessDay } from '#lending/business-day.ts'
import { readLegalForm } from '#lending/legal-form.ts'
import type { Language } from '#lending/language.ts'
import { policyOf } from '#lending/policy/policy.ts'
import type { Context } from '../context.ts'
import { signingOf } from '../follow-up/acceptance-of.ts'
import { openDecision } from '../store/decision/decision-record.ts'
import { signersLine } from '../store/follow-up/check-lines.ts'
import { type StoredFollowUp } from '../store/follow-up/follow-ups.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import { findRow } from '../store/database/rows.ts'

const productsOwn = (name: 'agreement' | 'guarantee', language: Language): string =>
  readFileSync(new URL(`../../lending/agreement/${name}.${language}.md`, import.meta.url), 'utf8')

/** To be signed on paper by the owner, with the warning that the law has us give. */
export const guaranteeTemplate = (language: Language): string => productsOwn('guarantee', language)

/** The lender's own text, where its folder has one. */
export const agreementTemplate = ({ agreementTexts }: Context['settings'], language: Language): string =>
  agreementTexts[language] ?? productsOwn('agreement', language)

/** Of the chosen offer, the register, the check and the account as the bank gave it; or why that is not enough. */
export async function agreementTerms(
  context: Context,
  record: CaseRecord,
  followUp: StoredFollowUp,
): Promise<AgreementTerms | AgreementProblem> {
  const { loanCase, caseKey, chosenOffer: offer, accounts, decision } = record
  const account = accounts.find(({ row }) => row.id === loanCase.disbursement_account_id)
  const { iban, holderName: holder } = account?.secret ?? {}
  if (!offer || !iban || !holder) return 'account'
  const signatories = await signersLine(context.database, caseKey)
  if (signatories.names.length === 0) return 'signatories'
  const row = decision && (await findRow(context.database, 'decision', { id: decision.id }, ['id', 'sealed_record']))
  const policy = row ? policyOf(openDecision(caseKey, row), context.policies) : context.settings.policy
  const { register_profile: profile } = loanCase
  const form = readLegalForm(profile.legalFormLong ?? profile.legalForm ?? '')
  return {
    reference: followUp.row.reference,
    madeOn: businessDay(context.now()),
    company: {
      name: loanCase.company_name,
      kvkNumber: loanCase.kvk_number,
      city: profile.city,
      isOwnerLiable: form?.isOwnerLiable ?? false,
    },
    signatories,
    offer,
    prices: policy.prices,
    payout: { iban, holder },
    guaranteeMostCents: offer.securities.includes('personal-guarantee') ? offer.loanAmountCents : null,
    byCode: (await signingOf(context.database, record, offer)).name,
  }
}
