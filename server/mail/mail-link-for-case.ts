import type { Language } from '#lending/language.ts'
import type { Context } from '../context.ts'
import type { ConnectionRow } from '../store/bank/connections.ts'
import type { CaseAddress } from '../store/case/case-contact.ts'
import { mintLink, type NewLink } from '../store/mail/mailed-links.ts'
import type { LoanCase } from '../store/case/read-case.ts'
import type { Transaction } from '../store/schema.ts'
import { queueCaseMail } from './case-mail.ts'
import { reconsentLink, resumeLink } from './mail-links.ts'
import { reconsentLinkLetter, resumeLinkLetter, type ApplicationStart } from './return-letters.ts'

/** A case under lock and the address of its mails. */
export type Addressee = { loanCase: LoanCase; address: CaseAddress }

export const languageOf = (loanCase: Pick<LoanCase, 'locale'>): Language => (loanCase.locale === 'en' ? 'en' : 'nl')

/** When the application was begun and on what, by which the owner of an address knows it. */
export const begunOf = (loanCase: Pick<LoanCase, 'created_at' | 'begun_on'>): ApplicationStart => ({
  at: loanCase.created_at,
  on: loanCase.begun_on,
})

/** Makes a link to renew one consent and mails it, both in the caller's transaction; false as for `mailResumeLink`. */
export async function mailReconsentLink(
  context: Context,
  transaction: Transaction,
  { loanCase, address }: Addressee,
  connection: ConnectionRow,
): Promise<boolean> {
  const url = await mintReconsentUrl(context, transaction, { loanCase, address }, connection, 'request')
  const common = { language: languageOf(loanCase), company: loanCase.company_name }
  const letter = reconsentLinkLetter({ ...common, bank: connection.bank_name, url })
  const kind = 'asked-link' as const
  const to = { caseId: loanCase.id, recipient: address.email, addressId: address.id }
  return (await queueCaseMail(context, transaction, { kind, ...to, letter })) !== null
}

export async function mintReconsentUrl(
  context: Context,
  transaction: Transaction,
  { loanCase, address }: Addressee,
  connection: ConnectionRow,
  cause: NewLink['cause'],
): Promise<string> {
  const connectionId = connection.connection_id
  const link: NewLink = { caseId: loanCase.id, purpose: 'reconsent', connectionId, cause, addressId: address.id }
  const hash = await mintLink(transaction, link, context.now())
  return reconsentLink(context.settings, languageOf(loanCase), { hash, caseId: loanCase.id, connectionId })
}

/** Makes a link to go on with an application and mails it; false when this address has had too many mails. */
export async function mailResumeLink(
  context: Context,
  transaction: Transaction,
  { loanCase, address }: Addressee,
  cause: 'request' | 'save' | 'handed-in',
): Promise<boolean> {
  const language = languageOf(loanCase)
  const hasFiles = cause === 'handed-in'
  const to = { caseId: loanCase.id, recipient: address.email, addressId: address.id }
  const link = { ...to, purpose: 'resume', connectionId: null, cause: hasFiles ? 'follow-up' : cause } as const
  const hash = await mintLink(transaction, link, context.now())
  const url = resumeLink(context.settings, language, { hash, caseId: loanCase.id })
  const letter = resumeLinkLetter({ language, company: loanCase.company_name, begun: begunOf(loanCase), url, hasFiles })
  const kind = ({ save: 'saved-link', request: 'asked-link', 'handed-in': 'handed-in' } as const)[cause]
  return (await queueCaseMail(context, transaction, { kind, ...to, letter })) !== null
}
