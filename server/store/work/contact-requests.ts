import { randomUUID } from 'node:crypto'
import { endOfSubjects } from './tasks.ts'
import type { Transaction } from '../schema.ts'
import { type CaseKey, openJson, type KeyedHashes, keyedHashes, sealJson, type KeyRing } from '../sealing/seal.ts'
import { makeKey, throwKeysAway } from '../sealing/sealing-keys.ts'
import { changeRows, findRow, insertRow } from '../database/rows.ts'

export type ContactRequest = { kind: 'call' | 'message'; sender: string; content: object }

/** An address or number however it was typed. */
export const senderHashes = (operatorKeys: KeyRing, sender: string): KeyedHashes =>
  keyedHashes(operatorKeys, 'contact-sender', sender.replace(/\s/g, '').toLowerCase())

/** Stores a form under its own key, which only its sender can find. Returns its id. */
export async function insertContactRequest(
  transaction: Transaction,
  operatorKeys: KeyRing,
  { kind, sender, content }: ContactRequest,
  at: Date,
): Promise<string> {
  const id = randomUUID()
  const key = await makeKey(transaction, operatorKeys, id)
  await insertRow(transaction, 'contact_request', {
    id,
    kind,
    sender_hash: senderHashes(operatorKeys, sender)[0],
    sealed: sealJson(key, `contact/${id}`, content),
    created_at: at,
  })
  return id
}

/** Of the form that this key seals, if any: its sender under the newest operator's key. */
export async function hashSenderAgain(transaction: Transaction, operatorKeys: KeyRing, key: CaseKey): Promise<void> {
  const { caseId: id } = key
  const row = await findRow(transaction, 'contact_request', { id }, ['kind', 'sealed'])
  if (!row) return
  const { phone, email } = openJson<{ phone: string; email: string }>(key, `contact/${id}`, row.sealed)
  const [sender_hash] = senderHashes(operatorKeys, row.kind === 'call' ? phone : email)
  await changeRows(transaction, 'contact_request', { id }, { sender_hash })
}

/** The mail about a form has this key in the outbox. */
export const contactMailKey = (id: string): string => `contact/${id}`

/** Removes the forms of these senders, by their hash, with the mails about them; returns how many there were. */
export async function eraseContactRequests(
  transaction: Transaction,
  senders: readonly Buffer[],
  now: Date,
): Promise<number> {
  if (senders.length === 0) return 0
  const gone = await transaction
    .deleteFrom('contact_request')
    .where('sender_hash', 'in', senders)
    .returning('id')
    .execute()
  const ids = gone.map(({ id }) => id)
  await endOfSubjects(transaction, ids, { outcome: 'erased', by: 'applicant', at: now })
  await throwKeysAway(transaction, [...ids, ...(await removeMailsAbout(transaction, ids))])
  return gone.length
}

async function removeMailsAbout(transaction: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const keys = ids.map(contactMailKey)
  const mails = await transaction.deleteFrom('mail').where('key', 'in', keys).returning('id').execute()
  return mails.map(({ id }) => id)
}
