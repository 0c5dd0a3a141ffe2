import { createHash } from 'node:crypto'
import nodemailer from 'nodemailer'
import type { Context } from '../context.ts'
import { oneLine } from './letters.ts'

/** Connecting, greeting and silence each end after this; a job tries again later. */
const waitMs = 10_000

/**
 * Sends one mail of the outbox and marks it sent. Asked again after that it does nothing. When the process dies between
 * sending and marking, the mail goes out twice with the same Message-ID, by which mail programs show it once.
 * Throws when the mail server does not take it.
 */
export async function sendMail(context: Context, mailId: string): Promise<void> {
  const { database, settings } = context
  const mail = await database.selectFrom('mail').selectAll().where('id', '=', mailId).executeTakeFirst()
  if (!mail || mail.sent_at !== null) return
  const transport = nodemailer.createTransport({
    url: settings.mail.smtpUrl,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    dnsTimeout: waitMs,
    // What a visitor wrote must never be read as a file's name or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      from: settings.mail.from,
      to: { name: '', address: mail.recipient },
      subject: oneLine(mail.subject, 200),
      text: mail.text_body,
      ...(mail.html_body === null ? {} : { html: mail.html_body }),
      messageId: messageIdOf(mail.key, settings.publicOrigin),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    await database
      .updateTable('mail')
      .set({ sent_at: context.now(), last_error: null })
      .where('id', '=', mailId)
      .execute()
  } catch (error) {
    const reason = oneLine(error instanceof Error ? error.message : String(error), 300)
    await database.updateTable('mail').set({ last_error: reason }).where('id', '=', mailId).execute()
    throw error
  } finally {
    transport.close()
  }
}

/** The same mail has the same id however often it is tried (RFC 5322, 3.6.4). */
export function messageIdOf(key: string, publicOrigin: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 40)
  return `<${digest}@${new URL(publicOrigin).hostname.replace(/[[\]:]/g, '') || 'vlot'}>`
}
