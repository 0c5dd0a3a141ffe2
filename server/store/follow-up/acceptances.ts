import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Language } from '#lending/language.ts'
import { codeLivesMs, codesPerDayMax, codeTriesMax } from '../case/address-codes.ts'
import { changeRows, findRow, insertNew } from '../database/rows.ts'
import type { Database, RowOf, Transaction } from '../schema.ts'
import { isMadeWith, type KeyRing, openJson, sealJson, type CaseKey } from '../sealing/seal.ts'

/** A document with all that shows who accepted it: for the evidence (docs/decisions/0061). Times in UTC. */
export type Accepted = {
  language: Language
  sha256: string
  byteLength: number
  amountCents: number
  netPayoutCents: number
  consents: readonly string[]
  /** Of the confirmed details, and as the check has it from the register. */
  /** Null where a mailed code was enough. */
  mobile: string | null
  person: { typedName: string; registeredName: string; email: string; confirmedAt: string }
  account: { bank: string; holder: string; iban: string; connectedAt: string }
  openedAt: string
  codeSentAt: string
  tries: number
  acceptedAt: string
  from: { address: string; browser: string }
}
export type Acceptance = Omit<RowOf<'acceptance'>, 'sealed'> & { accepted: Accepted | null }

const purposeOf = (id: string): string => `acceptance/${id}`

export const openAccepted = (caseKey: CaseKey, { id, sealed }: { id: string; sealed: Buffer | null }) =>
  sealed && openJson<Accepted>(caseKey, purposeOf(id), sealed)

/** That its text was shown, once. */
export const noteOpened = (transaction: Database, caseId: string, fileId: string, at: Date): Promise<unknown> =>
  insertNew(transaction, 'acceptance', { id: randomUUID(), case_id: caseId, file_id: fileId, opened_at: at })

export async function readAcceptance(
  database: Database,
  caseKey: CaseKey,
  fileId: string | null,
): Promise<Acceptance | null> {
  const row = fileId === null ? null : await findRow(database, 'acceptance', { file_id: fileId, ended_at: null })
  return row ? { ...row, accepted: openAccepted(caseKey, row) } : null
}

/** The document by its hash, and the amount. */
type Bound = { fileId: string; sha256: string; amountCents: number }

/** A code is worth nothing for another document or another amount. */
const hashOf = (key: Buffer, { fileId, sha256, amountCents }: Bound, code: string): Buffer =>
  createHmac('sha256', key).update(`acceptance-code/${fileId}/${sha256}/${amountCents}/${code}`).digest()

type Coding = { tokenKeys: KeyRing; bound: Bound; now: Date }

const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0')

/**
 * A code to mail, and where asked for a second for the mobile, which count together; the ones before are void. Null
 * above the codes of a day, or where the text was never shown.
 */
export async function makeAcceptanceCode(
  transaction: Transaction,
  { tokenKeys, bound, now, hasSecond }: Coding & { hasSecond: boolean },
): Promise<{ code: string; second: string | null } | null> {
  const [code, second] = [digits(8), hasSecond ? digits(6) : null]
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60_000)
  const result = await transaction
    .updateTable('acceptance')
    .set({
      code_hash: hashOf(tokenKeys[0], bound, code + (second ?? '')),
      codes_sent: sql<number>`case when code_sent_at >= ${dayAgo} then codes_sent + 1 else 1 end`,
      code_sent_at: now,
      code_tries: 0,
    })
    .where('file_id', '=', bound.fileId)
    .where('ended_at', 'is', null)
    .where('accepted_at', 'is', null)
    .where((where) =>
      where.or([
        where('code_sent_at', 'is', null),
        where('code_sent_at', '<', dayAgo),
        where('codes_sent', '<', codesPerDayMax),
      ]),
    )
    .executeTakeFirst()
  return result.numUpdatedRows === 1n ? { code, second } : null
}

/** The living code's hash, where this is the code, with the tries so far. A try is taken before it is looked at. */
export async function tryAcceptanceCode(
  pool: pg.Pool,
  { tokenKeys, bound, now }: Coding,
  code: string,
): Promise<{ codeHash: Buffer; tries: number } | null> {
  const { rows } = await pool.query<{ code_hash: Buffer; code_tries: number }>({
    name: 'acceptance-code-try',
    text: `update acceptance set code_tries = code_tries + 1
      where file_id = $1 and ended_at is null and accepted_at is null and code_hash is not null
        and code_sent_at > $2 and code_tries < ${codeTriesMax}
      returning code_hash, code_tries`,
    values: [bound.fileId, new Date(now.getTime() - codeLivesMs)],
  })
  const [held] = rows
  if (!held || !isMadeWith(tokenKeys, held.code_hash, (key) => hashOf(key, bound, code))) return null
  return { codeHash: held.code_hash, tries: held.code_tries }
}

/** Uses the code up; false when another request did so first, or it was replaced since it was looked at. */
export async function keepAccepted(
  transaction: Transaction,
  caseKey: CaseKey,
  { id }: Acceptance,
  { codeHash, accepted, at }: { codeHash: Buffer; accepted: Accepted; at: Date },
): Promise<boolean> {
  const changed = { sealed: sealJson(caseKey, purposeOf(id), accepted), accepted_at: at, code_hash: null }
  return (await changeRows(transaction, 'acceptance', { id, code_hash: codeHash, ended_at: null }, changed)) === 1
}

/** Its signature is taken away: what was accepted stays on record, and binds nobody. */
export const endAcceptances = (transaction: Transaction, caseId: string, at: Date): Promise<number> =>
  changeRows(transaction, 'acceptance', { case_id: caseId, ended_at: null }, { ended_at: at })
