import type { IsoDate } from '#lending/days.ts'
import type { Context } from '../context.ts'
import { languageOf } from '../mail/mail-link-for-case.ts'
import { mailReceipt } from '../mail/mail-receipt.ts'
import { Refusal } from '../refusal.ts'
import { makeAddressCode } from '../store/case/address-codes.ts'
import { giveAddress, type CaseAddress } from '../store/case/case-contact.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import { readMailAddress } from '../store/follow-up/contact-details.ts'
import type { Transaction } from '../store/schema.ts'

/** `codeSentTo`: the address as it may be shown, while it waits for its code. */
type AnswerAddress = CaseAddress & { codeSentTo: string | null }

/** Answers go to the confirmed address of the case; without one, what was typed is a claim until its code came back. */
export async function answerAddress(
  context: Context,
  transaction: Transaction,
  { loanCase, caseKey }: CaseRecord,
  typed: string | null | undefined,
): Promise<AnswerAddress> {
  const known = await readMailAddress(transaction, caseKey)
  if (known) return { ...known, codeSentTo: null }
  if (!typed) throw new Refusal('bad_request', { fields: ['email'] })
  const { operatorKeys } = context.settings
  const given = { operatorKeys, caseKey, kvkNumber: loanCase.kvk_number, email: typed, now: context.now() }
  return { id: await giveAddress(transaction, given), email: typed, codeSentTo: shownAddress(typed) }
}

type Asked = { kind: 'reviewAsked' | 'privacyAsked' | 'loanAsked'; address: AnswerAddress; by: IsoDate }

/** Confirms a request, with a code where its address waits for one; above the limits of codes it is kept too. */
export async function mailAsked(
  context: Context,
  transaction: Transaction,
  { loanCase }: CaseRecord,
  { kind, address: { id: addressId, email, codeSentTo }, by }: Asked,
): Promise<void> {
  const { id: caseId } = loanCase
  const { tokenKeys } = context.settings
  const code =
    codeSentTo === null
      ? null
      : await makeAddressCode(transaction, { tokenKeys, caseId, addressId, now: context.now() })
  const receipt = { kind, caseId, email, addressId, code, language: languageOf(loanCase), by }
  if (codeSentTo === null || code) await mailReceipt(context, transaction, receipt)
}

/** Enough to know one's own address by, and no more: `j•••@voorbeeld.nl`. */
export function shownAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
