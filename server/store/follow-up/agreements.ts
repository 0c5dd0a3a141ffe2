import { createHash, randomUUID } from 'node:crypto'
import type { Agreement, AgreementProblem, AgreementTerms } from '#lending/agreement/agreement.ts'
import type { Database, Transaction } from '../schema.ts'
import type { StoreContext } from '../store-context.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'
import { findRow, insertRow } from '../database/rows.ts'
import { draftOf, dropDraft, insertFile, putDraft } from './case-files.ts'

/** Its text, and what it was made of. `byteLength`: of its PDF. */
type MadeAgreement = { agreement: Agreement; terms: AgreementTerms; byteLength: number }

const purposeOf = (id: string): string => `agreement/${id}`

export const openAgreementRow = (caseKey: CaseKey, row: { id: string; sealed: Buffer | null }): MadeAgreement | null =>
  row.sealed && openJson<MadeAgreement>(caseKey, purposeOf(row.id), row.sealed)

/** `deed`: of the owner's guarantee, which is printed at the desk. */
type Making = Omit<MadeAgreement, 'byteLength'> & { pdf: Uint8Array; deed: Uint8Array | null; at: Date }

/** As a draft, in place of an earlier one; returns the file's id. */
export async function insertAgreement(transaction: Transaction, caseKey: CaseKey, { pdf, deed, at, ...made }: Making) {
  const id = randomUUID()
  const fileId = await putDraft(transaction, caseKey, { type: 'application/pdf', bytes: pdf, at })
  if (deed) await insertFile(transaction, caseKey, { kind: 'deed', type: 'application/pdf', bytes: deed, at })
  const sealed = sealJson(caseKey, purposeOf(id), { ...made, byteLength: pdf.byteLength })
  const sha256 = createHash('sha256').update(pdf).digest()
  await insertRow(transaction, 'agreement', {
    ...{ id, case_id: caseKey.caseId, file_id: fileId, problem: null, sha256, sealed, at },
  })
  return fileId
}

type State = { caseId: string; problem: AgreementProblem | 'making'; at: Date }

/** On its way, or why it could not be made; nothing else waits any more. */
export async function noteAgreement(transaction: Transaction, { caseId, problem, at }: State): Promise<void> {
  await dropDraft(transaction, caseId)
  await insertRow(transaction, 'agreement', {
    ...{ id: randomUUID(), case_id: caseId, file_id: null, problem, sha256: null, sealed: null, at },
  })
}

/** Has a worker make it. */
export async function orderAgreement(
  { jobs, now }: StoreContext,
  transaction: Transaction,
  caseId: string,
): Promise<void> {
  await noteAgreement(transaction, { caseId, problem: 'making', at: now() })
  await jobs.enqueue(transaction, 'make-agreement', { caseId }, { isFollowUp: true })
}

/** Whether it is on its way; or why it could not be made. */
export async function agreementState(database: Database, caseId: string) {
  const row = await findRow(database, 'agreement', { case_id: caseId, file_id: null }, ['problem'])
  const problem = row?.problem ?? null
  return { isMaking: problem === 'making', problem: problem === 'making' ? null : problem }
}

/** Of a file that the product made; null of one that was put in by hand. */
export async function readAgreement(database: Database, caseKey: CaseKey, fileId: string) {
  const row = await findRow(database, 'agreement', { case_id: caseKey.caseId, file_id: fileId })
  const made = row && openAgreementRow(caseKey, row)
  return made && row.sha256 ? { ...made, sha256: row.sha256 } : null
}

/** Whether an employee put in a draft, which no other takes the place of unasked. */
export async function hasDraftByHand(database: Database, caseId: string): Promise<boolean> {
  const draft = await draftOf(database, caseId)
  return draft !== null && !(await findRow(database, 'agreement', { case_id: caseId, file_id: draft }, ['id']))
}
