import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestStore, type TestStore } from '../../testing/test-store.ts'
import {
  beginSession,
  endSession,
  extendSession,
  findLiveSession,
  findSessionOfCookie,
  hashOfCookie,
  type NewSession,
} from './session.ts'

let store: TestStore
beforeAll(async () => void (store = await startTestStore()))
afterAll(() => store?.stop())

const minute = 60_000
const hour = 60 * minute
const began = new Date('2026-11-21T12:00:00.123Z')
const after = (ms: number) => new Date(began.getTime() + ms)
const visitor: NewSession = { scope: 'visitor', caseId: null, partnerId: null }
const begin = (fresh: NewSession = visitor) => beginSession(store.database, fresh, began)
/** As the database has it, by both ways in. */
async function found(made: Awaited<ReturnType<typeof begin>>, now: Date) {
  const [byId, byCookie] = [
    await findLiveSession(store.pool, made.session.id, now),
    await findSessionOfCookie(store.pool, made.cookie, now),
  ]
  expect(byCookie).toEqual(byId)
  return byId
}

describe('a session that begins', () => {
  test('is found by its id and by its cookie, as it was made', async () => {
    const about = { caseId: randomUUID(), partnerId: 'abc-1', reconsentConnectionId: '7' }
    const made = await begin({ scope: 'reconsent', ...about })
    expect(made.session).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      cookie_hash: hashOfCookie(made.cookie),
      scope: 'reconsent',
      case_id: about.caseId,
      partner_id: 'abc-1',
      reconsent_connection_id: '7',
      address_id: null,
      created_at: began,
      idle_expires_at: after(30 * minute),
      absolute_expires_at: after(12 * hour),
      ended_at: null,
    })
    expect(await found(made, began)).toEqual(made.session)
  })

  test('has a cookie of 256 bits that no other one has, and no connection unless one is named', async () => {
    const made = [await begin(), await begin(), await begin()]
    for (const { cookie, session } of made) {
      expect(Buffer.from(cookie, 'base64url')).toHaveLength(32)
      expect(session.reconsent_connection_id).toBeNull()
    }
    expect(new Set(made.map(({ cookie }) => cookie)).size).toBe(3)
    expect(new Set(made.map(({ session }) => session.id)).size).toBe(3)
  })

  test('its cookie is kept as a SHA-256, which is not the cookie', () => {
    expect(hashOfCookie('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  test('nobody else’s id or cookie finds it', async () => {
    await begin()
    expect(await findLiveSession(store.pool, randomUUID(), began)).toBeNull()
    expect(await findSessionOfCookie(store.pool, 'x'.repeat(43), began)).toBeNull()
  })
})

describe('without use', () => {
  test('it ends after half an hour to the millisecond', async () => {
    const made = await begin()
    expect(await found(made, after(30 * minute - 1))).not.toBeNull()
    expect(await found(made, after(30 * minute))).toBeNull()
  })
})

describe('with use', () => {
  test('it is kept for half an hour more, and the answer is when it now ends', async () => {
    const made = await begin()
    expect(await extendSession(store.pool, made.session, after(10 * minute))).toEqual(after(40 * minute))
    expect((await found(made, after(39 * minute)))?.idle_expires_at).toEqual(after(40 * minute))
  })

  test('no row is written twice within a minute, and one is from the minute on', async () => {
    const made = await begin()
    expect(await extendSession(store.pool, made.session, after(minute - 1))).toEqual(after(30 * minute))
    expect((await found(made, began))?.idle_expires_at).toEqual(after(30 * minute))
    expect(await extendSession(store.pool, made.session, after(minute))).toEqual(after(31 * minute))
    expect((await found(made, began))?.idle_expires_at).toEqual(after(31 * minute))
  })

  test('it ends after twelve hours all the same, to the millisecond', async () => {
    const made = await begin()
    expect(await extendSession(store.pool, made.session, after(12 * hour - 5 * minute))).toEqual(after(12 * hour))
    expect(await found(made, after(12 * hour - 1))).not.toBeNull()
    expect(await found(made, after(12 * hour))).toBeNull()
  })

  test('past its twelve hours it stays ended, whatever its half hour says', async () => {
    const made = await begin()
    await store.pool.query('update session set idle_expires_at = $2 where id = $1', [made.session.id, after(13 * hour)])
    expect(await found(made, after(12 * hour - 1))).not.toBeNull()
    expect(await found(made, after(12 * hour))).toBeNull()
  })

  test('only its own row is written', async () => {
    const [used, other] = [await begin(), await begin()]
    await extendSession(store.pool, used.session, after(20 * minute))
    expect(await found(other, began)).toEqual(other.session)
  })
})

describe('ended by hand', () => {
  test('it is over at once, and no use begins it again', async () => {
    const [made, other] = [await begin(), await begin()]
    await endSession(store.database, made.session.id, after(minute))
    expect(await found(made, after(minute))).toBeNull()
    await extendSession(store.pool, made.session, after(20 * minute))
    expect(await found(made, after(20 * minute))).toBeNull()
    const { rows } = await store.pool.query('select idle_expires_at from session where id = $1', [made.session.id])
    expect(rows).toEqual([{ idle_expires_at: after(30 * minute) }])
    expect(await found(other, began)).toEqual(other.session)
  })

  test('ending it once more does not move the time of its end', async () => {
    const made = await begin()
    for (const at of [minute, 2 * minute]) await endSession(store.database, made.session.id, after(at))
    const { rows } = await store.pool.query('select ended_at from session where id = $1', [made.session.id])
    expect(rows).toEqual([{ ended_at: after(minute) }])
  })
})
