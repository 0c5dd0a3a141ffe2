import { randomUUID } from 'node:crypto'
import type { DocumentReason } from '#lending/desk/desk-reasons.ts'
import type { Database, RowOf, Transaction } from '../schema.ts'
import { type CaseKey, openJson, sealJson } from '../sealing/seal.ts'
import { changeRows, findRow, findRows, insertRow } from '../database/rows.ts'

export type DocumentRequest = Omit<RowOf<'document_request'>, 'sealed'> & { words: string | null }

const purposeOf = (id: string): string => `document-request/${id}`

export const openRequestWords = (caseKey: CaseKey, row: { id: string; sealed: Buffer }): { words: string | null } =>
  openJson<{ words: string | null }>(caseKey, purposeOf(row.id), row.sealed)

const opened = (caseKey: CaseKey, { sealed, ...row }: RowOf<'document_request'>): DocumentRequest => ({
  ...row,
  ...openRequestWords(caseKey, { id: row.id, sealed }),
})

type Asking = {
  reason: DocumentReason
  words: string | null
  by: string
  at: Date
  remindOn: string
  endOn: string
}

export async function insertRequest(
  transaction: Transaction,
  caseKey: CaseKey,
  { reason, words, by, at, remindOn, endOn }: Asking,
): Promise<string> {
  const id = randomUUID()
  await insertRow(transaction, 'document_request', {
    id,
    case_id: caseKey.caseId,
    reason,
    sealed: sealJson(caseKey, purposeOf(id), { words }),
    asked_by: by,
    asked_at: at,
    remind_on: remindOn,
    end_on: endOn,
  })
  return id
}

/** Newest first. */
export async function readRequests(database: Database, caseKey: CaseKey, max: number): Promise<DocumentRequest[]> {
  const rows = await database
    .selectFrom('document_request')
    .selectAll()
    .where('case_id', '=', caseKey.caseId)
    .orderBy('asked_at', 'desc')
    .limit(max)
    .execute()
  return rows.map((row) => opened(caseKey, row))
}

/** The open requests to the applicant, the oldest first. */
export async function readOpenRequests(database: Database, caseKey: CaseKey): Promise<DocumentRequest[]> {
  const rows = await findRows(
    database,
    'document_request',
    { case_id: caseKey.caseId, ended_at: null },
    'asked_at',
    'id',
  )
  return rows.map((row) => opened(caseKey, row))
}

/** False when it was ended before, e.g. by a second press or in another tab. */
export async function endRequest(
  transaction: Transaction,
  id: string,
  { fileId, at }: { fileId: string | null; at: Date },
): Promise<boolean> {
  const ended = { ended_at: at, file_id: fileId }
  return (await changeRows(transaction, 'document_request', { id, ended_at: null }, ended)) === 1
}

/** Which request a file answered; null where it answered none, as an agreement. */
export async function requestOfFile(database: Database, caseId: string, fileId: string): Promise<string | null> {
  const row = await findRow(database, 'case_file', { case_id: caseId, id: fileId }, ['request_id'])
  return row?.request_id ?? null
}

export type DueRequest = { id: string; case_id: string }

/** Requests of which something is due on this day: a reminder that was not sent, or their end. */
export const dueRequests = (database: Database, today: string, limit: number): Promise<DueRequest[]> =>
  database
    .selectFrom('document_request')
    .select(['id', 'case_id'])
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('end_on', '<', today),
        eb.and([eb('remind_on', '<=', today), eb('reminded_at', 'is', null), eb('end_on', '>=', today)]),
      ]),
    )
    .orderBy('end_on')
    .limit(limit)
    .execute()
