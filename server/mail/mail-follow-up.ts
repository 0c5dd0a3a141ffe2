import type { Transaction } from 'kysely'
import type { StepTaken } from '#lending/desk/follow-up.ts'
import type { FollowUpKind } from '#lending/desk/stages.ts'
import type { Language } from '#lending/language.ts'
import type { Offer } from '#lending/offers/offer.ts'
import type { Context } from '../context.ts'
import { mintLink } from '../store/mail/mailed-links.ts'
import type { LoanCase } from '../store/case/read-case.ts'
import type { Schema } from '../store/schema.ts'
import { queueCaseMail, type CaseLetter } from './case-mail.ts'
import {
  documentLetter,
  movedLetter,
  type Answered,
  type DocumentAsked,
  receivedLetter,
  workMail,
} from './follow-up-letters.ts'
import { languageOf } from './mail-link-for-case.ts'
import { followUpLink } from './mail-links.ts'
import { queueMail } from './queue-mail.ts'

export type { Answered } from './follow-up-letters.ts'

type To = { loanCase: LoanCase; email: string; reference: string }
type Common = { language: Language; company: string; reference: string; url: string }

/** Mints a link to where the application stands and mails it with a letter, in the caller's transaction. */
async function mailApplicant(
  context: Context,
  transaction: Transaction<Schema>,
  { loanCase, email, reference }: To,
  letterOf: (common: Common) => CaseLetter,
): Promise<void> {
  const link = { caseId: loanCase.id, purpose: 'follow-up' as const, connectionId: null, cause: 'follow-up' as const }
  const hash = await mintLink(transaction, link, context.now())
  const language = languageOf(loanCase)
  const url = followUpLink(context.settings, language, { hash, caseId: loanCase.id })
  const letter = letterOf({ language, company: loanCase.company_name, reference, url })
  await queueCaseMail(context, transaction, {
    kind: 'follow-up',
    caseId: loanCase.id,
    recipient: email,
    letter,
  })
}

type Begun = { kind: FollowUpKind; dataVersion: number; dueOn: string; offer: Offer | null }

/** One mail to the applicant and one to the lender, when a choice or a referral can be followed. */
export async function mailReceived(
  context: Context,
  transaction: Transaction<Schema>,
  to: To,
  { kind, dataVersion, dueOn, offer }: Begun,
): Promise<void> {
  await mailApplicant(context, transaction, to, (common) => receivedLetter({ ...common, dueOn, offer }))
  const { mail, desk } = context.settings
  const deskOrigin = desk?.origin ?? mail.deskOrigin
  const atDesk = deskOrigin && `${deskOrigin}/zaak/${to.loanCase.id}`
  const caseUrl = mail.caseUrl?.replace('{reference}', to.reference) ?? atDesk
  const letter = workMail({ reference: to.reference, kind, dueOn, caseUrl })
  const key = `follow-up/${to.loanCase.id}/${kind}/${dataVersion}/${offer?.id ?? 'none'}`
  await queueMail(context, transaction, { key, caseId: to.loanCase.id, recipient: mail.inbox, ...letter })
}

/** The lender took a step. */
export const mailMoved = (
  context: Context,
  transaction: Transaction<Schema>,
  to: To,
  { step, isYes, dueOn }: StepTaken,
  { isRevised = false, ...said }: { words: string | null; answered: Answered | null; isRevised?: boolean },
): Promise<void> =>
  mailApplicant(context, transaction, to, (common) =>
    movedLetter({ ...common, ...said, move: step === 'received' ? 'answered' : step, isYes, dueOn, isRevised }),
  )

/** Something is asked of the applicant, or asked once more. */
export const mailDocumentAsked = (
  context: Context,
  transaction: Transaction<Schema>,
  to: To,
  asked: DocumentAsked,
): Promise<void> => mailApplicant(context, transaction, to, (common) => documentLetter({ ...common, ...asked }))
