import type { Context } from '../context.ts'
import type { Transaction } from '../store/schema.ts'
import { insertMail } from '../store/mail/sealed-mail.ts'

type OutgoingMail = {
  /** Names the reason for this mail, e.g. `contact/{id}`; a second mail with the same key is not made. */
  key: string
  caseId: string | null
  recipient: string
  subject: string
  textBody: string
  htmlBody?: string
}

/** Puts a mail in the outbox, in the transaction of what it is about; a job sends it (send.ts). */
export async function queueMail(context: Context, transaction: Transaction, mail: OutgoingMail): Promise<void> {
  const { key, caseId, recipient, subject, textBody, htmlBody = null } = mail
  const words = { recipient, subject, textBody, htmlBody }
  const mailId = await insertMail(transaction, context.settings.operatorKeys, { key, caseId, words, at: context.now() })
  if (mailId !== null) await context.jobs.enqueue(transaction, 'send-mail', { mailId })
}
