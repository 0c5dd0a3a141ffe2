import type { Context } from '../context.ts'
import { openTask } from '../tasks/open-task.ts'
import type { Transaction } from '../store/schema.ts'
import { findRow } from '../store/database/rows.ts'

/** Mails that the recipient cannot request again; codes and links are requested again on the page. */
const awaited = /^(?:follow-up|reminder|desk-answer)(?:\.\w+)?\/[^/]+$/

/** An awaited mail was not delivered: a person at the desk contacts the recipient in another way. */
export async function reportUndelivered(context: Context, transaction: Transaction, mailId: string): Promise<void> {
  const mail = await findRow(transaction, 'mail', { id: mailId }, ['key', 'case_id', 'sent_at'])
  if (!mail || mail.sent_at !== null || !awaited.test(mail.key)) return
  await openTask(context, transaction, { kind: 'undeliveredMail', caseId: mail.case_id, subjectId: mailId })
}
