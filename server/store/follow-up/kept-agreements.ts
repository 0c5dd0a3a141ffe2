import { randomUUID } from 'node:crypto'
import type { IsoDate } from '#lending/days.ts'
import type { Database, Transaction } from '../schema.ts'
import { type KeyedHashes, keyedHashes, openBeside, sealBeside, type CaseKey, type KeyRing } from '../sealing/seal.ts'
import { makeKey, openKey, throwKeysAway } from '../sealing/sealing-keys.ts'
import { bytesOf, type CaseFile, filePurpose, newestAgreement, readFileJson, signedFile } from './case-files.ts'
import { changeRows, insertRow } from '../database/rows.ts'

type Keeping = { operatorKeys: KeyRing; caseKey: CaseKey; kvkNumber: string; endsOn: IsoDate; at: Date }

const kvkHashes = (operatorKeys: KeyRing, kvkNumber: string): KeyedHashes =>
  keyedHashes(operatorKeys, 'kept-agreement', kvkNumber)

/** The agreement as it was sent and as it was signed; what was kept of the case before goes. */
export async function keepAgreements(
  transaction: Transaction,
  { operatorKeys, caseKey, kvkNumber, endsOn, at }: Keeping,
): Promise<void> {
  const { caseId } = caseKey
  await dropAgreements(transaction, caseId)
  for (const fileId of [await newestAgreement(transaction, caseId), await signedFile(transaction, caseId)]) {
    const file = fileId === null ? null : await readFileJson(transaction, caseKey, fileId)
    if (!file) continue
    const id = randomUUID()
    const sealed = await sealBeside(await makeKey(transaction, operatorKeys, id), filePurpose(id), file.json)
    const kept = { kvk_hash: kvkHashes(operatorKeys, kvkNumber)[0], ends_on: endsOn, kept_at: at }
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

/** Those of a company, whose number is not in them, under the newest key. */
export async function hashAgreementsAgain(transaction: Transaction, operatorKeys: KeyRing, kvkNumber: string) {
  const [kvk_hash, ...older] = kvkHashes(operatorKeys, kvkNumber)
  for (const one of older) await changeRows(transaction, 'kept_agreement', { kvk_hash: one }, { kvk_hash })
}

/** Of a company, the newest first, also when its cases are gone. */
export async function findAgreements(database: Database, operatorKeys: KeyRing, kvkNumber: string) {
  const rows = await database
    .selectFrom('kept_agreement')
    .selectAll()
    .where('kvk_hash', 'in', kvkHashes(operatorKeys, kvkNumber))
    .orderBy('kept_at', 'desc')
    .execute()
  const found: (CaseFile & { id: string })[] = []
  for (const { id, type, sealed } of rows) {
    const key = await openKey(database, operatorKeys, id)
    if (key) found.push({ id, type, bytes: bytesOf(await openBeside(key, filePurpose(id), sealed)) })
  }
  return found
}
