import { sql } from 'kysely'
import type { FindKind } from '#lending/desk/find-by.ts'
import type { Database, Transaction } from '../schema.ts'
import { type KeyedHashes, keyedHashes, type KeyRing } from '../sealing/seal.ts'
import { insertNew } from '../database/rows.ts'

export type FoundBy = { kind: FindKind; text: string }

/** However it was typed; the kind is bound in, so that nothing is found as what it is not. */
const hashesOf = (operatorKeys: KeyRing, { kind, text }: FoundBy): KeyedHashes =>
  keyedHashes(operatorKeys, `case-find/${kind}`, text.replace(/\s/g, '').toLowerCase())

/** From now on the desk finds the case by this; the hash goes with the case. */
export async function findableBy(
  transaction: Transaction,
  operatorKeys: KeyRing,
  caseId: string,
  by: FoundBy,
): Promise<void> {
  await insertNew(transaction, 'case_find', { case_id: caseId, kind: by.kind, hash: hashesOf(operatorKeys, by)[0] })
}

/** The company of a case was another one until now. */
export async function forgetFinds(transaction: Transaction, caseId: string, kind: FindKind): Promise<void> {
  await transaction.deleteFrom('case_find').where('case_id', '=', caseId).where('kind', '=', kind).execute()
}

const foundMax = 100

/** The newest first. */
export async function findCases(database: Database, operatorKeys: KeyRing, by: FoundBy): Promise<string[]> {
  const rows = await database
    .selectFrom('case_find as f')
    .innerJoin('loan_case as c', 'c.id', 'f.case_id')
    .select('c.id')
    .where('f.hash', 'in', hashesOf(operatorKeys, by))
    .where('c.erased_at', 'is', null)
    .orderBy('c.created_at', 'desc')
    .limit(foundMax)
    .execute()
  return rows.map(({ id }) => id)
}

/** Of a company, the cases in which an offer is chosen, with the moment of the choice. */
export function findChosenCases(
  database: Database,
  operatorKeys: KeyRing,
  kvkNumber: string,
): Promise<{ caseId: string; chosenAt: Date }[]> {
  return database
    .selectFrom('case_find as f')
    .innerJoin('loan_case as c', 'c.id', 'f.case_id')
    .innerJoin('offer_selection as s', (join) =>
      join.onRef('s.case_id', '=', 'c.id').onRef('s.offer_id', '=', 'c.selected_offer_id'),
    )
    .select(['c.id as caseId', 's.at as chosenAt'])
    .where('f.hash', 'in', companyHashes(operatorKeys, kvkNumber))
    .where('c.erased_at', 'is', null)
    .orderBy('s.at')
    .execute()
}

const companyHashes = (operatorKeys: KeyRing, kvkNumber: string) =>
  hashesOf(operatorKeys, { kind: 'kvk', text: kvkNumber })

/** Until the transaction ends no other offer to the company is chosen. Taken after the case's own lock. */
export async function lockCompany(transaction: Transaction, operatorKeys: KeyRing, kvkNumber: string): Promise<void> {
  // By every key, in one order: while keys are replaced, processes know different ones and have one in common.
  for (const hash of companyHashes(operatorKeys, kvkNumber).toSorted(Buffer.compare))
    await sql`select pg_advisory_xact_lock(${hash.readBigInt64BE(0).toString()}::bigint)`.execute(transaction)
}
