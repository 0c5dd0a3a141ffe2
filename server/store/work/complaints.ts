import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { senderHashes } from './contact-requests.ts'
import { openAnswer } from './desk-answers.ts'
import { endOfSubjects, type Closing } from './tasks.ts'
import type { Database, RowOf, Transaction } from '../schema.ts'
import { openJson, sealJson, type CaseKey, type KeyRing } from '../sealing/seal.ts'
import { makeKey, openKey, throwKeysAway } from '../sealing/sealing-keys.ts'
import { changeRows, findRow, insertRow } from '../database/rows.ts'

/** The sealed part of a complaint: the person, how they came to us, and the subject. */
type ComplaintWords = {
  name: string
  email: string | null
  /** Of who gave no address; older complaints lack it. */
  reachedBy?: string | null
  words: string
  language: string
}

const senderOf = ({ email, reachedBy, name }: ComplaintWords): string => email ?? reachedBy ?? name
type ComplaintRow = RowOf<'complaint'>

export const purposeOfComplaint = (id: string): string => `complaint/${id}`

/** Under the key of its case, or under its own where it is about none. Returns its id. */
export async function insertComplaint(
  transaction: Transaction,
  operatorKeys: KeyRing,
  { caseKey, content, at }: { caseKey: CaseKey | null; content: ComplaintWords; at: Date },
): Promise<string> {
  const id = randomUUID()
  const key = caseKey ?? (await makeKey(transaction, operatorKeys, id))
  await insertRow(transaction, 'complaint', {
    id,
    case_id: caseKey?.caseId ?? null,
    sender_hash: senderHashes(operatorKeys, senderOf(content))[0],
    sealed: sealJson(key, purposeOfComplaint(id), content),
    received_at: at,
  })
  return id
}

type OpenedComplaint = ComplaintWords & { row: ComplaintRow; key: CaseKey }

/** Null when it is gone, or its key was thrown away. */
export async function readComplaint(
  database: Database,
  operatorKeys: KeyRing,
  id: string,
): Promise<OpenedComplaint | null> {
  const row = await findRow(database, 'complaint', { id })
  const key = row && (await openKey(database, operatorKeys, row.case_id ?? row.id))
  return row && key ? { row, key, ...openJson<ComplaintWords>(key, purposeOfComplaint(id), row.sealed) } : null
}

/** Those that this key seals, about its case or none: their senders under the newest operator's key. */
export async function hashComplainantsAgain(transaction: Transaction, operatorKeys: KeyRing, key: CaseKey) {
  const { rows } = await sql<ComplaintRow>`
    select * from complaint where coalesce(case_id, id) = ${key.caseId}`.execute(transaction)
  for (const { id, sealed } of rows) {
    const [sender_hash] = senderHashes(operatorKeys, senderOf(openJson(key, purposeOfComplaint(id), sealed)))
    await changeRows(transaction, 'complaint', { id }, { sender_hash })
  }
}

type Same = { caseId: string | null; content: ComplaintWords; at: Date }

/** An open complaint of the same sender, words and day; concurrent callers wait until it is found or stored. */
export async function findSameComplaint(
  transaction: Transaction,
  operatorKeys: KeyRing,
  { caseId, content, at }: Same,
): Promise<string | null> {
  const senders = senderHashes(operatorKeys, senderOf(content))
  for (const sender of senders.toSorted(Buffer.compare))
    await sql`select pg_advisory_xact_lock(hashtextextended(${sender.toString('hex')}, 0))`.execute(transaction)
  const rows = await transaction
    .selectFrom('complaint')
    .select('id')
    .where('sender_hash', 'in', senders)
    .where('received_at', '=', at)
    .where('case_id', 'is not distinct from', caseId)
    .where('answered_at', 'is', null)
    .execute()
  for (const { id } of rows)
    if ((await readComplaint(transaction, operatorKeys, id))?.words === content.words) return id
  return null
}

/** For the export of its case. */
export const openComplaint = (
  key: CaseKey,
  row: Pick<ComplaintRow, 'id' | 'sealed' | 'sealed_answer'>,
): ComplaintWords & { answer: string | null } => ({
  ...openJson<ComplaintWords>(key, purposeOfComplaint(row.id), row.sealed),
  answer: openAnswer(key, purposeOfComplaint(row.id), row.sealed_answer),
})

type Standalone = { answeredBefore: Date } | { senders: readonly Buffer[] }

/** Removes complaints without a case, with their keys and tasks; others are removed with their case. */
export async function removeComplaints(transaction: Transaction, which: Standalone, closing: Closing): Promise<number> {
  const standalone = transaction.deleteFrom('complaint').where('case_id', 'is', null)
  const chosen =
    'senders' in which
      ? standalone.where('sender_hash', 'in', which.senders)
      : standalone.where('answered_at', '<', which.answeredBefore)
  const ids = (await chosen.returning('id').execute()).map(({ id }) => id)
  await endOfSubjects(transaction, ids, closing)
  await throwKeysAway(transaction, ids)
  return ids.length
}
