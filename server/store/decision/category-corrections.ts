import { randomUUID } from 'node:crypto'
import type { MarkedCorrection } from '#lending/facts/contests/correction.ts'
import type { DeskRole } from '#lending/desk/roles.ts'
import { contestPurpose } from './category-contests.ts'
import type { Database, RowOf, Transaction } from '../schema.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'
import { insertRow } from '../database/rows.ts'

/** As it is sealed, in the table of contests: how an employee reads a booking, and why, which the applicant reads. */
export type Correction = MarkedCorrection & { explanation: string }
export type StoredCorrection = Correction & {
  id: string
  staffId: string
  role: DeskRole
  at: string
  /** When it was taken back or replaced; null while it holds. */
  endedAt: string | null
}

function opened(caseKey: CaseKey, row: RowOf<'category_contest'>): StoredCorrection[] {
  if (row.staff_id === null || row.role === null) return []
  const said = openJson<Correction>(caseKey, contestPurpose(row.id), row.sealed)
  const { id, staff_id: staffId, role } = row
  return [{ ...said, id, staffId, role, at: row.made_at.toISOString(), endedAt: row.ended_at?.toISOString() ?? null }]
}

/** All that were ever made, oldest first. */
export async function readAllCorrections(database: Database, caseKey: CaseKey): Promise<StoredCorrection[]> {
  const rows = await database
    .selectFrom('category_contest')
    .selectAll()
    .where('case_id', '=', caseKey.caseId)
    .where('staff_id', 'is not', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => opened(caseKey, row))
}

/** Those that hold, oldest first. */
export const readCorrections = async (database: Database, caseKey: CaseKey): Promise<StoredCorrection[]> =>
  (await readAllCorrections(database, caseKey)).filter(({ endedAt }) => endedAt === null)

export async function addCorrection(
  transaction: Transaction,
  caseKey: CaseKey,
  correction: Correction,
  { by, at }: { by: { id: string; role: DeskRole }; at: Date },
): Promise<string> {
  const id = randomUUID()
  const sealed = sealJson(caseKey, contestPurpose(id), correction)
  await insertRow(transaction, 'category_contest', {
    id,
    case_id: caseKey.caseId,
    sealed,
    made_at: at,
    staff_id: by.id,
    role: by.role,
  })
  return id
}
