import { expect, test, vi } from 'vitest'
import { errorText } from '#contract/error-text.ts'
import { memorySession, tokenEndingAt } from '../testing/memory-session.ts'
import { siteTable } from '#contract/calls.ts'
import { ApiFailure, errorKeyOf, failureOf } from '#contract/failure.ts'
import { createClient } from './client.ts'

const now = Date.UTC(2026, 10, 21, 12)
const minutes = 60_000
const caseId = '6f1c2a5e-8f43-4a53-9a80-0c1d2e3f4a5b'
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(body === null ? null : JSON.stringify(body), { status, headers })
const renewed = (token: string, renewedCaseId: string | null = caseId) =>
  json(200, {
    token,
    caseId: renewedCaseId,
    idleExpiresAt: '2026-11-21T12:30:00Z',
    absoluteExpiresAt: '2026-11-22T00:00:00Z',
  })

/** A client whose answers are given one by one, and what it sent. */
function clientWith(...answers: (Response | Error)[]) {
  const { session } = memorySession()
  const sent: { url: string; init: RequestInit; headers: Record<string, string> }[] = []
  const onUnauthorised = vi.fn()
  const onAnswer = vi.fn()
  const onRenewed = vi.fn()
  const fetch = vi.fn(async (url: unknown, init: RequestInit = {}) => {
    sent.push({ url: String(url), init, headers: init.headers as Record<string, string> })
    const answer = answers.shift()
    if (!answer) throw new Error('Nothing left to answer')
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as typeof globalThis.fetch
  const client = createClient({ fetch, session, now: () => now, onAnswer, onRenewed, onUnauthorised })
  return { client, session, sent, onAnswer, onRenewed, onUnauthorised }
}

test('API-4 a call carries client key, bearer and the stored correlation id, and keeps the one of the answer', async () => {
  const { client, session, sent } = clientWith(json(204, null, { 'x-correlation-id': 'b' }))
  session.write('token', tokenEndingAt(now + 10 * minutes))
  session.write('correlationId', 'a')
  await expect(client.ask('saveLoanAmount', { request: { loanAmount: 25_000 } })).resolves.toBeNull()
  expect(sent[0]).toMatchObject({
    url: '/api/dls-pbl-api/v3/loan-amount',
    init: { method: 'POST', body: '{"loanAmount":25000}' },
    headers: { 'x-client-key': 'vlot-web-1', 'x-correlation-id': 'a', 'content-type': 'application/json' },
  })
  expect(sent[0]?.headers['authorization']).toMatch(/^Bearer .+/)
  expect(session.read('correlationId')).toBe('b')
})

test('API-4 without token and correlation id neither header is sent', async () => {
  const { client, sent } = clientWith(json(200, { token: 't' }))
  await client.ask('createAnonymousToken', { headers: { originated: 'partner' } })
  expect(Object.keys(sent[0]?.headers ?? {}).sort()).toEqual(['accept', 'originated', 'x-client-key'])
})

test('API-4 every call ends after sixty seconds, and still listens to its own signal', async () => {
  const { client, sent } = clientWith(json(204, null), new Error('aborted'))
  const timeouts = vi.spyOn(AbortSignal, 'timeout')
  await client.ask('sendContactForm', { request: { name: 'A', email: 'a@b.nl', subject: 's', message: 'm' } })
  expect(timeouts.mock.calls).toEqual([[60_000]])
  expect(sent[0]?.init.signal).toBe(timeouts.mock.results[0]?.value)
  timeouts.mockRestore()
  const controller = new AbortController()
  controller.abort(new Error('left the page'))
  await expect(client.ask('readLimits', { signal: controller.signal })).rejects.toThrow('left the page')
})

test('path parameters and query are filled in, and a missing case id says so (AUTH-4)', async () => {
  const { client, sent } = clientWith(json(200, { connections: [] }), json(200, { companies: [] }))
  await client.ask('listConnections', { params: { customerId: 'a b' } })
  await client.ask('searchCompanies', { query: { query: 'bakkerij & zn' } })
  expect(sent.map(({ url }) => url)).toEqual([
    '/api/dls-pbl-api/v3/transactions/psd2/a%20b/connections',
    '/api/dls-company-search/v1/company/search?query=bakkerij+%26+zn',
  ])
  const input = { params: { caseId: '' }, request: { passphrase: '12345678', hash: 'h' } }
  await expect(client.ask('createResumeToken', input)).rejects.toThrow('Case ID not available')
})

test('the compiler refuses a call without what the contract wants', () => {
  const { client } = clientWith()
  const neverRun = () => {
    // @ts-expect-error the loan amount is missing
    void client.ask('saveLoanAmount')
    // @ts-expect-error there is no such call
    void client.ask('saveNothing')
    // @ts-expect-error the path wants a customer
    void client.ask('listConnections', {})
  }
  expect(neverRun).toBeTypeOf('function')
})

test('ERR-1 a status without a key maps to bad_request, file.too_big and generic', () => {
  expect([400, 413, 500, 418, 503].map(siteTable.keyOfStatus)).toEqual([
    'bad_request',
    'file.too_big',
    'generic',
    'generic',
    'generic',
  ])
  expect(failureOf(siteTable, 400, '<html>').key).toBe('bad_request')
  expect(failureOf(siteTable, 400, { error: 'no_such_key' }).key).toBe('bad_request')
})

test('ERR-1 ERR-2 ERR-3 a key that the server names is kept with its code', async () => {
  const { client } = clientWith(json(404, { error: 'no_match', code: 9999, correlationId: 'c' }))
  const failure = await client.ask('readLimits').catch((error: unknown) => error)
  expect(failure).toMatchObject({ key: 'no_match', code: 9999, status: 404, correlationId: 'c' })
  expect(errorKeyOf(new Error('bug'))).toBe('generic')
})

test.each([
  [9999, 'no_match'],
  [5003, 'transactions_not_recent'],
  [5004, 'not_enough_transactions'],
  [5005, 'too_many_days_in_file'],
  [5031, 'multiple_accounts'],
])('ERR-2 ERR-3 the bare number %i reads as %s, wherever it stands in the answer', (code, key) => {
  const bodies = [code, String(code), { code }, { error: code }, { error: String(code) }, { error: 'else', code }]
  expect(bodies.map((body) => failureOf(siteTable, 400, body).key)).toEqual(bodies.map(() => key))
  for (const language of ['nl', 'en'] as const) expect(errorText(String(code), language)).toBe(errorText(key, language))
})

test('ERR-1 no network and an answer in another shape are failures without a status', async () => {
  const { client } = clientWith(new TypeError('failed to fetch'), json(200, { token: 7 }))
  await expect(client.ask('readLimits')).rejects.toMatchObject({ key: 'generic', status: null })
  await expect(client.ask('createAnonymousToken')).rejects.toBeInstanceOf(ApiFailure)
})

test('a token about to end is renewed first, once for calls made together', async () => {
  const fresh = tokenEndingAt(now + 15 * minutes)
  const { client, session, sent } = clientWith(renewed(fresh), json(200, { accounts: [] }), json(200, { accounts: [] }))
  session.write('token', tokenEndingAt(now + 30_000))
  session.write('caseId', caseId)
  await Promise.all([client.ask('readBankStatus'), client.ask('readBankStatus')])
  expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(['token', 'status', 'status'])
  expect(sent[1]?.headers['authorization']).toBe(`Bearer ${fresh}`)
})

test('SESS-2 a 401 is answered by one renewal and one repeat before anyone hears of it', async () => {
  const fresh = tokenEndingAt(now + 15 * minutes)
  const unauthorised = () => json(401, { error: 'unauthorised' })
  const good = clientWith(unauthorised(), renewed(fresh), json(200, { accounts: [] }))
  good.session.write('token', tokenEndingAt(now + 10 * minutes))
  await expect(good.client.ask('readBankStatus')).resolves.toEqual({ accounts: [] })
  expect(good.onUnauthorised).not.toHaveBeenCalled()

  const gone = clientWith(unauthorised(), unauthorised())
  await expect(gone.client.ask('readBankStatus')).rejects.toMatchObject({ status: 401 })
  expect(gone.onUnauthorised).toHaveBeenCalledTimes(1)

  const refused = clientWith(unauthorised(), renewed(fresh), unauthorised())
  await expect(refused.client.ask('readBankStatus')).rejects.toMatchObject({ status: 401 })
  expect(refused.onUnauthorised).toHaveBeenCalledTimes(1)
})

test('SESS-2 a renewal that belongs to another case ends this session instead of mixing two applications', async () => {
  const other = '00000000-0000-4000-8000-000000000001'
  const { client, session, onUnauthorised } = clientWith(
    json(401, { error: 'unauthorised' }),
    renewed(tokenEndingAt(now + 15 * minutes), other),
  )
  const mine = tokenEndingAt(now + 10 * minutes)
  session.write('token', mine)
  session.write('caseId', caseId)
  await expect(client.ask('readBankStatus')).rejects.toMatchObject({ status: 401 })
  expect(onUnauthorised).toHaveBeenCalledExactlyOnceWith('replaced')
  expect(session.read('token')).toBe(mine)
})

test('SESS-2 AUTH-3 a renewal of the narrower session of a mailed link ends this one, of the same case too', async () => {
  const narrow = `a.${btoa(JSON.stringify({ scope: 'reconsent', sub: caseId }))}.c`
  const { client, session, onUnauthorised } = clientWith(json(401, { error: 'unauthorised' }), renewed(narrow))
  const mine = tokenEndingAt(now + 10 * minutes)
  session.write('token', mine)
  session.write('caseId', caseId)
  await expect(client.ask('readBankStatus')).rejects.toMatchObject({ status: 401 })
  expect(onUnauthorised).toHaveBeenCalledExactlyOnceWith('expired')
  expect(session.read('token')).toBe(mine)
})

test('SESS-2 FLOW-11 a wrong code from the status page counts once, and is no expired session', async () => {
  const { client, sent, onUnauthorised } = clientWith(json(401, { error: 'resume_code' }))
  await expect(client.ask('goOnFromStatus', { request: { code: '12345678' } })).rejects.toMatchObject({ status: 401 })
  expect(sent).toHaveLength(1)
  expect(onUnauthorised).not.toHaveBeenCalled()
})

test('SESS-2 a 401 of a public call is the end of the session as well, but not that of looking for one', async () => {
  const unauthorised = () => json(401, { error: 'unauthorised' })
  const { client, onUnauthorised } = clientWith(unauthorised(), json(401, 'of a proxy'))
  await expect(client.ask('renewToken')).rejects.toMatchObject({ status: 401 })
  expect(onUnauthorised).not.toHaveBeenCalled()
  await expect(client.ask('readLimits')).rejects.toMatchObject({ status: 401 })
  expect(onUnauthorised).toHaveBeenCalledExactlyOnceWith('expired')
})

test('SESS-2 RECON-5 a 401 of a call that needs no token is an answer and not an expired session', async () => {
  const { client, onUnauthorised } = clientWith(json(401, { error: 'reconsent_kvk' }))
  const input = { params: { caseId }, request: { passphrase: '12345678', hash: 'h' } }
  await expect(client.ask('createResumeToken', input)).rejects.toMatchObject({ key: 'reconsent_kvk' })
  expect(onUnauthorised).not.toHaveBeenCalled()
})

test('the watcher of the end of the session hears of every answer, its server time, and each renewal', async () => {
  const date = new Date(now).toUTCString()
  const { client, session, onAnswer, onRenewed } = clientWith(json(204, null, { date }), json(503, {}), renewed('u'))
  session.write('token', tokenEndingAt(now + 10 * minutes))
  session.write('caseId', caseId)
  await client.ask('saveLoanAmount', { request: { loanAmount: 25_000 } })
  expect(onAnswer).toHaveBeenLastCalledWith({ isPublic: false, isOk: true, serverTime: now })
  await expect(client.ask('saveLoanAmount', { request: { loanAmount: 25_000 } })).rejects.toThrow()
  expect(onAnswer).toHaveBeenLastCalledWith({ isPublic: false, isOk: false, serverTime: null })
  expect(onRenewed).not.toHaveBeenCalled()
  await client.extend()
  expect(onRenewed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ idleExpiresAt: '2026-11-21T12:30:00Z' }))
  expect(session.read('token')).toBe('u')
})

test('SESS-2 a session that cannot be extended any more is over; no network says nothing of it', async () => {
  const { client, onUnauthorised } = clientWith(new Error('no network'), json(401, { error: 'unauthorised' }))
  await expect(client.extend()).rejects.toMatchObject({ status: null })
  expect(onUnauthorised).not.toHaveBeenCalled()
  await expect(client.extend()).rejects.toMatchObject({ status: 401 })
  expect(onUnauthorised).toHaveBeenCalledOnce()
})
