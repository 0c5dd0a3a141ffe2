import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CheckLine } from '#lending/desk/check-lines.ts'
import type { IsoDate } from '#lending/days.ts'
import type { ProductType } from '#lending/pricing/offer.ts'
import type { Outcome } from '#lending/decision/outcome.ts'
import { hashAgreementsAgain } from './kept-agreements.ts'
import type { Database, Transaction } from '../schema.ts'
import { type KeyedHashes, keyedHashes, openJson, sealJson, type CaseKey, type KeyRing } from '../sealing/seal.ts'
import { makeKey, openKey, throwKeysAway } from '../sealing/sealing-keys.ts'
import { changeRows, findRow } from '../database/rows.ts'

/** The identity of a customer, how and by whom it was checked: no more than the law asks (Wwft art. 33). */
export type CustomerCheck = {
  company: { name: string; kvkNumber: string }
  contact: { name: string; role: string } | null
  payoutAccount: { iban: string | null; holder: string | null } | null
  decision: { outcome: Outcome; decidedBy: 'engine' | 'person'; on: IsoDate } | null
  contract: { product: ProductType; amountCents: number; termMonths: number } | null
  /** The lines of the check, as they were at the signature; rows of before have none. */
  checks?: readonly { line: CheckLine; note: string | null; isJointly: boolean | null; by: string; on: IsoDate }[]
  signedOn: IsoDate
  paidOn: IsoDate | null
  /** Ids of employees; null where a step was taken by command. Not for the applicant's export. */
  checkedBy: { decision: readonly string[]; check: string | null; signature: string | null; payout: string | null }
}

const purpose = 'customer-check'
const kvkHashes = (operatorKeys: KeyRing, kvkNumber: string): KeyedHashes =>
  keyedHashes(operatorKeys, purpose, kvkNumber)

/** Its part of the case's own export. */
export async function openOwnCheck(
  { database, operatorKeys }: { database: Database; operatorKeys: KeyRing },
  row: { id: string; sealed: Buffer },
): Promise<object | null> {
  const key = await openKey(database, operatorKeys, row.id)
  if (!key) return null
  const { checkedBy: _staff, checks = [], ...shown } = openCheck(key, row)
  // Nobody is told of a suspicion (Wwft art. 23).
  const told = checks.map(({ by: _by, note, ...one }) => ({ ...one, note: one.line === 'sanctions' ? null : note }))
  return { ...shown, checks: told }
}

const openCheck = (key: CaseKey, { sealed }: { sealed: Buffer }): CustomerCheck =>
  openJson<CustomerCheck>(key, purpose, sealed)

type Keeping = { operatorKeys: KeyRing; caseId: string; check: CustomerCheck; endsOn: IsoDate; at: Date }

/** One per case: a later one replaces it. Returns its id. */
export async function keepCheck(
  transaction: Transaction,
  { operatorKeys, caseId, check, endsOn, at }: Keeping,
): Promise<string> {
  const known = await findRow(transaction, 'customer_check', { case_id: caseId }, ['id'])
  const id = known?.id ?? randomUUID()
  const key = known ? await openKey(transaction, operatorKeys, id) : await makeKey(transaction, operatorKeys, id)
  if (!key) throw new Error('A customer check has lost its key.')
  const kept = {
    kvk_hash: kvkHashes(operatorKeys, check.company.kvkNumber)[0],
    sealed: sealJson(key, purpose, check),
    ends_on: endsOn,
    kept_at: at,
  }
  await transaction
    .insertInto('customer_check')
    .values({ id, case_id: caseId, ...kept })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(kept))
    .execute()
  return id
}

/** Of the check that this key seals, if any, with the agreements of its company: under the newest operator's key. */
export async function hashCheckAgain(transaction: Transaction, operatorKeys: KeyRing, key: CaseKey): Promise<void> {
  const row = await findRow(transaction, 'customer_check', { id: key.caseId }, ['sealed'])
  if (!row) return
  const { kvkNumber } = openCheck(key, row).company
  await changeRows(
    transaction,
    'customer_check',
    { id: key.caseId },
    { kvk_hash: kvkHashes(operatorKeys, kvkNumber)[0] },
  )
  await hashAgreementsAgain(transaction, operatorKeys, kvkNumber)
}

/** There was no signature after all. */
export async function dropCheck(transaction: Transaction, caseId: string): Promise<void> {
  const gone = await transaction.deleteFrom('customer_check').where('case_id', '=', caseId).returning('id').execute()
  await throwKeysAway(
    transaction,
    gone.map(({ id }) => id),
  )
}

/** Its case is removed and with it the tasks after the contract, so the later day is stored here. */
export async function outliveCase(transaction: Transaction, caseId: string): Promise<void> {
  for (const table of ['customer_check', 'kept_agreement'])
    await sql`update ${sql.table(table)} k set ends_on = greatest(k.ends_on, (
      select max((o.closed_at at time zone 'Europe/Amsterdam')::date) from obligation o where o.case_id = k.case_id
    )) where k.case_id = ${caseId}`.execute(transaction)
}

/** The day on which the contract ends of who is or was a customer; null for anyone else. */
export async function readCustomerEnd(database: Database, caseId: string): Promise<IsoDate | null> {
  const row = await findRow(database, 'customer_check', { case_id: caseId }, ['ends_on'])
  return row?.ends_on ?? null
}

export type FoundCheck = { id: string; caseId: string | null; endsOn: IsoDate; check: CustomerCheck }

/** Of a company, the newest first, also when its cases are gone. */
export async function findChecks(database: Database, operatorKeys: KeyRing, kvkNumber: string): Promise<FoundCheck[]> {
  const rows = await database
    .selectFrom('customer_check')
    .selectAll()
    .where('kvk_hash', 'in', kvkHashes(operatorKeys, kvkNumber))
    .orderBy('kept_at', 'desc')
    .execute()
  const found: FoundCheck[] = []
  for (const row of rows) {
    const key = await openKey(database, operatorKeys, row.id)
    if (key) found.push({ id: row.id, caseId: row.case_id, endsOn: row.ends_on, check: openCheck(key, row) })
  }
  return found
}
