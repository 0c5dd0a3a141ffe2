import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../schema.ts'
import type { CaseFileTable, FileType } from '../schema/desk-case-tables.ts'
import { openBeside, sealJson, type CaseKey } from '../sealing/seal.ts'

type Reader = Kysely<Schema> | Transaction<Schema>

export type CaseFile = { type: FileType; bytes: Uint8Array }
type FileContent = { base64: string }

/** What the sealed bytes of a file are bound to, besides its case. */
export const filePurpose = (id: string): string => `case-file/${id}`

type Putting = CaseFile & { kind: CaseFileTable['kind']; at: Date }

/** Returns its id. The caller holds the case's lock. */
export async function insertFile(
  transaction: Transaction<Schema>,
  caseKey: CaseKey,
  { kind, type, bytes, at }: Putting,
): Promise<string> {
  const id = randomUUID()
  const content: FileContent = { base64: Buffer.from(bytes).toString('base64') }
  const sealed = sealJson(caseKey, filePurpose(id), content)
  await transaction
    .insertInto('case_file')
    .values({ id, case_id: caseKey.caseId, kind, type, size: bytes.byteLength, sealed, at })
    .execute()
  return id
}

/** Newest first, without their bytes. */
export const listFiles = (database: Reader, caseId: string, max: number) =>
  database
    .selectFrom('case_file')
    .select(['id', 'kind', 'type', 'size', 'at'])
    .where('case_id', '=', caseId)
    .orderBy('at', 'desc')
    .limit(max)
    .execute()

/** A file of this very case; null when there is none of this id. */
export async function readFile(database: Reader, caseKey: CaseKey, id: string): Promise<CaseFile | null> {
  const row = await database
    .selectFrom('case_file')
    .select(['type', 'sealed'])
    .where('case_id', '=', caseKey.caseId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const content = JSON.parse(String(await openBeside(caseKey, filePurpose(id), row.sealed))) as FileContent
  return { type: row.type, bytes: Buffer.from(content.base64, 'base64') }
}

/** The newest agreement, which is the one that counts. */
export async function newestAgreement(database: Reader, caseId: string): Promise<string | null> {
  const row = await database
    .selectFrom('case_file')
    .select('id')
    .where('case_id', '=', caseId)
    .where('kind', '=', 'agreement')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
