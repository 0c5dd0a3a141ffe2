import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { handInLimits } from '#contract/file-limits.ts'
import type { CaseRow } from '../case/case-data.ts'
import type { Database, RowOf, Transaction } from '../schema.ts'
import { standsText } from '../standing.ts'
import type { LinkPurpose } from '../schema/mail-tables.ts'
import { findRow, insertRow } from '../database/rows.ts'

const day = 24 * 60 * 60_000
/** docs/security.md, "Mailed links": a link's life, and the wrong kvk numbers that end it. */
const livesMs = (purpose: LinkPurpose): number => (purpose === 'hand-in' ? handInLimits.days : 30) * day
const linkTriesMax = 5

export type NewLink = {
  caseId: string
  purpose: LinkPurpose
  connectionId: string | null
  cause: RowOf<'mailed_link'>['cause']
  /** The address that it is mailed to. */
  addressId: string | null
}

/** The link as it came back from a visitor; `connectionId` counts when it is given. */
export type PresentedLink = { secret: string; caseId: string; purpose: LinkPurpose; connectionId: string | null }

export type FoundLink = Pick<RowOf<'mailed_link'>, 'id' | 'case_id' | 'connection_id' | 'address_id'>
/** With the row of its case, as `findCase` reads it. */
type TriedLink = { link: FoundLink; row: CaseRow }

/** Purpose and secret together, so that a link for one purpose is nothing for another. */
export const hashOfLink = (purpose: LinkPurpose, secret: string): Buffer =>
  createHash('sha256').update(`mailed-link/${purpose}/${secret}`).digest()

/**
 * Makes a link and returns its secret, 256 random bits that are not stored. One that was asked for by address neither
 * ends others nor is ended by them: a stranger must not end the owner's. Those that only show a state go on working.
 */
export async function mintLink(transaction: Transaction, fresh: NewLink, now: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  if (fresh.cause !== 'request' && fresh.cause !== 'follow-up') await endLinksLike(transaction, fresh, now, false)
  await insertRow(transaction, 'mailed_link', {
    id: randomUUID(),
    case_id: fresh.caseId,
    purpose: fresh.purpose,
    connection_id: fresh.connectionId,
    address_id: fresh.addressId,
    cause: fresh.cause,
    hash: hashOfLink(fresh.purpose, secret),
    created_at: now,
    expires_at: new Date(now.getTime() + livesMs(fresh.purpose)),
  })
  return secret
}

type Kind = Pick<NewLink, 'caseId' | 'purpose' | 'connectionId'>

/** `isAskedToo`: also those that were asked for by address. */
export async function endLinksLike(
  transaction: Transaction,
  { caseId, purpose, connectionId }: Kind,
  now: Date,
  isAskedToo: boolean,
) {
  await transaction
    .updateTable('mailed_link')
    .set({ ended_at: now, code_hash: null })
    .where('case_id', '=', caseId)
    .where('purpose', '=', purpose)
    .where('connection_id', connectionId === null ? 'is' : '=', connectionId)
    .where('ended_at', 'is', null)
    .$if(!isAskedToo, (links) => links.where('cause', '!=', 'request'))
    .execute()
}

type LinkColumns = { link_id: string; link_connection_id: string | null; link_address_id: string | null }

/**
 * Takes one of a valid link's five tries; null for any other. One statement under the row's lock, so that of concurrent
 * ones only five pass; it reads the case too, or a failure would take longer for existing links.
 */
export async function takeLinkTry(pool: pg.Pool, link: PresentedLink, now: Date): Promise<TriedLink | null> {
  const { rows } = await pool.query<CaseRow & LinkColumns>({
    name: 'mailed-link-try',
    text: `with tried as (
        update mailed_link set tries = tries + 1
        where hash = $1 and case_id::text = $2 and purpose = $3 and ($4::text is null or connection_id = $4)
          and ended_at is null and expires_at > $5 and tries < ${linkTriesMax} and ${standsText('mailed_link')}
        returning id, case_id, connection_id, address_id)
      select tried.id as link_id, tried.connection_id as link_connection_id,
        tried.address_id as link_address_id, c.*, k.wrapped_key
      from tried join loan_case c on c.id = tried.case_id left join sealing_key k on k.id = c.id
      where c.erased_at is null`,
    values: [hashOfLink(link.purpose, link.secret), link.caseId, link.purpose, link.connectionId, now],
  })
  if (!rows[0]) return null
  const { link_id: id, link_connection_id: connectionId, link_address_id: addressId, ...row } = rows[0]
  return { link: { id, case_id: row.id, connection_id: connectionId, address_id: addressId }, row }
}

export async function giveTryBack(pool: pg.Pool, id: string): Promise<void> {
  await pool.query({
    name: 'mailed-link-right',
    text: 'update mailed_link set tries = greatest(0, tries - 1) where id = $1',
    values: [id],
  })
}

/** The link is used up by this session, and every other one like it with it. False when another request was first. */
export async function endLink(transaction: Transaction, id: string, sessionId: string, now: Date): Promise<boolean> {
  const row = await transaction
    .updateTable('mailed_link')
    .set({ ended_at: now, session_id: sessionId, code_hash: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['case_id', 'purpose', 'connection_id'])
    .executeTakeFirst()
  if (!row) return false
  const { case_id: caseId, purpose, connection_id: connectionId } = row
  await endLinksLike(transaction, { caseId, purpose, connectionId }, now, true)
  return true
}

/** The link that began this session: shown again by the same browser, it is no new try. */
export const findOwnLink = async (
  database: Database,
  link: PresentedLink,
  sessionId: string,
): Promise<FoundLink | undefined> =>
  findRow(database, 'mailed_link', { hash: hashOfLink(link.purpose, link.secret), session_id: sessionId }, [
    'id',
    'case_id',
    'connection_id',
    'address_id',
  ])

/** A bookkeeper's link that works: by its secret, or that of a case. It has no tries, since it opens nothing. */
export const findHandInLink = (database: Database, by: { hash: Buffer } | { case_id: string }, now: Date) =>
  database
    .selectFrom('mailed_link')
    .select(['id', 'case_id', 'expires_at'])
    .where((eb) => eb.and({ ...by, purpose: 'hand-in' }))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** How many were mailed in the last day because the applicant said so. */
export async function countSaves(transaction: Transaction, caseId: string, purpose: LinkPurpose, now: Date) {
  const { count } = await transaction
    .selectFrom('mailed_link')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('case_id', '=', caseId)
    .where('purpose', '=', purpose)
    .where('cause', '=', 'save')
    .where('created_at', '>', new Date(now.getTime() - day))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Links that visitors had mailed to themselves: at most one in a quarter of an hour and three a day for a case. */
export async function mayMailLink(
  transaction: Transaction,
  caseId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<boolean> {
  const { recent, ofDay } = await transaction
    .selectFrom('mailed_link')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('ofDay'),
      fn
        .countAll<number>()
        .filterWhere(eb('created_at', '>', new Date(now.getTime() - day / 96)))
        .as('recent'),
    ])
    .where('case_id', '=', caseId)
    .where('purpose', '=', purpose)
    .where('cause', '=', 'request')
    .where('created_at', '>', new Date(now.getTime() - day))
    .executeTakeFirstOrThrow()
  return Number(recent) < 1 && Number(ofDay) < 3
}
