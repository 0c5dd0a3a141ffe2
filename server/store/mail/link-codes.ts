import { createHmac, randomInt } from 'node:crypto'
import type pg from 'pg'
import { codeLivesMs, codeTriesMax } from '../case/address-codes.ts'
import type { Transaction } from '../schema.ts'
import { isMadeWith, type KeyRing } from '../sealing/seal.ts'
import { standsText } from '../standing.ts'

/** Codes mailed per link, so that it cannot flood an inbox. */
const codesPerLinkMax = 5

/** Keyed, since a plain hash of eight digits is quickly reversed. */
const hashOf = (key: Buffer, linkId: string, code: string): Buffer =>
  createHmac('sha256', key).update(`link-code/${linkId}/${code}`).digest()

/** A new code for a link with the right KVK number, replacing an earlier one; null above the link's limit. */
export async function makeCode(
  transaction: Transaction,
  [key]: KeyRing,
  linkId: string,
  now: Date,
): Promise<string | null> {
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  const row = await transaction
    .updateTable('mailed_link')
    .set(({ eb }) => ({
      tries: eb('tries', '-', 1),
      codes_sent: eb('codes_sent', '+', 1),
      code_hash: hashOf(key, linkId, code),
      code_expires_at: new Date(now.getTime() + codeLivesMs),
      code_tries: 0,
    }))
    .where('id', '=', linkId)
    .where('ended_at', 'is', null)
    .where('codes_sent', '<', codesPerLinkMax)
    .returning('id')
    .executeTakeFirst()
  return row ? code : null
}

type CodeRow = { id: string; case_id: string; address_id: string | null; code_hash: Buffer }

/** The link whose code this is; null otherwise. A try is taken in one statement, before the code is looked at. */
export async function takeCodeTry(
  pool: pg.Pool,
  keys: KeyRing,
  { linkHash, caseId, code }: { linkHash: Buffer; caseId: string; code: string },
  now: Date,
): Promise<{ id: string; caseId: string; addressId: string | null } | null> {
  const { rows } = await pool.query<CodeRow>({
    name: 'link-code-try',
    text: `update mailed_link set code_tries = code_tries + 1
      where hash = $1 and case_id::text = $2 and purpose = 'resume' and ended_at is null and expires_at > $3
        and code_hash is not null and code_expires_at > $3 and code_tries < ${codeTriesMax} and ${standsText('mailed_link')}
      returning id, case_id, address_id, code_hash`,
    values: [linkHash, caseId, now],
  })
  const [held] = rows
  if (!held || !isMadeWith(keys, held.code_hash, (key) => hashOf(key, held.id, code))) return null
  return { id: held.id, caseId: held.case_id, addressId: held.address_id }
}
