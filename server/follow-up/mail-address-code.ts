import type { Context } from '../context.ts'
import { answerLetter } from '../mail/answer-letters.ts'
import { queueCaseMail } from '../mail/case-mail.ts'
import { begunOf, languageOf } from '../mail/mail-link-for-case.ts'
import { codeLetter } from '../mail/return-letters.ts'
import { Refusal } from '../refusal.ts'
import { makeAddressCode } from '../store/case/address-codes.ts'
import type { CaseAddress } from '../store/case/case-contact.ts'
import type { LoanCase } from '../store/case/read-case.ts'
import type { Transaction } from '../store/schema.ts'

type Mailed = { loanCase: LoanCase; address: CaseAddress; kind: 'contact-code' | 'resume-code' }

/** Mails a code to an address of the case. Refused above the limits of the case and of the recipient. */
export async function mailCode(
  context: Context,
  transaction: Transaction,
  { loanCase, address, kind }: Mailed,
): Promise<void> {
  const { id: caseId, company_name: company } = loanCase
  const { tokenKeys, publicOrigin } = context.settings
  const language = languageOf(loanCase)
  const code = await makeAddressCode(transaction, { tokenKeys, caseId, addressId: address.id, now: context.now() })
  if (code === null) throw tooManyMails()
  const letter =
    kind === 'contact-code'
      ? answerLetter({ kind: 'addressCode', language, about: '', words: null, by: null, origin: publicOrigin, code })
      : codeLetter({ language, company, begun: begunOf(loanCase), code })
  const to = { caseId, recipient: address.email, addressId: address.id }
  if ((await queueCaseMail(context, transaction, { kind, ...to, letter })) === null) throw tooManyMails()
}

export const tooManyMails = () => new Refusal('too_many_requests', { retryAfterSeconds: 3_600 })
