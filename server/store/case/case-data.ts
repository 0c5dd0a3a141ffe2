import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import { refuseEnded } from '../session/acting-session.ts'
import { endChanged } from '../work/tasks.ts'
import type { Database, RowOf, Transaction } from '../schema.ts'
import { openCaseKey, type CaseKey, type KeyRing } from '../sealing/seal.ts'
import { changeRows } from '../database/rows.ts'

/** The row with its key, wrapped; null when that was thrown away. */
export type CaseRow = RowOf<'loan_case'> & { wrapped_key: Buffer | null }

const selectCase = (database: Database, caseId: string) =>
  database
    .selectFrom('loan_case')
    .leftJoin('sealing_key', 'sealing_key.id', 'loan_case.id')
    .selectAll('loan_case')
    .select('sealing_key.wrapped_key')
    .where('loan_case.id', '=', caseId)

export async function findCase(database: Database, caseId: string): Promise<CaseRow | null> {
  const row = await selectCase(database, caseId).executeTakeFirst()
  return row && row.erased_at === null ? row : null
}

/**
 * Locks the case's row. Every change of bank data takes this lock before any other, which rules out deadlocks. Throws
 * 401 when the session that is acting ended while it waited.
 */
export async function lockCase(transaction: Transaction, caseId: string): Promise<CaseRow | null> {
  const row = await selectCase(transaction, caseId).forUpdate('loan_case').executeTakeFirst()
  await refuseEnded(transaction)
  return row && row.erased_at === null ? row : null
}

/** As `lockCase`, for a change the applicant asks for: refused when there is no case or the flow is finished. */
export async function lockOpenCase(transaction: Transaction, caseId: string): Promise<CaseRow> {
  const row = await lockCase(transaction, caseId)
  if (!row) throw new Refusal('case_id_not_available')
  if (row.flow_finished_at !== null) throw new Refusal('flow_finished')
  return row
}

/** Raises the revision of the case's view, so that cheap polls see it (ETag). */
export async function touchCase(database: Database, caseId: string, now: Date): Promise<void> {
  await changeRows(database, 'loan_case', { id: caseId }, { revision: sql`revision + 1`, updated_at: now })
}

/** Raises the data version: steps, confirmations, offers, choices and referrals of older ones are void. */
export async function changeCaseData(transaction: Transaction, caseId: string, now: Date): Promise<void> {
  await raiseDataVersion(transaction, caseId, now)
  await endChanged(transaction, caseId, now)
}

/** The same with every promise to the applicant kept open: the lender itself changed how the data is read. */
export async function raiseDataVersion(transaction: Transaction, caseId: string, now: Date): Promise<void> {
  const changed = {
    data_version: sql<number>`data_version + 1`,
    revision: sql<number>`revision + 1`,
    data_confirmed_version: null,
    selected_offer_id: null,
    disbursement_account_id: null,
    flow_finished_at: null,
    updated_at: now,
  }
  await changeRows(transaction, 'loan_case', { id: caseId }, changed)
}

/** The key under which the case's bank data is sealed; null when the case was erased: throwing the key away is how. */
export const openKeyOf = (operatorKeys: KeyRing, row: CaseRow): CaseKey | null =>
  row.wrapped_key ? openCaseKey(operatorKeys, row.id, row.wrapped_key) : null
