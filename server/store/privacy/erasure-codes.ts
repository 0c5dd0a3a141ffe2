import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { senderHashes } from '../work/contact-requests.ts'
import type { RowOf, Transaction } from '../schema.ts'
import { codeLivesMs, codeTriesMax } from '../case/address-codes.ts'
import { isMadeWith, type KeyRing } from '../sealing/seal.ts'

/** Codes mailed per case, so that it cannot flood an inbox. */
const codesPerCaseMax = 5

type Claim = { operatorKeys: KeyRing; caseId: string; email: string }

const hashOf = (operatorKey: Buffer, { caseId }: Claim, sender: Buffer, code: string): Buffer =>
  createHmac('sha256', operatorKey)
    .update(`erasure-code/${caseId}/${sender.toString('hex')}/${code}`)
    .digest()

/** A new code for the address, in place of an earlier one; null when the case has had too many. */
export async function makeErasureCode(transaction: Transaction, claim: Claim, now: Date) {
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  const [sender] = senderHashes(claim.operatorKeys, claim.email)
  const held = {
    sender_hash: sender,
    code_hash: hashOf(claim.operatorKeys[0], claim, sender, code),
    expires_at: new Date(now.getTime() + codeLivesMs),
    tries: 0,
  }
  const made = await transaction
    .insertInto('erasure_code')
    .values({ case_id: claim.caseId, ...held })
    .onConflict((conflict) =>
      conflict
        .column('case_id')
        .doUpdateSet({ ...held, codes_sent: sql`erasure_code.codes_sent + 1` })
        .where('erasure_code.codes_sent', '<', codesPerCaseMax),
    )
    .returning('case_id')
    .executeTakeFirst()
  return made ? code : null
}

/** Whether this code was mailed to this address for this case. A try is taken before the code is looked at. */
export async function isErasureCode(pool: pg.Pool, claim: Claim, code: string, now: Date): Promise<boolean> {
  const { rows } = await pool.query<Pick<RowOf<'erasure_code'>, 'code_hash' | 'sender_hash'>>(
    `update erasure_code set tries = tries + 1
     where case_id = $1 and sender_hash = any($2) and expires_at > $3 and tries < ${codeTriesMax}
     returning sender_hash, code_hash`,
    [claim.caseId, senderHashes(claim.operatorKeys, claim.email), now],
  )
  const [held] = rows
  if (!held) return false
  return isMadeWith(claim.operatorKeys, held.code_hash, (key) => hashOf(key, claim, held.sender_hash, code))
}
