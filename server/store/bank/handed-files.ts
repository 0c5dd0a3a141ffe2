import { randomUUID } from 'node:crypto'
import type { FileAnswer } from '#contract/bank-data.ts'
import type { AccountSpan } from '#lending/statements/account-span.ts'
import type { StatementFile } from '#lending/statements/read-statement-file.ts'
import { findRow, insertNew } from '../database/rows.ts'
import type { Database, Transaction } from '../schema.ts'
import { identityOf, openBeside, openJson, sealBeside, sealJson, type CaseKey } from '../sealing/seal.ts'

/** The answer to the file, and what judging another one beside it needs. */
type About = { answer: FileAnswer; digest: string; spans: AccountSpan[]; bookings: number }

export const handedPurpose = (id: string): string => `handed-file/${id}`

export const openAbout = (caseKey: CaseKey, { id, sealed_about: sealed }: { id: string; sealed_about: Buffer }) =>
  openJson<About>(caseKey, `${handedPurpose(id)}/about`, sealed)

/** The same file once. The caller holds the case's lock. */
export async function keepHanded(
  transaction: Transaction,
  caseKey: CaseKey,
  { about, file, at }: { about: About; file: StatementFile; at: Date },
): Promise<void> {
  const id = randomUUID()
  await insertNew(transaction, 'handed_file', {
    id,
    case_id: caseKey.caseId,
    file_hash: identityOf(caseKey, `file/${about.digest}`),
    sealed_about: sealJson(caseKey, `${handedPurpose(id)}/about`, about),
    sealed: await sealBeside(caseKey, handedPurpose(id), Buffer.from(JSON.stringify(file))),
    at,
  })
}

/** In the order in which they came, without their bookings. */
export async function listHanded(database: Database, caseKey: CaseKey) {
  const files = database.selectFrom('handed_file').select(['id', 'sealed_about']).where('case_id', '=', caseKey.caseId)
  const rows = await files.orderBy('at').orderBy('id').execute()
  return rows.map((row) => ({ ...openAbout(caseKey, row), id: row.id }))
}

export async function openHanded(database: Database, caseKey: CaseKey, id: string): Promise<StatementFile> {
  const row = await findRow(database, 'handed_file', { case_id: caseKey.caseId, id }, ['sealed'])
  return JSON.parse((await openBeside(caseKey, handedPurpose(id), row!.sealed)).toString('utf8')) as StatementFile
}
