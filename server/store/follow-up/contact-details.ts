import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type pg from 'pg'
import type { ContactDetails } from '#contract/follow-up.ts'
import { codeLivesMs, codeTriesMax } from '../mail/link-codes.ts'
import type { Schema } from '../schema.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'

type Reader = Kysely<Schema> | Transaction<Schema>

/** As it is kept: the mobile number as `+31612345678`. */
type KeptDetails = ContactDetails
type HeldDetails = KeptDetails & { isConfirmed: boolean }

const purpose = 'contact-details'
/** Codes mailed per case within a day of the last one, so that it cannot flood an inbox. */
const codesPerDayMax = 5
const day = 24 * 60 * 60_000

/** Keyed, since a plain hash of eight digits is quickly reversed. */
const hashOf = (key: Buffer, caseId: string, code: string): Buffer =>
  createHmac('sha256', key).update(`contact-code/${caseId}/${code}`).digest()

export const openDetails = (caseKey: CaseKey, row: { sealed: Buffer }): KeptDetails =>
  openJson<KeptDetails>(caseKey, purpose, row.sealed)

export async function readDetails(database: Reader, caseKey: CaseKey): Promise<HeldDetails | null> {
  const row = await database
    .selectFrom('contact_details')
    .select(['sealed', 'confirmed_at'])
    .where('case_id', '=', caseKey.caseId)
    .executeTakeFirst()
  return row ? { ...openDetails(caseKey, row), isConfirmed: row.confirmed_at !== null } : null
}

type ContactCode = { tokenKey: Buffer; caseKey: CaseKey; details: KeptDetails; now: Date }

/** Stores the details, unconfirmed, and returns a code to mail; an earlier code is void. Null: too many. */
export async function giveDetails(
  transaction: Transaction<Schema>,
  { tokenKey, caseKey, details, now }: ContactCode,
): Promise<string | null> {
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  const { caseId } = caseKey
  const held = {
    sealed: sealJson(caseKey, purpose, details),
    given_at: now,
    code_hash: hashOf(tokenKey, caseId, code),
    code_expires_at: new Date(now.getTime() + codeLivesMs),
    code_tries: 0,
  }
  const dayAgo = new Date(now.getTime() - day)
  const given = await transaction
    .insertInto('contact_details')
    .values({ case_id: caseId, ...held })
    .onConflict((conflict) =>
      conflict
        .column('case_id')
        .doUpdateSet({
          ...held,
          codes_sent: sql`case when contact_details.given_at < ${dayAgo} then 1 else contact_details.codes_sent + 1 end`,
        })
        .where('contact_details.confirmed_at', 'is', null)
        .where((eb) =>
          eb.or([eb('contact_details.codes_sent', '<', codesPerDayMax), eb('contact_details.given_at', '<', dayAgo)]),
        ),
    )
    .returning('case_id')
    .executeTakeFirst()
  return given ? code : null
}

/** Whether this is the case's living code. A try is taken in one statement, before the code is looked at. */
export async function takeContactCode(
  pool: pg.Pool,
  { tokenKey, caseId, code, now }: { tokenKey: Buffer; caseId: string; code: string; now: Date },
): Promise<Buffer | null> {
  const { rows } = await pool.query<{ code_hash: Buffer }>({
    name: 'contact-code-try',
    text: `update contact_details set code_tries = code_tries + 1
      where case_id = $1 and confirmed_at is null and code_hash is not null and code_expires_at > $2
        and code_tries < ${codeTriesMax}
      returning code_hash`,
    values: [caseId, now],
  })
  const [held] = rows
  const wanted = hashOf(tokenKey, caseId, code)
  return held && timingSafeEqual(held.code_hash, wanted) ? wanted : null
}

/** False when another request confirmed them first, or they were given again since the code was looked at. */
export async function confirmDetails(
  transaction: Transaction<Schema>,
  caseId: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .updateTable('contact_details')
    .set({ confirmed_at: now, code_hash: null, code_expires_at: null })
    .where('case_id', '=', caseId)
    .where('confirmed_at', 'is', null)
    .where('code_hash', '=', codeHash)
    .returning('case_id')
    .executeTakeFirst()
  return row !== undefined
}
