import { createHash } from 'node:crypto'
import nodemailer from 'nodemailer'
import type { Context } from '../context.ts'
import { openMail } from '../store/mail/sealed-mail.ts'
import { stands } from '../store/standing.ts'
import { throwKeysAway } from '../store/sealing/sealing-keys.ts'
import { accepted, failed, noteAttempt } from './delivery-log.ts'
import { oneLine } from './letters.ts'
import { reportUndelivered } from './undelivered.ts'
import { changeRows } from '../store/database/rows.ts'

/** Connecting, greeting and silence each end after this; a job tries again later. */
const waitMs = 10_000

/**
 * Sends one mail of the outbox and marks it sent; idempotent. A crash in between sends it twice with one Message-ID,
 * which mail programs show once. Throws when the mail server does not accept it.
 */
export async function sendMail(context: Context, mailId: string): Promise<void> {
  const { database, settings } = context
  const mail = await database
    .selectFrom('mail')
    .selectAll()
    .select(stands('mail').as('stands'))
    .where('id', '=', mailId)
    .executeTakeFirst()
  if (!mail || mail.sent_at !== null) return
  if (!mail.stands) {
    const ended = { sealed: null, last_error: 'address ended' }
    await changeRows(database, 'mail', { id: mailId }, ended)
    return
  }
  const words = await openMail(database, settings.operatorKeys, mail)
  if (!words) return
  const transport = nodemailer.createTransport({
    url: settings.mail.smtpUrl,
    requireTLS: settings.mail.mustBeTls,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    dnsTimeout: waitMs,
    // A visitor's words must never be read as a file name or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const message = {
    from: settings.mail.from,
    to: { name: '', address: words.recipient },
    subject: oneLine(words.subject, 200),
    text: words.textBody,
    ...(words.htmlBody === null ? {} : { html: words.htmlBody }),
    messageId: messageIdOf(mail.key, settings.publicOrigin),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(words.unsubscribeUrl) },
  }
  const answer = await transport.sendMail(message).catch((error: unknown) => ({ error }))
  transport.close()
  if ('error' in answer) return noteFailure(context, mailId, answer.error, words.recipient)
  await noteAttempt(database, mailId, accepted(answer.response, words.recipient), context.now())
  await changeRows(database, 'mail', { id: mailId }, { sent_at: context.now(), last_error: null, sealed: null })
  await throwKeysAway(database, [mailId])
}

/** Throws for a retry, unless the mail server refused for good: then the words are removed too. */
async function noteFailure(context: Context, mailId: string, error: unknown, recipient: string): Promise<void> {
  const { database } = context
  const code = codeOf(error)
  const { isFinal, ...attempt } = failed(error, recipient)
  await noteAttempt(database, mailId, attempt, context.now())
  await changeRows(database, 'mail', { id: mailId }, { last_error: code, ...(isFinal ? { sealed: null } : {}) })
  // Without the mail server's own words: they repeat the recipient, and what is thrown here is logged and kept.
  if (!isFinal) throw new Error(`The mail server did not take a mail (${code}).`)
  await throwKeysAway(database, [mailId])
  await database.transaction().execute((transaction) => reportUndelivered(context, transaction, mailId))
  context.log.warn({ mail: mailId, code }, 'The mail server refused a mail for good')
}

/** RFC 8058: with both headers a mail program shows its own button, and its POST unsubscribes. */
const unsubscribeHeaders = (url: string | undefined): Record<string, string> =>
  url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** `EENVELOPE 550`, `ESOCKET ECONNREFUSED`: the error, and the mail server's number for it (RFC 5321, 4.2). */
function codeOf(error: unknown): string {
  const { code, responseCode, errno, syscall } = error as Record<string, unknown>
  const cause = /\bE[A-Z]{3,}\b/.exec(error instanceof Error ? error.message : '')?.[0]
  const parts = [code, cause, responseCode ?? errno, syscall].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  )
  return oneLine([...new Set(parts)].join(' '), 100) || 'unknown'
}

/** The same mail has the same id however often it is tried (RFC 5322, 3.6.4). */
export function messageIdOf(key: string, publicOrigin: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 40)
  return `<${digest}@${new URL(publicOrigin).hostname.replace(/[[\]:]/g, '') || 'vlot'}>`
}
