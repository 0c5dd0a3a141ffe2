import { randomUUID } from 'node:crypto'
import type { IsoDate } from '#lending/days.ts'
import type { Database, Transaction } from '../schema.ts'
import { keyedHash, openBeside, sealBeside, type CaseKey } from '../sealing/seal.ts'
import { makeKey, openKey, throwKeysAway } from '../sealing/sealing-keys.ts'
import { bytesOf, type CaseFile, filePurpose, newestAgreement, readFileJson, signedFile } from './case-files.ts'
import { insertRow } from '../database/rows.ts'

type Keeping = { operatorKey: Buffer; caseKey: CaseKey; kvkNumber: string; endsOn: IsoDate; at: Date }

const kvkHash = (operatorKey: Buffer, kvkNumber: string): Buffer => keyedHash(operatorKey, 'kept-agreement', kvkNumber)

/** The agreement as it was sent and as it was signed; what was kept of the case before goes. */
export async function keepAgreements(
  transaction: Transaction,
  { operatorKey, caseKey, kvkNumber, endsOn, at }: Keeping,
): Promise<void> {
  const { caseId } = caseKey
  await dropAgreements(transaction, caseId)
  for (const fileId of [await newestAgreement(transaction, caseId), await signedFile(transaction, caseId)]) {
    const file = fileId === null ? null : await readFileJson(transaction, caseKey, fileId)
    if (!file) continue
    const id = randomUUID()
    const sealed = await sealBeside(await makeKey(transaction, operatorKey, id), filePurpose(id), file.json)
    const kept = { kvk_hash: kvkHash(operatorKey, kvkNumber), ends_on: endsOn, kept_at: at }
    await insertRow(transaction, 'kept_agreement', { id, case_id: caseId, type: file.type, sealed, ...kept })
  }
}

export async function dropAgreements(transaction: Transaction, caseId: string): Promise<void> {
  const gone = await transaction.deleteFrom('kept_agreement').where('case_id', '=', caseId).returning('id').execute()
  await throwKeysAway(
    transaction,
    gone.map(({ id }) => id),
  )
}

/** Of a company, the newest first, also when its cases are gone. */
export async function findAgreements(database: Database, operatorKey: Buffer, kvkNumber: string) {
  const rows = await database
    .selectFrom('kept_agreement')
    .selectAll()
    .where('kvk_hash', '=', kvkHash(operatorKey, kvkNumber))
    .orderBy('kept_at', 'desc')
    .execute()
  const found: (CaseFile & { id: string })[] = []
  for (const { id, type, sealed } of rows) {
    const key = await openKey(database, operatorKey, id)
    if (key) found.push({ id, type, bytes: bytesOf(await openBeside(key, filePurpose(id), sealed)) })
  }
  return found
}
