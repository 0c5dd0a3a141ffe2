import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Database, Transaction } from '../schema.ts'
import { changeRows } from '../database/rows.ts'
import { isMadeWith, type KeyRing } from '../sealing/seal.ts'

/** docs/security.md, "Mailed links": a code has 8 digits, lives 10 minutes and dies at the fifth wrong try. */
export const codeLivesMs = 10 * 60_000
export const codeTriesMax = 5
/** Codes mailed per case within a day of the last one, so that it cannot flood inboxes. */
export const codesPerDayMax = 5
const day = 24 * 60 * 60_000

/** Keyed, since a plain hash of eight digits is quickly reversed. */
const hashOf = (key: Buffer, addressId: string, code: string): Buffer =>
  createHmac('sha256', key).update(`address-code/${addressId}/${code}`).digest()

type ForAddress = { tokenKeys: KeyRing; caseId: string; addressId: string; now: Date }

/** A code to mail to the address; every earlier one of the case is void. Null: too many. Under the case's lock. */
export async function makeAddressCode(
  transaction: Transaction,
  { tokenKeys, caseId, addressId, now }: ForAddress,
): Promise<string | null> {
  const dayAgo = new Date(now.getTime() - day)
  const { sent } = await transaction
    .selectFrom('case_contact')
    .select(({ fn }) => fn.sum<string | null>('codes_sent').as('sent'))
    .where('case_id', '=', caseId)
    .where('code_sent_at', '>=', dayAgo)
    .executeTakeFirstOrThrow()
  if (Number(sent) >= codesPerDayMax) return null
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  await changeRows(transaction, 'case_contact', { case_id: caseId }, { code_hash: null })
  const changed = {
    code_hash: hashOf(tokenKeys[0], addressId, code),
    code_expires_at: new Date(now.getTime() + codeLivesMs),
    code_tries: 0,
    codes_sent: sql<number>`case when code_sent_at >= ${dayAgo} then codes_sent + 1 else 1 end`,
    code_sent_at: now,
  }
  await changeRows(transaction, 'case_contact', { id: addressId }, changed)
  return code
}

/** The address whose living code this is, or null. A try is taken in one statement, before the code is looked at. */
export async function takeAddressCode(
  pool: pg.Pool,
  { tokenKeys, caseId, code, now }: { tokenKeys: KeyRing; caseId: string; code: string; now: Date },
): Promise<{ id: string; codeHash: Buffer } | null> {
  const { rows } = await pool.query<{ id: string; code_hash: Buffer }>({
    name: 'address-code-try',
    text: `update case_contact set code_tries = code_tries + 1
      where case_id = $1 and ended_at is null and code_hash is not null and code_expires_at > $2
        and code_tries < ${codeTriesMax}
      returning id, code_hash`,
    values: [caseId, now],
  })
  const [held] = rows
  if (!held || !isMadeWith(tokenKeys, held.code_hash, (key) => hashOf(key, held.id, code))) return null
  return { id: held.id, codeHash: held.code_hash }
}

/** Uses the code up; false when another request did so first, or it was replaced since it was looked at. */
export async function useAddressCode(
  transaction: Transaction,
  { id, codeHash }: { id: string; codeHash: Buffer },
): Promise<boolean> {
  const held = { id, ended_at: null, code_hash: codeHash }
  return (await changeRows(transaction, 'case_contact', held, { code_hash: null })) === 1
}

/** The address that a code of the case was mailed to last and not confirmed, also when the code is over. */
export async function awaitedAddress(database: Database, caseId: string): Promise<string | null> {
  const row = await database
    .selectFrom('case_contact')
    .select('id')
    .where('case_id', '=', caseId)
    .where('ended_at', 'is', null)
    .where('code_hash', 'is not', null)
    .executeTakeFirst()
  return row?.id ?? null
}
