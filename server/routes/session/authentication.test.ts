import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import type { Visitor } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const minute = 60_000
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claimsOf = (token: string | null) =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

async function applicant(partnerId?: string): Promise<Visitor> {
  const visitor = server.visitor()
  await visitor.call('createSession', { request: partnerId === undefined ? {} : { partnerId } })
  return visitor
}

/** Runs with the server's clock moved on, and puts it back. */
async function later<T>(byMs: number, work: () => Promise<T>): Promise<T> {
  const { now } = server.context
  server.context.now = () => new Date(now().getTime() + byMs)
  try {
    return await work()
  } finally {
    server.context.now = now
  }
}

describe('beginning', () => {
  test('AUTH-3 an anonymous token carries no case', async () => {
    const visitor = server.visitor()
    const result = await visitor.call('createAnonymousToken')
    expect(result.status).toBe(200)
    expect(claimsOf(result.answer.token)).toMatchObject({ scope: 'visitor', sub: 'anonymous', aud: 'vlot-api' })
  })

  test('AUTH-1 API-3 a session answers token and case id, and the token names the case as its subject', async () => {
    const visitor = server.visitor()
    const result = await visitor.call('createSession', { request: { partnerId: 'abc-1' } })
    expect(result.answer.data.caseId).toMatch(/^[0-9a-f-]{36}$/)
    expect(claimsOf(result.answer.data.token)['sub']).toBe(result.answer.data.caseId)
  })

  test('AUTH-2 case-state answers before the case has begun, with the partner as origin', async () => {
    const visitor = await applicant('abc-1')
    const result = await visitor.call('readCaseState')
    expect(result.answer.origin).toBe('abc-1')
    expect(result.answer.journeyBlocks.TRANSACTION_ANALYSIS).toBe('PENDING')
  })

  test('STORE-5 a malformed partner id is dropped and logged; one that is no text is refused', async () => {
    for (const partnerId of ['A B', 'x'.repeat(41)]) {
      const visitor = await applicant(partnerId)
      expect((await visitor.call('readCaseState')).answer.origin).toBeNull()
      const log = server.logLines.at(-1) ?? ''
      expect(server.logLines.join('')).toContain(`"partner":"${partnerId.toLowerCase().slice(0, 40)}"`)
      expect(log).not.toContain('x'.repeat(41))
    }
    expect((await (await applicant('Boekhouder-7')).call('readCaseState')).answer.origin).toBe('boekhouder-7')
    const result = await server.visitor().call('createSession', { request: { partnerId: 7 } })
    expect([result.status, result.error, result.failure?.fields]).toEqual([400, 'bad_request', ['partnerId']])
  })
})

describe('the cookie', () => {
  test('is bound to the host, out of reach of scripts, and not sent from other sites', async () => {
    const response = await server.visitor().fetch('/api/dls-authentication/v3/authentication/pbl/anonymous-tokens', {
      method: 'POST',
    })
    const cookie = response.headers.getSetCookie().join()
    expect(cookie).toMatch(/^__Host-vlot-session=[\w-]{43};/)
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(part)
    expect(cookie).not.toContain('Domain')
  })

  test('is stored only as its hash', async () => {
    const visitor = await applicant()
    const value = visitor.cookie?.split('=')[1] ?? ''
    const rows = await server.context.pool.query('select row_to_json(s)::text as text from session s')
    expect(JSON.stringify(rows.rows)).not.toContain(value)
  })

  test('changes when the case begins, and the one from before is worth nothing', async () => {
    const visitor = server.visitor()
    await visitor.call('createAnonymousToken')
    const { cookie, token } = visitor
    await visitor.call('createSession', { request: {} })
    expect(visitor.cookie).not.toBe(cookie)
    const old = server.visitor()
    Object.assign(old, { cookie, token })
    expect((await old.call('renewToken')).status).toBe(401)
  })

  test('a second tab that asks for an anonymous token does not end the session of the first', async () => {
    const visitor = await applicant()
    const { cookie, token } = visitor
    const result = await visitor.call('createAnonymousToken')
    expect(visitor.cookie).toBe(cookie)
    expect(claimsOf(result.answer.token)['scope']).toBe('visitor')
    visitor.token = token
    expect((await visitor.call('readApplication')).status).toBe(200)
  })
})

describe('the guard', () => {
  const readAs = async (change: Partial<Visitor>) => {
    const visitor = await applicant()
    Object.assign(visitor, change)
    const result = await visitor.call('readApplication')
    return [result.status, result.error]
  }
  const unauthorised = [401, 'unauthorised']

  test('wants the token and the cookie, both of the same session', async () => {
    const other = await applicant()
    expect(await readAs({ token: null })).toEqual(unauthorised)
    expect(await readAs({ cookie: null })).toEqual(unauthorised)
    expect(await readAs({ token: other.token })).toEqual(unauthorised)
    expect(await readAs({ cookie: other.cookie })).toEqual(unauthorised)
    expect(await readAs({})).toEqual([200, null])
  })

  test('takes no token that is unsigned, signed by another key or changed', async () => {
    const claims = claimsOf((await applicant()).token)
    const sign = (header: object, body: object, key: string | Buffer) => {
      const text = `${encode(header)}.${encode(body)}`
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
    }
    const [tokenKey] = server.context.settings.tokenKeys
    const visitor = await applicant()
    const own = claimsOf(visitor.token)
    const good = { alg: 'HS256', typ: 'JWT' }
    const tries = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${encode(own)}.`,
      sign(good, own, 'another key of at least thirty-two bytes'),
      sign({ ...good, alg: 'HS512' }, own, tokenKey),
      sign(good, { ...own, sid: claims['sid'] }, tokenKey),
      sign(good, { ...own, sub: claims['sub'] }, tokenKey),
      sign(good, { ...own, scope: 'reconsent' }, tokenKey),
      sign(good, { ...own, aud: 'another' }, tokenKey),
      sign(good, { ...own, exp: undefined }, tokenKey),
      sign(good, { ...own, cnf: undefined }, tokenKey),
      (visitor.token ?? '').slice(0, -2),
      'null',
      'a.b.c',
    ]
    for (const token of tries) {
      visitor.token = token
      expect((await visitor.call('readApplication')).status, token).toBe(401)
    }
    visitor.token = sign(good, own, tokenKey)
    expect((await visitor.call('readApplication')).status).toBe(200)
  })

  test('a token lasts 15 minutes and is renewed by the cookie alone', async () => {
    const visitor = await applicant()
    await later(16 * minute, async () => {
      expect((await visitor.call('readApplication')).error).toBe('unauthorised')
      const renewed = await visitor.call('renewToken')
      expect(renewed.answer.caseId).toBe(claimsOf(visitor.token)['sub'])
      expect((await visitor.call('readApplication')).status).toBe(200)
    })
  })

  test('a session ends after 30 minutes without use, and after 12 hours with it', async () => {
    const idle = await applicant()
    await later(31 * minute, async () => expect((await idle.call('renewToken')).status).toBe(401))
    const busy = await applicant()
    for (let at = 20; at < 12 * 60; at += 20) {
      await later(at * minute, async () => expect((await busy.call('renewToken')).status).toBe(200))
    }
    await later(12 * 60 * minute + 1_000, async () => expect((await busy.call('renewToken')).status).toBe(401))
  })

  test('ending a session ends it at once, for its tokens too', async () => {
    const visitor = await applicant()
    const { cookie } = visitor
    expect((await visitor.call('endSession')).status).toBe(204)
    expect(visitor.cookie).toBeNull()
    visitor.cookie = cookie
    expect((await visitor.call('readApplication')).status).toBe(401)
  })

  test('a case id of somebody else is answered as unknown, and logged without being named', async () => {
    const visitor = await applicant()
    const foreign = String(claimsOf((await applicant()).token)['sub'])
    const asked = await visitor.call('fetchAccounts', { query: { caseId: foreign } })
    expect([asked.status, asked.error]).toEqual([404, 'not_found'])
    const listed = await visitor.call('listConnections', { params: { customerId: foreign } })
    expect([listed.status, listed.error]).toEqual([404, 'not_found'])
    const log = server.logLines.join('')
    expect(log).toContain('A call named a case that is not its own')
    expect(log).not.toContain(foreign)
  })

  test('a parameter in a path that is no id is answered as unknown', async () => {
    const visitor = await applicant()
    for (const id of ["a'b", '../x', '%00', 'x'.repeat(65)]) {
      expect((await visitor.call('readConnectionProgress', { params: { id } })).status, id).toBe(404)
    }
  })
})

describe('other sites', () => {
  test('a POST from a page of another site is refused', async () => {
    const from = (headers: Record<string, string>) => server.visitor().call('createSession', { request: {}, headers })
    expect((await from({ origin: 'https://evil.example', 'sec-fetch-site': '' })).error).toBe('forbidden')
    expect((await from({ origin: '', 'sec-fetch-site': 'cross-site' })).error).toBe('forbidden')
    expect((await from({ origin: 'null', 'sec-fetch-site': '' })).error).toBe('forbidden')
    expect((await from({ origin: 'http://localhost:1', 'sec-fetch-site': '' })).error).toBe('forbidden')
    expect((await from({ origin: '', 'sec-fetch-site': '' })).status).toBe(200)
  })

  test('a form of another site cannot pass for JSON', async () => {
    const response = await server.visitor().fetch('/api/dls-authentication/v3/sessions', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    })
    expect(response.status).toBe(400)
  })

  test('no answer allows another origin to read it', async () => {
    const response = await server
      .visitor()
      .fetch('/api/vlot/v1/limits', { headers: { origin: 'https://evil.example' } })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('resume tokens', () => {
  test('RECON-5 every try is answered alike: 401, the same body, in about the same time', async () => {
    const caseId = String(claimsOf((await applicant()).token)['sub'])
    const asked = [
      { caseId, passphrase: '12345678', hash: 'x' },
      { caseId: '00000000-0000-4000-8000-000000000000', passphrase: '69599084', hash: 'y'.repeat(200) },
    ]
    const answers = []
    for (const { caseId: id, ...request } of asked) {
      const started = performance.now()
      const result = await server.visitor().call('createResumeToken', { params: { caseId: id }, request })
      answers.push({ status: result.status, error: result.error, fields: result.failure?.fields })
      expect(performance.now() - started).toBeGreaterThan(140)
    }
    expect(answers).toEqual([
      { status: 401, error: 'reconsent_kvk', fields: undefined },
      { status: 401, error: 'reconsent_kvk', fields: undefined },
    ])
  })
})
