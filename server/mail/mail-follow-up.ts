import { randomUUID } from 'node:crypto'
import type { LenderStep, StepTaken } from '#lending/desk/follow-up.ts'
import type { LetterKind } from '#lending/desk/letter-words.ts'
import type { FollowUpKind } from '#lending/desk/stages.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import type { Context } from '../context.ts'
import type { CaseAddress } from '../store/case/case-contact.ts'
import { mintLink } from '../store/mail/mailed-links.ts'
import { payoutEnding, readCase, type LoanCase } from '../store/case/read-case.ts'
import { readDetails } from '../store/follow-up/contact-details.ts'
import type { Transaction } from '../store/schema.ts'
import { addressTakenLetter } from './address-letters.ts'
import { queueCaseMail, type CaseLetter } from './case-mail.ts'
import { type DocumentAsked, documentLetter, documentReceivedLetter } from './document-letters.ts'
import { type Common, stepKind, stepLetter, type PersonsAnswer, receivedLetter } from './follow-up-letters.ts'
import { inboxMail } from './letters.ts'
import { languageOf } from './mail-link-for-case.ts'
import { caseAtDesk, followUpLink } from './mail-links.ts'
import { queueMail } from './queue-mail.ts'

export type { PersonsAnswer } from './follow-up-letters.ts'

type Kind = Extract<LetterKind, `follow-up.${string}`>
export type To = { loanCase: LoanCase; address: CaseAddress; reference: string }

/** Mints a link to the application's status and mails it with a letter, in the caller's transaction. */
export async function mailApplicant(
  context: Context,
  transaction: Transaction,
  kind: Kind,
  { loanCase, address, reference }: To,
  letterOf: (common: Common) => CaseLetter,
): Promise<void> {
  const purpose = 'follow-up' as const
  const link = { caseId: loanCase.id, purpose, connectionId: null, cause: purpose, addressId: address.id }
  const hash = await mintLink(transaction, link, context.now())
  const language = languageOf(loanCase)
  const url = followUpLink(context.settings, language, { hash, caseId: loanCase.id })
  const known = await knownOf(context, transaction, loanCase.id, address)
  const letter = letterOf({ language, company: loanCase.company_name, reference, url, ...known })
  await queueCaseMail(context, transaction, {
    kind,
    caseId: loanCase.id,
    recipient: address.email,
    addressId: address.id,
    letter,
  })
}

/** The owner of the address, where its details are confirmed, and the choice. */
async function knownOf(
  { settings }: Context,
  transaction: Transaction,
  caseId: string,
  address: CaseAddress,
): Promise<Pick<Common, 'name' | 'choice'>> {
  const record = await readCase(transaction, settings.operatorKeys, caseId)
  const details = record && (await readDetails(transaction, record.caseKey))
  return {
    name: details?.isConfirmed && details.addressId === address.id ? details.name : null,
    choice: record?.chosenOffer ? { offer: record.chosenOffer, payoutTo: payoutEnding(record) } : null,
  }
}

type ReceivedFollowUp = { kind: FollowUpKind; dueOn: string; offer: Offer | null }

/** One mail to the applicant and one to the lender, when a choice or a referral can be followed. */
export async function mailReceived(
  context: Context,
  transaction: Transaction,
  to: To,
  { kind, dueOn, offer }: ReceivedFollowUp,
): Promise<void> {
  await mailApplicant(context, transaction, `follow-up.${kind}`, to, (common) =>
    receivedLetter({ ...common, dueOn, offer }),
  )
  const { mail } = context.settings
  const caseUrl = mail.caseUrl?.replace('{reference}', to.reference) ?? caseAtDesk(context.settings, to.loanCase.id)
  const letter = inboxMail({ reference: to.reference, what: kind, dueOn, url: caseUrl })
  // The same offer may be chosen again after it was taken back.
  const key = `inbox.${kind}/${randomUUID()}`
  await queueMail(context, transaction, { key, caseId: to.loanCase.id, recipient: mail.inbox, ...letter })
}

/** The lender took a step. */
export const mailStep = (
  context: Context,
  transaction: Transaction,
  to: To,
  { step, isYes, dueOn }: StepTaken & { step: LenderStep },
  { isRevised = false, ...said }: { words: string | null; answered: PersonsAnswer | null; isRevised?: boolean },
): Promise<void> => {
  const taken = { step, isYes, isRevised } as const
  return mailApplicant(context, transaction, `follow-up.${stepKind(taken)}`, to, (common) =>
    stepLetter({ ...common, ...said, ...taken, dueOn }),
  )
}

/** The case has another address: a link of its own, since those of the old one have ended. */
export const mailAddressTaken = (context: Context, transaction: Transaction, to: To): Promise<void> =>
  mailApplicant(context, transaction, 'follow-up.addressTaken', to, addressTakenLetter)

/** Something is asked of the applicant, or asked once more. */
export const mailDocumentAsked = (
  context: Context,
  transaction: Transaction,
  to: To,
  asked: DocumentAsked,
): Promise<void> => {
  const kind = asked.isReminder ? 'follow-up.documentReminder' : 'follow-up.document'
  return mailApplicant(context, transaction, kind, to, (common) => documentLetter({ ...common, ...asked }))
}

/** All that was asked for is in, so that the day of the work that waited is known. */
export const mailDocumentReceived = (context: Context, transaction: Transaction, to: To, by: string): Promise<void> =>
  mailApplicant(context, transaction, 'follow-up.documentReceived', to, (common) =>
    documentReceivedLetter({ ...common, by }),
  )
