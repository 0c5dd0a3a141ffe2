import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { senderHash } from './contact-requests.ts'
import { openAnswer } from './desk-answers.ts'
import type { Schema } from './schema.ts'
import type { ComplaintTable } from './schema/work-tables.ts'
import { openJson, sealJson, type CaseKey } from './seal.ts'
import { makeKey, openKey } from './sealing-keys.ts'

/** What a complaint keeps sealed: who complains, how they came to us, and of what. */
export type ComplaintWords = { name: string; email: string; words: string; language: string }
export type ComplaintRow = Selectable<ComplaintTable>

export const purposeOfComplaint = (id: string): string => `complaint/${id}`

/** Under the key of its case, or under its own where it is about none. Returns its id. */
export async function insertComplaint(
  transaction: Transaction<Schema>,
  operatorKey: Buffer,
  { caseKey, content, at }: { caseKey: CaseKey | null; content: ComplaintWords; at: Date },
): Promise<string> {
  const id = randomUUID()
  const key = caseKey ?? (await makeKey(transaction, operatorKey, id))
  await transaction
    .insertInto('complaint')
    .values({
      id,
      case_id: caseKey?.caseId ?? null,
      sender_hash: senderHash(operatorKey, content.email),
      sealed: sealJson(key, purposeOfComplaint(id), content),
      received_at: at,
    })
    .execute()
  return id
}

export type OpenedComplaint = ComplaintWords & { row: ComplaintRow; key: CaseKey }

/** Null when it is gone, or its key was thrown away. */
export async function readComplaint(
  database: Kysely<Schema> | Transaction<Schema>,
  operatorKey: Buffer,
  id: string,
): Promise<OpenedComplaint | null> {
  const row = await database.selectFrom('complaint').selectAll().where('id', '=', id).executeTakeFirst()
  const key = row && (await openKey(database, operatorKey, row.case_id ?? row.id))
  return row && key ? { row, key, ...openJson<ComplaintWords>(key, purposeOfComplaint(id), row.sealed) } : null
}

/** For the export of its case. */
export const openComplaint = (
  key: CaseKey,
  row: Pick<ComplaintRow, 'id' | 'sealed' | 'sealed_answer'>,
): ComplaintWords & { answer: string | null } => ({
  ...openJson<ComplaintWords>(key, purposeOfComplaint(row.id), row.sealed),
  answer: openAnswer(key, purposeOfComplaint(row.id), row.sealed_answer),
})
