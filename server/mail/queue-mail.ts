import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Schema } from '../store/schema.ts'

export type OutgoingMail = {
  /** Names the reason for this mail, e.g. `contact/{id}`; a second mail with the same key is not made. */
  key: string
  caseId: string | null
  recipient: string
  subject: string
  textBody: string
  htmlBody?: string
}

/** Puts a mail in the outbox, in the transaction of what it tells about; a job sends it (send.ts). */
export async function queueMail(context: Context, transaction: Transaction<Schema>, mail: OutgoingMail): Promise<void> {
  const inserted = await transaction
    .insertInto('mail')
    .values({
      id: randomUUID(),
      key: mail.key,
      case_id: mail.caseId,
      recipient: mail.recipient,
      subject: mail.subject,
      text_body: mail.textBody,
      html_body: mail.htmlBody ?? null,
      created_at: context.now(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) await context.jobs.enqueue(transaction, 'send-mail', { mailId: inserted.id })
}
