import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, RowOf, Transaction } from '../schema.ts'
import type { FileType } from '../schema/desk-case-tables.ts'
import { openBeside, sealBeside, type CaseKey } from '../sealing/seal.ts'
import { changeRows, findRow, insertRow } from '../database/rows.ts'

export type CaseFile = { type: FileType; bytes: Uint8Array }

/** A file is stored as the JSON `{"base64":"…"}`: base64 needs no escapes, and parsing ten megabytes takes 40 ms. */
const [beginning, ending] = ['{"base64":"', '"}']

/** A multiple of three, so that the base64 of the parts is that of the whole. */
const encodedAtOnce = 3 * 256 * 1024

async function jsonOf(bytes: Uint8Array): Promise<Buffer> {
  const parts = [Buffer.from(beginning)]
  for (let from = 0; from < bytes.byteLength; from += encodedAtOnce) {
    const part = Buffer.from(bytes.subarray(from, from + encodedAtOnce))
    parts.push(Buffer.from(part.toString('base64'), 'latin1'))
    await setImmediate()
  }
  return Buffer.concat([...parts, Buffer.from(ending)])
}

export const bytesOf = (json: Buffer): Buffer =>
  Buffer.from(json.toString('latin1', beginning.length, json.length - ending.length), 'base64')

/** The associated data of a file's sealed bytes, besides its case. */
export const filePurpose = (id: string): string => `case-file/${id}`

type Putting = CaseFile & {
  kind: RowOf<'case_file'>['kind']
  requestId?: string
  at: Date
  sentAt?: Date
  scannedAt?: Date | null
}

/** Returns its id. The caller holds the case's lock. */
export async function insertFile(
  transaction: Transaction,
  caseKey: CaseKey,
  { kind, type, bytes, requestId, at, sentAt, scannedAt = null }: Putting,
): Promise<string> {
  const id = randomUUID()
  const sealed = await sealBeside(caseKey, filePurpose(id), await jsonOf(bytes))
  await insertRow(transaction, 'case_file', {
    id,
    case_id: caseKey.caseId,
    kind,
    request_id: requestId ?? null,
    type,
    size: bytes.byteLength,
    sealed,
    at,
    sent_at: sentAt ?? null,
    scanned_at: scannedAt,
  })
  return id
}

/** Newest first, without their bytes. */
export const listFiles = (database: Database, caseId: string, max: number) =>
  database
    .selectFrom('case_file')
    .select(['id', 'kind', 'type', 'size', 'at', 'sent_at', 'ended_at', 'scanned_at', 'request_id'])
    .where('case_id', '=', caseId)
    .orderBy('at', 'desc')
    .limit(max)
    .execute()

export async function readFile(
  database: Database,
  caseKey: CaseKey,
  id: string,
): Promise<(CaseFile & Pick<RowOf<'case_file'>, 'kind'>) | null> {
  const found = await readFileJson(database, caseKey, id)
  return found && { kind: found.kind, type: found.type, bytes: bytesOf(found.json) }
}

/** The driver blocks 50 ms on ten megabytes, so a file comes in parts, with other work in between. */
const partBytes = 1024 * 1024

/** The same, as the text that it is kept as. */
export async function readFileJson(
  database: Database,
  caseKey: CaseKey,
  id: string,
): Promise<(Pick<RowOf<'case_file'>, 'kind' | 'type'> & { json: Buffer }) | null> {
  const { rows } = await sql<Pick<RowOf<'case_file'>, 'kind' | 'type'> & { part: Buffer }>`
    select kind, type, substring(sealed from first for ${partBytes}) as part
    from case_file, generate_series(1, length(sealed), ${partBytes}) as first
    where case_id = ${caseKey.caseId} and id = ${id} order by first`.execute(database)
  const [row] = rows
  if (!row) return null
  const sealed = Buffer.concat(rows.map(({ part }) => part))
  return { kind: row.kind, type: row.type, json: await openBeside(caseKey, filePurpose(id), sealed) }
}

/** The agreement that was sent last, which is the one that counts; none once the choice is taken back. */
export async function newestAgreement(database: Database, caseId: string): Promise<string | null> {
  const row = await database
    .selectFrom('case_file')
    .select('id')
    .where('case_id', '=', caseId)
    .where('kind', '=', 'agreement')
    .where('sent_at', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Put in twice, e.g. by a second press: files have no idempotency key. */
export async function isThere(
  database: Database,
  caseKey: CaseKey,
  { kind, bytes }: Pick<Putting, 'kind' | 'bytes'>,
): Promise<boolean> {
  const newest = await database
    .selectFrom('case_file')
    .select(['id', 'size'])
    .where('case_id', '=', caseKey.caseId)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest?.size !== bytes.byteLength) return false
  const file = await readFile(database, caseKey, newest.id)
  return file !== null && Buffer.compare(file.bytes, bytes) === 0
}

/** The agreement that waits to be looked at and mailed. */
export async function draftOf(database: Database, caseId: string): Promise<string | null> {
  const draft = { case_id: caseId, kind: 'agreement', sent_at: null, ended_at: null } as const
  return (await findRow(database, 'case_file', draft, ['id']))?.id ?? null
}

/** With its deed, and what was noted of one that is on its way. */
export async function dropDraft(transaction: Transaction, caseId: string): Promise<void> {
  await transaction
    .deleteFrom('case_file')
    .where('case_id', '=', caseId)
    .where('kind', 'in', ['agreement', 'deed'])
    .where('sent_at', 'is', null)
    .execute()
  await dropNote(transaction, caseId)
}

export const dropNote = (transaction: Transaction, caseId: string): Promise<unknown> =>
  transaction.deleteFrom('agreement').where('case_id', '=', caseId).where('file_id', 'is', null).execute()

/** One draft at a time: another one takes its place. */
export async function putDraft(transaction: Transaction, caseKey: CaseKey, file: CaseFile & { at: Date }) {
  await dropDraft(transaction, caseKey.caseId)
  return insertFile(transaction, caseKey, { ...file, kind: 'agreement' })
}

/** False when it is no draft of this case. */
export async function markSent(transaction: Transaction, caseId: string, id: string, at: Date) {
  const draft = { case_id: caseId, id, kind: 'agreement', sent_at: null, ended_at: null } as const
  return (await changeRows(transaction, 'case_file', draft, { sent_at: at })) === 1
}

/** A document that came in is the signed agreement, or none any more. False when it is no such file of this case. */
export async function markSigned(transaction: Transaction, caseId: string, id: string | null) {
  const files = transaction.updateTable('case_file').where('case_id', '=', caseId)
  await files.set({ kind: 'document' }).where('kind', '=', 'signed').execute()
  if (id === null) return true
  const result = await files
    .set({ kind: 'signed' })
    .where('id', '=', id)
    .where('kind', '=', 'document')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function signedFile(database: Database, caseId: string): Promise<string | null> {
  const query = database.selectFrom('case_file').select('id').where('case_id', '=', caseId).where('kind', '=', 'signed')
  return (await query.executeTakeFirst())?.id ?? null
}

/** Nothing of what was drawn up counts any more. */
export async function endAgreements(transaction: Transaction, caseId: string, at: Date): Promise<void> {
  await changeRows(transaction, 'case_file', { case_id: caseId, kind: 'agreement', ended_at: null }, { ended_at: at })
}
