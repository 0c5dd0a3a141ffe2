import type { FindKind } from '#lending/desk/find-by.ts'
import type { Database, Transaction } from '../schema.ts'
import { keyedHash } from '../sealing/seal.ts'
import { insertNew } from '../database/rows.ts'

export type FoundBy = { kind: FindKind; text: string }

/** However it was typed; the kind is bound in, so that nothing is found as what it is not. */
const hashOf = (operatorKey: Buffer, { kind, text }: FoundBy): Buffer =>
  keyedHash(operatorKey, `case-find/${kind}`, text.replace(/\s/g, '').toLowerCase())

/** From now on the desk finds the case by this; the hash goes with the case. */
export async function findableBy(
  transaction: Transaction,
  operatorKey: Buffer,
  caseId: string,
  by: FoundBy,
): Promise<void> {
  await insertNew(transaction, 'case_find', { case_id: caseId, kind: by.kind, hash: hashOf(operatorKey, by) })
}

/** The company of a case was another one until now. */
export async function forgetFinds(transaction: Transaction, caseId: string, kind: FindKind): Promise<void> {
  await transaction.deleteFrom('case_find').where('case_id', '=', caseId).where('kind', '=', kind).execute()
}

const foundMax = 100

/** The newest first. */
export async function findCases(database: Database, operatorKey: Buffer, by: FoundBy): Promise<string[]> {
  const rows = await database
    .selectFrom('case_find as f')
    .innerJoin('loan_case as c', 'c.id', 'f.case_id')
    .select('c.id')
    .where('f.hash', '=', hashOf(operatorKey, by))
    .where('c.erased_at', 'is', null)
    .orderBy('c.created_at', 'desc')
    .limit(foundMax)
    .execute()
  return rows.map(({ id }) => id)
}
