import { sql } from 'kysely'
import type { IsoDate } from '#lending/days.ts'
import { prefix } from '#lending/desk/reference.ts'
import type { PayoutState } from '#lending/payout/bank-report.ts'
import { type Payout, payoutFile } from '#lending/payout/payout-file.ts'
import { Refusal } from '../../refusal.ts'
import { lockCase } from '../case/case-data.ts'
import { type CaseRecord, readCase } from '../case/read-case.ts'
import { findRow, insertNew } from '../database/rows.ts'
import type { Database, RowOf, Transaction } from '../schema.ts'
import { type CaseKey, type KeyRing, openCaseKey, openJson, sealJson } from '../sealing/seal.ts'

export type PayoutFileRow = RowOf<'payout_file'>
export type PayoutEntry = Payout & { caseId: string; fileId: string; state: PayoutState; reason: string | null }

const purposeOf = (endToEndId: string): string => `payout/${endToEndId}`

export const openPayout = (caseKey: CaseKey, row: { end_to_end_id: string; sealed: Buffer }): Payout =>
  openJson<Payout>(caseKey, purposeOf(row.end_to_end_id), row.sealed)

/** One after the other, so that of two people who make or confirm at once the second sees what the first did. */
export const inPayouts = <T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(7140213)`.execute(transaction)
    return work(transaction)
  })

/** Under their locks, all taken before any is read, in one order. */
export async function lockCases(
  transaction: Transaction,
  operatorKeys: KeyRing,
  caseIds: readonly string[],
): Promise<CaseRecord[]> {
  const ids = [...new Set(caseIds)].toSorted()
  for (const id of ids) await lockCase(transaction, id)
  const records: CaseRecord[] = []
  for (const id of ids) {
    const record = await readCase(transaction, operatorKeys, id)
    if (!record) throw new Refusal('payout_changed')
    records.push(record)
  }
  return records
}

/** Always the same text for the same rows. */
export const writtenFile = (file: PayoutFileRow, payouts: readonly Payout[]): string =>
  payoutFile({
    id: file.message_id,
    createdAt: file.made_at,
    executeOn: file.execute_on,
    payer: file.payer,
    payouts: payouts.toSorted((one, other) => (one.endToEndId < other.endToEndId ? -1 : 1)),
  })

/** `VL-20261123-1`; those of dropped files are not used again. Under the lock of `inPayouts`. */
export async function nextMessageId(transaction: Transaction, today: IsoDate): Promise<string> {
  const ofDay = `${prefix}-${today.replaceAll('-', '')}-`
  const { rows } = await sql<{ made: number }>`
    select count(*)::int as made from payout_file where starts_with(message_id, ${ofDay})`.execute(transaction)
  return `${ofDay}${rows[0]!.made + 1}`
}

/** `VL-7K3M-9QXD-1`. Under the case's lock. */
export async function nextEndToEndId(transaction: Transaction, caseId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select reference || '-' || (select count(*) + 1 from payout_entry e where e.case_id = f.case_id) as id
    from follow_up f where case_id = ${caseId}`.execute(transaction)
  return rows[0]!.id
}

/** Refused where the case stands in a file already. */
export async function insertEntry(transaction: Transaction, caseKey: CaseKey, fileId: string, payout: Payout) {
  const { endToEndId: id } = payout
  const row = { end_to_end_id: id, file_id: fileId, case_id: caseKey.caseId, state: 'open' } as const
  const sealed = sealJson(caseKey, purposeOf(id), payout)
  if (!(await insertNew(transaction, 'payout_entry', { ...row, sealed }))) throw new Refusal('payout_in_file')
}

export async function readEntries(
  database: Database,
  operatorKeys: KeyRing,
  by: 'file_id' | 'end_to_end_id',
  values: readonly string[],
): Promise<PayoutEntry[]> {
  if (values.length === 0) return []
  const query = database.selectFrom('payout_entry').innerJoin('sealing_key', 'sealing_key.id', 'case_id')
  const rows = await query.selectAll().where(by, 'in', values).orderBy('end_to_end_id').execute()
  return rows.map(({ case_id: caseId, file_id: fileId, state, reason, ...row }) => {
    const payout = openPayout(openCaseKey(operatorKeys, caseId, row.wrapped_key), row)
    return { ...payout, caseId, fileId, state, reason }
  })
}

/** Those that wait for a person or the bank, and those of the last two weeks; the newest first. */
export async function readFiles(database: Database, now: Date): Promise<PayoutFileRow[]> {
  const { rows } = await sql<PayoutFileRow>`
    select * from payout_file f where state <> 'dropped' and (
      made_at > ${new Date(now.getTime() - 14 * 24 * 60 * 60_000)}
      or exists (select from payout_entry e where e.file_id = f.id and e.state = 'open')
    ) order by made_at desc`.execute(database)
  return rows
}

/** Signed, not paid and in no file, by the day of the signature. */
export async function readUnpaid(database: Database): Promise<{ caseId: string; reference: string }[]> {
  const { rows } = await sql<{ caseId: string; reference: string }>`
    select c.id as "caseId", f.reference from follow_up_step s join follow_up f on f.case_id = s.case_id
    join loan_case c on c.id = s.case_id and c.erased_at is null
    where s.step = 'signed'
      and not exists (select from follow_up_step t where t.case_id = c.id and t.step in ('paid', 'stopped'))
      and not exists (select from payout_entry e where e.case_id = c.id and e.state in ('open', 'paid'))
    order by s.at, c.id limit 200`.execute(database)
  return rows
}

/** A payout in a file is recorded when the bank has answered, never by hand beside it. */
export async function refuseInFile(transaction: Transaction, caseId: string): Promise<void> {
  if (await findRow(transaction, 'payout_entry', { case_id: caseId, state: 'open' }, ['file_id']))
    throw new Refusal('payout_in_file')
}
