import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import type { Context } from '../context.ts'
import { readSettings } from '../settings/settings.ts'
import { openStore, type Store } from '../store/database/pool.ts'
import { beginSession, endSession, type NewSession, type SessionRow } from '../store/session/session.ts'
import { startMigratedDatabase, type TestDatabase } from '../testing/test-database.ts'
import { accessTokens, type AccessTokens } from './access-token.ts'
import { admit, refuseForeignCase } from './guard.ts'
import type { Session } from './handler.ts'
import { Refusal } from '../refusal.ts'

let testDatabase: TestDatabase
let store: Store
let context: Context
const began = new Date('2026-11-21T12:00:00Z')
const clock = { now: began }
const key = Buffer.alloc(32, 5)
const tokens: AccessTokens = accessTokens([key], () => clock.now)

beforeAll(async () => {
  testDatabase = await startMigratedDatabase()
  store = openStore(testDatabase.url, 4, pino({ level: 'silent' }))
  const settings = readSettings({ OPERATOR_KEY: key.toString('base64'), TOKEN_KEY: key.toString('base64') })
  // The guard reads the settings, the clock and the pool of a server, and nothing else of it.
  context = { ...store, settings, now: () => clock.now } as unknown as Context
})
afterAll(async () => {
  await store?.database.destroy()
  await testDatabase?.stop()
})

type BegunSession = { session: SessionRow; cookie: string }
function begin(fresh: Partial<NewSession> = {}): Promise<BegunSession> {
  clock.now = began
  const usual: NewSession = { scope: 'applicant', caseId: randomUUID(), partnerId: 'abc-1' }
  return beginSession(store.database, { ...usual, ...fresh }, began)
}

type Ask = { cookie?: string | null; authorization?: string | undefined; call?: Pick<Call, 'scopes' | 'errors'> }
const forApplicants: Pick<Call, 'scopes' | 'errors'> = { scopes: ['applicant'], errors: ['generic'] }

/** The admitted session, or the key of the refusal. */
async function asked({ session, cookie }: BegunSession, ask: Ask = {}): Promise<Session | null | string> {
  const authorization = 'authorization' in ask ? ask.authorization : `Bearer ${await tokens.sign(session)}`
  const sent = ask.cookie === undefined ? cookie : ask.cookie
  const name = '__Host-vlot-session'
  const request =
    sent === null
      ? { headers: { authorization }, cookies: {} }
      : { headers: { authorization, cookie: `${name}=${sent}` }, cookies: { [name]: sent } }
  try {
    return await admit(request as unknown as FastifyRequest, ask.call ?? forApplicants, context, tokens)
  } catch (error) {
    if (error instanceof Refusal) return error.key
    throw error
  }
}

describe('who is let in', () => {
  test('the holder of cookie and token, as the session knows them', async () => {
    const begun = await begin()
    const { id, case_id: caseId } = begun.session
    expect(await asked(begun)).toEqual({
      id,
      scope: 'applicant',
      caseId,
      partnerId: 'abc-1',
      reconsentConnectionId: null,
      addressId: null,
    })
  })

  test('RECON-14 a session of a mailed link knows its one connection, and a visitor beside it does not', async () => {
    const begun = await begin({ scope: 'reconsent', reconsentConnectionId: '12' })
    const call = { scopes: ['reconsent', 'visitor'] as const, errors: [] }
    expect(await asked(begun, { call })).toMatchObject({ scope: 'reconsent', reconsentConnectionId: '12' })
    const authorization = `Bearer ${await tokens.sign(begun.session, 'visitor')}`
    const seen = await asked(begun, { call, authorization })
    expect(seen).toMatchObject({ scope: 'visitor', caseId: null, reconsentConnectionId: null })
  })

  test('a public call knows nobody, whatever is sent with it', async () => {
    const call = { scopes: ['public'] as const, errors: [] }
    expect(await asked(await begin(), { call })).toBeNull()
    expect(await asked(await begin(), { call, cookie: null, authorization: undefined })).toBeNull()
  })
})

describe('who is not', () => {
  test('nobody without the token, written as it must be', async () => {
    const begun = await begin()
    const token = await tokens.sign(begun.session)
    for (const authorization of [
      undefined,
      '',
      'Bearer ',
      token,
      `bearer ${token}`,
      `Basic ${token}`,
      `${token}Bearer `,
    ])
      expect(await asked(begun, { authorization }), authorization).toBe('unauthorised')
  })

  test('no header of 2,000 characters is looked into', async () => {
    const read: string[] = []
    const recording: AccessTokens = { ...tokens, read: (token) => Promise.resolve((read.push(token), null)) }
    for (const length of [1_992, 1_993]) {
      const request = { headers: { authorization: `Bearer ${'x'.repeat(length)}` }, cookies: {} }
      const answer = admit(request as unknown as FastifyRequest, forApplicants, context, recording)
      await expect(answer).rejects.toThrow('unauthorised')
    }
    expect(read).toEqual(['x'.repeat(1_992), ''])
  })

  test('nobody without the cookie, or with one of no session', async () => {
    const begun = await begin()
    expect(await asked(begun, { cookie: null })).toBe('unauthorised')
    expect(await asked(begun, { cookie: 'x'.repeat(43) })).toBe('unauthorised')
  })

  test('nobody with a cookie and a token of two sessions, though both are alive and of one case', async () => {
    const caseId = randomUUID()
    const [one, other] = [await begin({ caseId }), await begin({ caseId })]
    const crossed = async (session: SessionRow) => `Bearer ${await tokens.sign(session)}`
    expect(await asked(one, { authorization: await crossed(other.session) })).toBe('unauthorised')
    // A token that names one session and carries the cookie of the other, and the other way round.
    const [id, hash] = [one.session.id, other.session.cookie_hash]
    expect(await asked(one, { authorization: await crossed({ ...one.session, cookie_hash: hash }) })).toBe(
      'unauthorised',
    )
    expect(await asked(other, { authorization: await crossed({ ...other.session, id }) })).toBe('unauthorised')
    const short = Buffer.from('short')
    expect(await asked(one, { authorization: await crossed({ ...one.session, cookie_hash: short }) })).toBe(
      'unauthorised',
    )
    expect(await asked(one)).toMatchObject({ id })
  })

  test('nobody whose token claims a scope or a case that the session does not hold', async () => {
    const begun = await begin()
    const claimed = async (change: Partial<SessionRow>) =>
      `Bearer ${await tokens.sign({ ...begun.session, ...change })}`
    const call = { scopes: ['applicant', 'reconsent'] as const, errors: [] }
    expect(await asked(begun, { call, authorization: await claimed({ scope: 'reconsent' }) })).toBe('unauthorised')
    expect(await asked(begun, { call, authorization: await claimed({ case_id: randomUUID() }) })).toBe('unauthorised')
    expect(await asked(begun, { call, authorization: await claimed({ case_id: null }) })).toBe('unauthorised')
    expect(await asked(begun, { call, authorization: await claimed({}) })).toMatchObject({ scope: 'applicant' })
  })

  test('nobody whose session has ended, ran out, or was never begun', async () => {
    const ended = await begin()
    await endSession(store.database, ended.session.id, began)
    expect(await asked(ended)).toBe('unauthorised')
    const idle = await begin()
    clock.now = new Date(began.getTime() + 30 * 60_000)
    expect(await asked(idle)).toBe('unauthorised')
    const begun = await begin()
    const unknown = { ...begun.session, id: randomUUID() }
    expect(await asked(begun, { authorization: `Bearer ${await tokens.sign(unknown)}` })).toBe('unauthorised')
  })
})

describe('whom the scope does not reach', () => {
  test('AUTH-4 a visitor is shown that the case id is missing where the call knows that answer', async () => {
    const begun = await begin({ scope: 'visitor', caseId: null })
    const knows = { scopes: ['applicant'] as const, errors: ['generic', 'case_id_not_available'] as const }
    expect(await asked(begun, { call: knows })).toBe('case_id_not_available')
    expect(await asked(begun)).toBe('forbidden')
    expect(await asked(await begin({ scope: 'reconsent' }), { call: knows })).toBe('forbidden')
  })

  test('being refused keeps no session alive, being let in does', async () => {
    const idleEnd = async ({ session }: BegunSession) => {
      const { rows } = await store.pool.query('select idle_expires_at from session where id = $1', [session.id])
      return (rows[0] as SessionRow).idle_expires_at.getTime() - began.getTime()
    }
    const [refused, admitted] = [await begin({ scope: 'reconsent' }), await begin()]
    clock.now = new Date(began.getTime() + 10 * 60_000)
    expect(await asked(refused)).toBe('forbidden')
    expect(await asked(admitted)).toMatchObject({ scope: 'applicant' })
    expect([await idleEnd(refused), await idleEnd(admitted)]).toEqual([30 * 60_000, 40 * 60_000])
  })
})

describe('a case that a call names', () => {
  const none = { partnerId: null, reconsentConnectionId: null, addressId: null }
  const session: Session = { id: 's', scope: 'applicant', caseId: 'own', ...none }
  function named(given: Record<string, unknown>, who: Session | null = session): unknown[] {
    const warned: unknown[] = []
    const log = { warn: (fact: unknown, message: string) => warned.push([fact, message]) }
    try {
      refuseForeignCase({ log } as unknown as FastifyRequest, who, given)
      return ['passed', ...warned]
    } catch (error) {
      return [error, ...warned]
    }
  }

  test('passes when it is one’s own, when none is named, and when nobody has to be known', () => {
    for (const given of [{}, { caseId: 'own' }, { customerId: 'own', caseId: 'own' }, { connectionId: 'other' }])
      expect(named(given)).toEqual(['passed'])
    expect(named({ caseId: 'other' }, null)).toEqual(['passed'])
  })

  test('is answered as unknown when it is another’s, under either name, and logged without being named', () => {
    const message = 'A call named a case that is not its own'
    for (const [parameter, given] of [
      ['caseId', { caseId: 'other' }],
      ['customerId', { customerId: 'other' }],
      ['customerId', { caseId: 'own', customerId: '' }],
      ['caseId', { caseId: null }],
    ] as const)
      expect(named(given)).toEqual([new Refusal('not_found'), [{ parameter, sessionId: 's' }, message]])
  })
})
