import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SessionRow } from '../store/session/session.ts'
import { accessTokens } from './access-token.ts'

const key = Buffer.alloc(32, 7)
const caseId = '8b0b6f0e-2a44-4c07-9a6e-1d2f3a4b5c6d'
const session: SessionRow = {
  id: '1b0b6f0e-2a44-4c07-9a6e-1d2f3a4b5c6d',
  cookie_hash: Buffer.alloc(32, 9),
  scope: 'applicant',
  case_id: caseId,
  partner_id: null,
  reconsent_connection_id: null,
  address_id: null,
  created_at: new Date(0),
  idle_expires_at: new Date(0),
  absolute_expires_at: new Date(0),
  ended_at: null,
}
/** Days on which the clock of the machine is certainly not. */
const [past, future] = ['2001-02-03T04:05:06.900Z', '2101-02-03T04:05:06.900Z']
const tokensAt = (instant: string | number) => accessTokens([key], () => new Date(instant))

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

/** A token of any content, signed with our key. */
function signed(payload: object, header: object = { alg: 'HS256', typ: 'JWT' }): string {
  const text = `${encode(header)}.${encode(payload)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

describe('what a token says', () => {
  test('AUTH-1 its whole content is known, and the case is its subject', async () => {
    expect(payloadOf(await tokensAt(past).sign(session))).toEqual({
      iss: 'vlot',
      aud: 'vlot-api',
      sub: caseId,
      sid: session.id,
      scope: 'applicant',
      cnf: { cookie: session.cookie_hash.toString('base64url') },
      exp: Date.parse('2001-02-03T04:20:06Z') / 1000,
    })
  })

  test('AUTH-3 one of scope visitor carries no case, though its session has one', async () => {
    const tokens = tokensAt(past)
    const token = await tokens.sign(session, 'visitor')
    expect(payloadOf(token)).toMatchObject({ sub: 'anonymous', scope: 'visitor' })
    expect(await tokens.read(token)).toMatchObject({ scope: 'visitor', caseId: null })
  })

  test('it is read back as it was signed, for every scope', async () => {
    const tokens = tokensAt(past)
    const about = { sid: session.id, caseId, cookieHash: session.cookie_hash.toString('base64url') }
    for (const scope of ['applicant', 'reconsent'] as const)
      expect(await tokens.read(await tokens.sign({ ...session, scope }))).toEqual({ ...about, scope })
    const visitor = await tokens.sign({ ...session, scope: 'visitor', case_id: null })
    expect(await tokens.read(visitor)).toEqual({ ...about, scope: 'visitor', caseId: null })
  })
})

describe('how long a token lasts', () => {
  test('fifteen minutes to the second, by the clock of the server and not of the machine', async () => {
    for (const begin of [past, future]) {
      const token = await tokensAt(begin).sign(session)
      const end = Math.floor(Date.parse(begin) / 1000) * 1000 + 15 * 60_000
      expect(await tokensAt(end - 1).read(token)).not.toBeNull()
      expect(await tokensAt(end).read(token)).toBeNull()
    }
  })
})

describe('a token that we would not have signed', () => {
  const tokens = tokensAt(past)
  let own: Record<string, unknown>
  beforeAll(async () => {
    own = payloadOf(await tokens.sign(session))
  })

  test('is taken only while nothing is changed (the tests below change one thing each)', async () => {
    expect(await tokens.read(signed(own))).not.toBeNull()
  })

  test('is nobody’s without any one of its claims', async () => {
    for (const claim of Object.keys(own))
      expect(await tokens.read(signed({ ...own, [claim]: undefined })), claim).toBeNull()
  })

  test('is nobody’s with a claim of another type', async () => {
    const wrong = { iss: 7, aud: 7, sub: 7, sid: 7, scope: 7, cnf: 'cookie', exp: String(own['exp']) }
    for (const [claim, value] of Object.entries(wrong))
      expect(await tokens.read(signed({ ...own, [claim]: value })), claim).toBeNull()
    for (const cnf of [{}, { cookie: 7 }, { cookie: null }, null, []])
      expect(await tokens.read(signed({ ...own, cnf })), JSON.stringify(cnf)).toBeNull()
  })

  test('is nobody’s with another issuer, audience or scope', async () => {
    for (const change of [{ iss: 'another' }, { aud: 'another' }, { scope: 'staff' }, { scope: '' }])
      expect(await tokens.read(signed({ ...own, ...change })), JSON.stringify(change)).toBeNull()
  })

  test('is nobody’s when it is no object, no token, or signed by another algorithm', async () => {
    for (const payload of [[], 7, 'text']) expect(await tokens.read(signed(payload as object))).toBeNull()
    for (const text of ['', '.', '..', 'a.b.c', 'null']) expect(await tokens.read(text), text).toBeNull()
    for (const alg of ['none', 'HS384', 'HS512', 'RS256', 'hs256'])
      expect(await tokens.read(signed(own, { alg, typ: 'JWT' })), alg).toBeNull()
    expect(await accessTokens([Buffer.alloc(32, 8)], () => new Date(past)).read(signed(own))).toBeNull()
  })

  test('a token of another algorithm is refused though the key is ours', async () => {
    const text = `${encode({ alg: 'HS512', typ: 'JWT' })}.${encode(own)}`
    const signature = createHmac('sha512', key).update(text).digest('base64url')
    expect(await tokens.read(`${text}.${signature}`)).toBeNull()
  })
})
