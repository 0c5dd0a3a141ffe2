import type { Signatories } from '#lending/agreement/consents.ts'
import type { CheckLine } from '#lending/desk/check-lines.ts'
import type { Database, Transaction } from '../schema.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'
import { findRows } from '../database/rows.ts'

/** `isJointly`: of who may sign. */
type LineWords = { note: string | null; isJointly: boolean | null }
type Row = { line: CheckLine; sealed: Buffer }

const purposeOf = (line: CheckLine): string => `check-line/${line}`

export const openLine = (caseKey: CaseKey, { line, sealed }: Row): LineWords =>
  openJson<LineWords>(caseKey, purposeOf(line), sealed)

/** Of the chosen offer as it stands. */
export async function readLines(database: Database, caseKey: CaseKey) {
  const rows = await findRows(database, 'check_line', { case_id: caseKey.caseId })
  return rows.map((row) => ({ line: row.line, by: row.ticked_by, at: row.at, ...openLine(caseKey, row) }))
}

/** Ticked again it has the newer name and note. */
export async function tickLine(
  transaction: Transaction,
  caseKey: CaseKey,
  { line, by, at, ...words }: LineWords & { line: CheckLine; by: string; at: Date },
): Promise<void> {
  const ticked = { sealed: sealJson(caseKey, purposeOf(line), words), ticked_by: by, at }
  await transaction
    .insertInto('check_line')
    .values({ case_id: caseKey.caseId, line, ...ticked })
    .onConflict((conflict) => conflict.columns(['case_id', 'line']).doUpdateSet(ticked))
    .execute()
}

/** The people who may sign, as the check has them: names with a comma between them. */
export async function signersLine(database: Database, caseKey: CaseKey): Promise<Signatories> {
  const signers = (await readLines(database, caseKey)).find(({ line }) => line === 'signers')
  const names = (signers?.note ?? '').split(/[,;\n]/).map((name) => name.trim())
  return { names: names.filter(Boolean), isJointly: signers?.isJointly === true }
}
