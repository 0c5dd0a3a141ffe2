import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Schema } from '../store/schema.ts'
import { insertMail } from '../store/sealed-mail.ts'

/** What goes to an applicant: words in two forms, and where to stop such mails when they come by themselves. */
export type CaseLetter = {
  subject: string
  textBody: string
  htmlBody: string
  /** For RFC 8058: the address that takes a POST, and nothing else, as the wish for no more. */
  unsubscribeUrl?: string
}

/**
 * Puts a mail about a case in the outbox, in the transaction of what it tells about. Returns the mail's id; null when one
 * with this key was made before. It is let through also when many mails wait: the link in it is made already.
 */
export async function queueCaseMail(
  context: Context,
  transaction: Transaction<Schema>,
  mail: { key: string; caseId: string; recipient: string; letter: CaseLetter },
): Promise<string | null> {
  const { key, caseId, recipient, letter } = mail
  const words = { recipient, ...letter }
  const mailId = await insertMail(transaction, context.settings.operatorKey, { key, caseId, words, at: context.now() })
  if (mailId !== null) await context.jobs.enqueue(transaction, 'send-mail', { mailId }, { isFollowUp: true })
  return mailId
}
