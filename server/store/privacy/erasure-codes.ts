import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { senderHash } from '../work/contact-requests.ts'
import type { Transaction } from '../schema.ts'
import { codeLivesMs, codeTriesMax } from '../case/address-codes.ts'

/** Codes mailed per case, so that it cannot flood an inbox. */
const codesPerCaseMax = 5

type Claim = { operatorKey: Buffer; caseId: string; email: string }

const hashOf = ({ operatorKey, caseId }: Claim, sender: Buffer, code: string): Buffer =>
  createHmac('sha256', operatorKey)
    .update(`erasure-code/${caseId}/${sender.toString('hex')}/${code}`)
    .digest()

/** A new code for the address, in place of an earlier one; null when the case has had too many. */
export async function makeErasureCode(transaction: Transaction, claim: Claim, now: Date) {
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  const sender = senderHash(claim.operatorKey, claim.email)
  const held = {
    sender_hash: sender,
    code_hash: hashOf(claim, sender, code),
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
  const sender = senderHash(claim.operatorKey, claim.email)
  const { rows } = await pool.query<{ code_hash: Buffer }>(
    `update erasure_code set tries = tries + 1
     where case_id = $1 and sender_hash = $2 and expires_at > $3 and tries < ${codeTriesMax} returning code_hash`,
    [claim.caseId, sender, now],
  )
  const [held] = rows
  return held !== undefined && timingSafeEqual(held.code_hash, hashOf(claim, sender, code))
}
