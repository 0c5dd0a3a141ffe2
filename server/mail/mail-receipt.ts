import type { IsoDate } from '#lending/days.ts'
import type { Language } from '#lending/language.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../store/schema.ts'
import { answerLetter, type ReceiptKind } from './answer-letters.ts'
import { queueCaseMail } from './case-mail.ts'

type Receipt = {
  kind: ReceiptKind
  caseId: string | null
  email: string
  /** Of the case; null for who wrote from outside one. */
  addressId: string | null
  code?: string | null
  language: Language
  by: IsoDate
}

/** Confirms at once that a request came in. The address may be a stranger's, so it names no company. */
export async function mailReceipt(
  context: Context,
  transaction: Transaction,
  { kind, caseId, email, addressId, code = null, language, by }: Receipt,
): Promise<void> {
  const origin = context.settings.publicOrigin
  const letter = answerLetter({ kind, language, about: '', words: null, by, origin, code })
  await queueCaseMail(context, transaction, {
    kind: `receipt.${kind}`,
    caseId,
    recipient: email,
    addressId,
    letter,
  })
}
