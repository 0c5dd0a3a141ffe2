import { sql } from 'kysely'
import type { Transaction } from '../schema.ts'
import { keyedHash, type KeyRing } from '../sealing/seal.ts'
import { insertRow } from '../database/rows.ts'

const hour = 60 * 60_000

/** Mails to one address, over all cases that name it. */
export type RecipientLimit = { perHour: number; perDay: number }

const dotlessMail = /@(?:gmail|googlemail)\.com$/

/**
 * The mailbox of an address: a plus begins the owner's label, and Gmail ignores dots (RFC 5233). Otherwise one inbox
 * could be flooded under a hundred spellings.
 */
export function mailboxOf(recipient: string): string {
  const plain = recipient.trim().toLowerCase()
  const [name, domain] = [plain.slice(0, plain.lastIndexOf('@')), plain.slice(plain.lastIndexOf('@'))]
  const label = name.indexOf('+', 1)
  const unlabelled = label === -1 ? name : name.slice(0, label)
  return dotlessMail.test(domain) ? `${unlabelled.replaceAll('.', '')}@gmail.com` : unlabelled + domain
}

type Turn = { operatorKeys: KeyRing; kind: string; recipient: string; limit: RecipientLimit; now: Date }

/** Counts a mail to this address; false above the limit of its kind, so that one kind does not block another. */
export async function takeRecipientTurn(transaction: Transaction, turn: Turn): Promise<boolean> {
  const { operatorKeys, kind, recipient, limit, now } = turn
  const hash = keyedHash(operatorKeys[0], 'mail-recipient', `${kind}/${mailboxOf(recipient)}`)
  // One at a time for each address, or as many as there are requests at once would pass.
  await sql`select pg_advisory_xact_lock(${hash.readBigInt64BE(0).toString()}::bigint)`.execute(transaction)
  const { ofHour, ofDay } = await transaction
    .selectFrom('recipient_mail')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('ofDay'),
      fn
        .countAll<number>()
        .filterWhere(eb('at', '>', new Date(now.getTime() - hour)))
        .as('ofHour'),
    ])
    .where('recipient_hash', '=', hash)
    .where('at', '>', new Date(now.getTime() - 24 * hour))
    .executeTakeFirstOrThrow()
  if (Number(ofHour) >= limit.perHour || Number(ofDay) >= limit.perDay) return false
  await insertRow(transaction, 'recipient_mail', { recipient_hash: hash, at: now })
  return true
}
