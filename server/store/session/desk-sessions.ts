import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { SessionEnd } from '#contract/desk/addresses.ts'
import { businessDay } from '#lending/business-day.ts'
import { absentAfterDays, type DeskRole } from '#lending/desk/roles.ts'
import type { Database } from '../schema.ts'
import type { EndedBy } from '../schema/desk-tables.ts'
import { keyFromSecret, open, seal, withItsKey, type KeyRing } from '../sealing/seal.ts'
import { readAway } from './leaves.ts'
import { absoluteMs, hashOfCookie, idleMs } from './session.ts'
import { changeRows, findRow, insertRow } from '../database/rows.ts'

/** A role is trusted this long after the login last confirmed it. */
const roleBelievedMs = 60 * 60_000

export type DeskSession = {
  id: string
  staff_id: string
  name: string
  role: DeskRole
  idle_expires_at: Date
  absolute_expires_at: Date
  role_asked_at: Date
}

/** An identity by the provider. `providerSessionId` is its `sid`, by which it can end the session later. */
type SignedIn = { staffId: string; name: string; role: DeskRole; providerSessionId: string | null }

/**
 * Begins a session and returns its cookie of 256 random bits, which is not stored. Older sessions of the employee get
 * the name and role of this sign-in too.
 */
export async function beginDeskSession(database: Database, who: SignedIn, now: Date): Promise<string> {
  const cookie = randomBytes(32).toString('base64url')
  const { staffId: id, name, role, providerSessionId } = who
  await database
    .insertInto('desk_staff')
    .values({ id, name, role, seen_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, role, seen_at: now }))
    .execute()
  await insertRow(database, 'desk_session', {
    id: randomUUID(),
    cookie_hash: hashOfCookie(cookie),
    staff_id: id,
    provider_session_id: providerSessionId,
    created_at: now,
    idle_expires_at: new Date(now.getTime() + idleMs),
    absolute_expires_at: new Date(now.getTime() + absoluteMs),
    role_asked_at: now,
    role_known_at: now,
  })
  return cookie
}

/** Null for a cookie without a session, or with an ended one. A named statement, since every call uses it. */
export async function findDeskSession(pool: pg.Pool, cookie: string, now: Date): Promise<DeskSession | null> {
  const { rows } = await pool.query<DeskSession>({
    name: 'desk-session-by-cookie',
    text: `select s.id, s.staff_id, w.name, w.role, s.idle_expires_at, s.absolute_expires_at, s.role_asked_at
      from desk_session s join desk_staff w on w.id = s.staff_id
      where s.cookie_hash = $1 and s.ended_at is null and s.idle_expires_at > $2 and s.absolute_expires_at > $2
        and s.role_known_at > $3`,
    values: [hashOfCookie(cookie), now, new Date(now.getTime() - roleBelievedMs)],
  })
  return rows[0] ?? null
}

/** Why this cookie's session ended; null for an open one, a sign-out, or none. */
export async function whySessionEnded(pool: pg.Pool, cookie: string, now: Date): Promise<SessionEnd | null> {
  const { rows } = await pool.query<Pick<DeskSession, TimeOf> & Ended>(
    `select ended_at, ended_by, idle_expires_at, absolute_expires_at, role_known_at from desk_session where cookie_hash = $1`,
    [hashOfCookie(cookie)],
  )
  const [row] = rows
  if (!row) return null
  if (row.ended_at !== null) return row.ended_by
  if (row.absolute_expires_at <= now && row.idle_expires_at >= row.absolute_expires_at) return 'over'
  if (row.idle_expires_at <= now) return 'idle'
  return row.role_known_at.getTime() <= now.getTime() - roleBelievedMs ? 'unconfirmed' : null
}

type TimeOf = 'idle_expires_at' | 'absolute_expires_at'
type Ended = { ended_at: Date | null; ended_by: EndedBy | null; role_known_at: Date }

const refreshKey = (operatorKey: Buffer, cookie: string) => keyFromSecret(operatorKey, 'desk-refresh', cookie)

/** Stores the login's refresh token for this cookie's session, which is needed to open it. */
export async function keepRefreshToken(
  database: Database,
  operatorKeys: KeyRing,
  cookie: string,
  token: string,
): Promise<void> {
  const sealed = seal(refreshKey(operatorKeys[0], cookie), 'token', Buffer.from(token))
  const session = database.updateTable('desk_session').set({ sealed_refresh: sealed })
  await session.where('cookie_hash', '=', hashOfCookie(cookie)).where('ended_at', 'is', null).execute()
}

/** Of concurrent calls one asks the login: it gets the refresh token, or null without one; the others get undefined. */
export async function takeRoleQuestion(
  database: Database,
  operatorKeys: KeyRing,
  cookie: string,
  session: DeskSession,
  now: Date,
): Promise<{ refreshToken: string | null } | undefined> {
  const taken = await database
    .updateTable('desk_session')
    .set({ role_asked_at: now })
    .where('id', '=', session.id)
    .where('role_asked_at', '=', session.role_asked_at)
    .returning('sealed_refresh')
    .executeTakeFirst()
  if (!taken) return undefined
  const sealed = taken.sealed_refresh
  const opened = sealed && withItsKey(operatorKeys, (key) => open(refreshKey(key, cookie), 'token', sealed))
  return { refreshToken: opened && opened.toString() }
}

export async function confirmRole(
  database: Database,
  { id, staff_id }: DeskSession,
  { name, role }: Pick<SignedIn, 'name' | 'role'>,
  now: Date,
): Promise<void> {
  await changeRows(database, 'desk_session', { id }, { role_known_at: now })
  await changeRows(database, 'desk_staff', { id: staff_id }, { name, role, seen_at: now })
}

type Ending = { id: string } | { staffId: string } | { providerSessionId: string; staffId: string | null }

/**
 * Ends one session, all of an employee, or those of one provider session. A session without `sid` of the same employee
 * may be that one, so it ends too. Returns the employees.
 */
export async function endDeskSessions(
  database: Database,
  which: Ending,
  now: Date,
  endedBy: EndedBy | null = null,
): Promise<string[]> {
  const ended = await database
    .updateTable('desk_session')
    .set({ ended_at: now, ended_by: endedBy, sealed_refresh: null })
    .where('ended_at', 'is', null)
    .where((row) => {
      if ('id' in which) return row('id', '=', which.id)
      if (!('providerSessionId' in which)) return row('staff_id', '=', which.staffId)
      const isThat = row('provider_session_id', '=', which.providerSessionId)
      const mayBe = row.and([row('provider_session_id', 'is', null), row('staff_id', '=', which.staffId ?? '')])
      return row.or([isThat, mayBe])
    })
    .returning('staff_id')
    .execute()
  return ended.map(({ staff_id }) => staff_id)
}

export const findStaff = (database: Database, id: string) => findRow(database, 'desk_staff', { id }, ['id', 'role'])

/** Everybody who has signed in, by name. */
export const readStaff = (database: Database, since = new Date(0)) =>
  database
    .selectFrom('desk_staff')
    .select(['id', 'name', 'role'])
    .where('seen_at', '>', since)
    .orderBy('name')
    .orderBy('id')
    .execute()

export const readLatelySeen = (database: Database, now: Date) =>
  readStaff(database, new Date(now.getTime() - absentAfterDays * 24 * 60 * 60_000))

/** Those who can be expected to do something: seen lately, and not away. */
export async function readPresentStaff(database: Database, now: Date) {
  const away = await readAway(database, businessDay(now))
  const seen = await readLatelySeen(database, now)
  return seen.filter(({ id }) => !away.some(({ staffId }) => staffId === id))
}

/** Notes a sign-in under way; only the hash of the browser's cookie is kept. */
export async function beginLogin(
  database: Database,
  { cookie, leadsTo, expiresAt }: { cookie: string; leadsTo: string; expiresAt: Date },
): Promise<void> {
  const values = { cookie_hash: hashOfCookie(cookie), leads_to: leadsTo, expires_at: expiresAt }
  await insertRow(database, 'desk_login', values)
}

/** Where the sign-in leads, once: a second time, and after its end, there is nothing. */
export async function takeLogin(database: Database, cookie: string, now: Date): Promise<string | null> {
  const taken = await database
    .deleteFrom('desk_login')
    .where('cookie_hash', '=', hashOfCookie(cookie))
    .returning(['leads_to', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > now ? taken.leads_to : null
}
