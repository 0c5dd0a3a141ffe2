import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Database, RowOf } from '../schema.ts'
import { standsText } from '../standing.ts'
import { changeRows, insertRow } from '../database/rows.ts'

export const idleMs = 30 * 60_000
export const absoluteMs = 12 * 60 * 60_000
/** Extending writes a row, so it is done at most this often. */
const extendEveryMs = 60_000

export type SessionRow = RowOf<'session'>

/** Only the hash of a cookie is stored: reading the table is not enough to take over a session. */
export const hashOfCookie = (cookie: string): Buffer => createHash('sha256').update(cookie).digest()

export type NewSession = {
  scope: RowOf<'session'>['scope']
  caseId: string | null
  partnerId: string | null
  reconsentConnectionId?: string | null
  /** The address whose link begins it. */
  addressId?: string | null
}

/** Begins a session and returns it with its cookie of 256 random bits, which is known nowhere else. */
export async function beginSession(
  database: Database,
  fresh: NewSession,
  now: Date,
): Promise<{ session: SessionRow; cookie: string }> {
  const cookie = randomBytes(32).toString('base64url')
  const session: SessionRow = {
    id: randomUUID(),
    cookie_hash: hashOfCookie(cookie),
    scope: fresh.scope,
    case_id: fresh.caseId,
    partner_id: fresh.partnerId,
    reconsent_connection_id: fresh.reconsentConnectionId ?? null,
    address_id: fresh.addressId ?? null,
    created_at: now,
    idle_expires_at: new Date(now.getTime() + idleMs),
    absolute_expires_at: new Date(now.getTime() + absoluteMs),
    ended_at: null,
  }
  await insertRow(database, 'session', session)
  return { session, cookie }
}

/** A named statement, because every call of a visitor goes through it. Null when the session is over. */
export async function findLiveSession(pool: pg.Pool, id: string, now: Date): Promise<SessionRow | null> {
  const found = await pool.query<SessionRow>({
    name: 'session-by-id',
    text: `select * from session where id = $1 and ${standsText('session')}`,
    values: [id],
  })
  return ifAlive(found.rows[0], now)
}

export async function findSessionOfCookie(pool: pg.Pool, cookie: string, now: Date): Promise<SessionRow | null> {
  const found = await pool.query<SessionRow>({
    name: 'session-by-cookie',
    text: `select * from session where cookie_hash = $1 and ${standsText('session')}`,
    values: [hashOfCookie(cookie)],
  })
  return ifAlive(found.rows[0], now)
}

function ifAlive(session: SessionRow | undefined, now: Date): SessionRow | null {
  if (!session || session.ended_at !== null) return null
  return session.idle_expires_at > now && session.absolute_expires_at > now ? session : null
}

type Living = { id: string; idle_expires_at: Date; absolute_expires_at: Date }

/** Use keeps a session alive for another half hour, up to its absolute end. Returns when it now ends. */
const extending =
  (table: 'session' | 'desk_session') =>
  async (pool: pg.Pool, session: Living, now: Date): Promise<Date> => {
    const wanted = Math.min(now.getTime() + idleMs, session.absolute_expires_at.getTime())
    if (wanted - session.idle_expires_at.getTime() < extendEveryMs) return session.idle_expires_at
    await pool.query({
      name: `${table}-extend`,
      text: `update ${table} set idle_expires_at = $2 where id = $1 and ended_at is null`,
      values: [session.id, new Date(wanted)],
    })
    return new Date(wanted)
  }
export const extendSession = extending('session')
export const extendDeskSession = extending('desk_session')

/** The live sessions of a case, each with whether a mailed link began it. */
export async function listSessions(pool: pg.Pool, caseId: string, now: Date) {
  const { rows } = await pool.query<SessionRow & { is_from_link: boolean }>({
    name: 'sessions-of-case',
    text: `select *, exists (select from audit_entry e where e.case_id = $1 and e.action = 'session.from-link'
        and e.detail->>'sessionId' = session.id::text) as is_from_link
      from session where case_id = $1 and ended_at is null and idle_expires_at > $2 and absolute_expires_at > $2
        and ${standsText('session')} order by created_at`,
    values: [caseId, now],
  })
  return rows
}

/** The case's other sessions end; this one rests on the address that it proved. Returns how many were alive. */
export async function keepOneSession(
  database: Database,
  { id, caseId, addressId }: { id: string; caseId: string; addressId: string },
  now: Date,
): Promise<number> {
  await changeRows(database, 'session', { id }, { address_id: addressId })
  return endSessionsOf(database, { caseId, kept: id }, now)
}

/** Ends one session of a case, or all but one. Returns how many were alive. */
export async function endSessionsOf(
  database: Database,
  { caseId, kept, id = null }: { caseId: string; kept: string | null; id?: string | null },
  now: Date,
): Promise<number> {
  const ended = await database
    .updateTable('session')
    .set({ ended_at: now })
    .where('case_id', '=', caseId)
    .$if(kept !== null, (query) => query.where('id', '!=', kept))
    .$if(id !== null, (query) => query.where('id', '=', id))
    .where('ended_at', 'is', null)
    .where('idle_expires_at', '>', now)
    .where('absolute_expires_at', '>', now)
    .returning('id')
    .execute()
  return ended.length
}

export async function endSession(database: Database, id: string, now: Date): Promise<void> {
  await changeRows(database, 'session', { id, ended_at: null }, { ended_at: now })
}
