import { randomUUID } from 'node:crypto'
import type { LetterKind } from '#lending/desk/letter-words.ts'
import type { Context } from '../context.ts'
import { takeRecipientTurn, type RecipientLimit } from '../store/mail/recipient-mails.ts'
import type { Transaction } from '../store/schema.ts'
import { insertMail } from '../store/mail/sealed-mail.ts'

/** A mail to an applicant: words in two forms, and the unsubscribe link of automatic mails. */
export type CaseLetter = {
  subject: string
  textBody: string
  htmlBody: string
  /** For RFC 8058: the address that takes a POST, and nothing else, as the wish for no more. */
  unsubscribeUrl?: string
}

/**
 * Why a mail about a case is sent; codes and links go first, since a visitor waits. Any address may be entered, so each
 * kind is limited per recipient over all cases; a resume code goes only to the mailed link's holder.
 */
const kinds = {
  'resume-code': { priority: 2, limit: { perHour: 15, perDay: 50 } },
  'erasure-code': { priority: 2, limit: { perHour: 5, perDay: 10 } },
  'contact-code': { priority: 2, limit: { perHour: 5, perDay: 10 } },
  'saved-link': { priority: 1, limit: { perHour: 5, perDay: 10 } },
  'asked-link': { priority: 1, limit: { perHour: 5, perDay: 10 } },
  'hand-in': { priority: 1, limit: { perHour: 5, perDay: 10 } },
  'handed-in': { priority: 1, limit: { perHour: 5, perDay: 10 } },
  // To an address that its owner has confirmed.
  'follow-up': { priority: 1, limit: null },
  // That a request came in: to the address that was typed.
  receipt: { priority: 1, limit: { perHour: 5, perDay: 10 } },
  // To who asked, in answer to what they asked: by hand, one at a time.
  'desk-answer': { priority: 1, limit: null },
  reminder: { priority: 0, limit: null },
} as const satisfies Record<string, { priority: number; limit: RecipientLimit | null }>

type Family = keyof typeof kinds
type CaseMail = {
  /** Of a family or, behind a point, one of its letters, which the desk shows by its name. */
  kind: Extract<LetterKind, Family | `${Family}.${string}`>
  caseId: string | null
  recipient: string
  /** The recipient among the case's addresses: once another one is proven the mail is not sent. Null is sent always. */
  addressId: string | null
  letter: CaseLetter
}

/**
 * Puts a mail about a case in the outbox, in the transaction of what it reports. Returns the mail's id; null when this
 * recipient has had too many of the kind, or the case was erased. It is let through also when many mails wait.
 */
export async function queueCaseMail(
  context: Context,
  transaction: Transaction,
  { kind, caseId, recipient, addressId, letter }: CaseMail,
): Promise<string | null> {
  const { operatorKeys } = context.settings
  const family = kind.split('.')[0] as Family
  const { priority, limit } = kinds[family]
  const turn = { operatorKeys, kind: family, recipient, now: context.now() }
  if (limit && !(await takeRecipientTurn(transaction, { ...turn, limit }))) return null
  const mail = { key: `${kind}/${randomUUID()}`, caseId, addressId, words: { recipient, ...letter }, at: context.now() }
  const mailId = await insertMail(transaction, operatorKeys, mail)
  if (mailId !== null) await context.jobs.enqueue(transaction, 'send-mail', { mailId }, { isFollowUp: true, priority })
  return mailId
}
