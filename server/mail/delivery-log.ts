import { sql } from 'kysely'
import type { Database, RowOf } from '../store/schema.ts'
import { oneLine } from './letters.ts'

type Attempt = Pick<RowOf<'mail_attempt'>, 'outcome' | 'answer'>

/**
 * Records every delivery attempt, as proof of mailing (RECON-14). A mail erased meanwhile gets none; its row is locked,
 * so that it is not erased in between.
 */
export async function noteAttempt(
  database: Database,
  mailId: string,
  { outcome, answer }: Attempt,
  at: Date,
): Promise<void> {
  await sql`
    insert into mail_attempt (mail_id, number, at, outcome, answer)
    select held.id, (select coalesce(max(number), 0) + 1 from mail_attempt where mail_id = held.id),
      ${at}, ${outcome}, ${answer}
    from (select id from mail where id = ${mailId} for key share) held`.execute(database)
}

/** The mail server's reply to an accepted mail, without words that could name the recipient: the log is not sealed. */
export const accepted = (response: string, recipient: string): Attempt => ({
  outcome: 'accepted',
  answer: withoutRecipient(response, recipient),
})

/** A mail server that answered has a number (RFC 5321, 4.2); without one it could not be reached. */
export function failed(error: unknown, recipient: string): Attempt & { isFinal: boolean } {
  const { responseCode, response, command } = error as Record<string, unknown>
  if (typeof responseCode !== 'number') return { outcome: 'unreachable', answer: null, isFinal: false }
  const words = typeof response === 'string' ? response : String(responseCode)
  // A 5xx about the recipient or the mail is a no for good; one about our login may be put right.
  const isFinal = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
  return { outcome: 'refused', answer: withoutRecipient(words, recipient), isFinal }
}

export function withoutRecipient(response: string, recipient: string): string {
  const names = recipient.toLowerCase().split('@')
  const isNaming = (word: string) => word.includes('@') || names.some((name) => word.toLowerCase().includes(name))
  const words = oneLine(response, 300).split(' ')
  return words.map((word) => (isNaming(word) ? '…' : word)).join(' ')
}
