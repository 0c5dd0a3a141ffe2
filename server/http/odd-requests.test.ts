import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import { startSite } from '../testing/site.ts'
import type { Visitor } from '../testing/visitor.ts'

const { server } = await startSite({ environment: { LOG_LEVEL: 'warn' } })
let visitor: Visitor
beforeAll(async () => {
  visitor = server.visitor()
  await visitor.begin('00900001')
  await visitor.call('saveLoanAmount', { request: { loanAmount: 25_000 } })
  await visitor.call('saveLoanGoal', { request: { loanGoal: 'inventory' } })
  await visitor.call('saveExpectedExpenses', { request: { hasExpenses: false } })
  await visitor.call('giveConsent', { request: { consent: true, textVersion: 'test' } })
})

/** Sends bytes as they are; the status of what comes back. */
const statusOfRaw = async (bytes: string, leaveEarly = false): Promise<number> =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(await answersOfRaw(bytes, leaveEarly))?.[1] ?? 0)

function answersOfRaw(bytes: string, leaveEarly = false): Promise<string> {
  return new Promise((settle, fail) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => {
      socket.write(bytes, 'latin1')
      if (leaveEarly) setTimeout(() => socket.destroy(), 100)
    })
    let text = ''
    socket.on('data', (part) => {
      text += part.toString()
      socket.end()
    })
    socket.on('close', () => settle(text))
    socket.on('error', fail)
  })
}

describe('text that the database cannot keep', () => {
  const odd = { NUL: '\u0000', 'NUL at the end': 'a\u0000', 'half a pair': '\ud800', 'the other half': 'a\udfff b' }
  const fields: [CallName, (text: string) => Record<string, unknown>, string][] = [
    ['giveConsent', (text) => ({ consent: true, textVersion: text }), 'textVersion'],
    ['saveLoanGoal', (text) => ({ loanGoal: 'other', description: text }), 'description'],
    ['sendFeedback', (text) => ({ rating: 5, suggestions: text }), 'suggestions'],
    ['askPerson', (text) => ({ question: text, email: 'jan@bedrijf.example' }), 'question'],
    ['createSession', (text) => ({ partnerId: text }), 'partnerId'],
    ['createSession', (text) => ({ anything: { [text]: [text] } }), 'anything'],
    ['sendContactForm', (text) => ({ name: text, email: 'jan@bedrijf.example', subject: 'a', message: 'b' }), 'name'],
  ]

  test.each(fields)('in %s is a bad request that names the field', async (name, requestWith, field) => {
    for (const [what, text] of Object.entries(odd)) {
      const { status, failure } = await visitor.call(name, { request: requestWith(text) })
      expect([what, status, failure?.error, failure?.fields]).toEqual([what, 400, 'bad_request', [field]])
    }
  })

  test('that is a whole body is one, and names no field', async () => {
    const path = '/api/dls-pbl-api/v3/financials/confirm'
    const headers = {
      origin: server.origin,
      'content-type': 'application/json',
      authorization: `Bearer ${visitor.token}`,
    }
    const body = JSON.stringify('a\u0000')
    const answer = await visitor.fetch(path, {
      method: 'POST',
      headers: { ...headers, cookie: visitor.cookie ?? '' },
      body,
    })
    expect([answer.status, ((await answer.json()) as { fields?: string[] }).fields]).toEqual([400, undefined])
  })

  test('in a query or a posted form is one too, and whole pairs and other signs are none', async () => {
    expect((await visitor.call('searchCompanies', { query: { query: 'a\u0000' } })).status).toBe(400)
    const form = await visitor.fetch('/contact', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'form=message&name=a%00b&email=jan%40bedrijf.example&subject=a&message=b',
    })
    expect(form.status).toBe(400)
    const whole = { loanGoal: 'other', description: 'Een caf\u00e9 \ud83d\ude00 \u0001\u202e' }
    expect((await visitor.call('saveLoanGoal', { request: whole })).status).toBe(202)
  })
})

describe('a body where there is nothing to send', () => {
  const deep = '['.repeat(30_000) + ']'.repeat(30_000)
  const wide = JSON.stringify({ list: Array.from({ length: 10_000 }, () => ({})) })

  test.each([
    ['a deep one', deep],
    ['a wide one', wide],
    ['a small one', '{"a":1}'],
    ['a text', '"a"'],
  ])('is a bad request: %s', async (_what, body) => {
    const headers = {
      origin: server.origin,
      'content-type': 'application/json',
      cookie: visitor.cookie ?? '',
      authorization: `Bearer ${visitor.token}`,
      'idempotency-key': crypto.randomUUID(),
    }
    const path = '/api/dls-pbl-api/v3/financials/confirm'
    expect((await visitor.fetch(path, { method: 'POST', headers, body })).status).toBe(400)
    // Nothing, or as good as nothing, is read as before.
    for (const nothing of ['', '{}', 'null']) {
      const result = await visitor.fetch(path, { method: 'POST', headers, body: nothing })
      expect([nothing, result.status]).toEqual([nothing, 409])
    }
  })
})

describe('a malformed upload', () => {
  const path = '/api/dls-pbl-api/v3/financials/statements'
  const headersWith = (type: string) => ({
    origin: server.origin,
    'content-type': type,
    cookie: visitor.cookie ?? '',
    authorization: `Bearer ${visitor.token}`,
  })
  const part = '--b\r\ncontent-disposition: form-data; name="files"; filename="a.xml"\r\n\r\n<a/>\r\n'
  const nameless =
    '--b\r\ncontent-disposition: form-data; name="files"\r\ncontent-type: application/octet-stream\r\n\r\na\r\n--b--'

  test.each([
    ['no boundary', 'multipart/form-data', part],
    ['an empty boundary', 'multipart/form-data; boundary=', part],
    ['a part without a file name', 'multipart/form-data; boundary=b', nameless],
    ['garbage', 'multipart/form-data; boundary=b', 'x'.repeat(2_000)],
    ['a body that is cut off', 'multipart/form-data; boundary=b', part.slice(0, -10)],
  ])('with %s is a bad request', async (_what, type, body) => {
    const answer = await visitor.fetch(path, { method: 'POST', headers: headersWith(type), body })
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([400, 'bad_request'])
  })

  test('whose connection breaks has met no bug', async () => {
    const before = server.logLines.length
    const lines = Object.entries(headersWith('multipart/form-data; boundary=b')).map(
      ([key, value]) => `${key}: ${value}\r\n`,
    )
    const head = `POST ${path} HTTP/1.1\r\nhost: ${new URL(server.origin).host}\r\n${lines.join('')}content-length: 9000\r\n\r\n`
    await statusOfRaw(head + part, true)
    await visitor.call('readLimits')
    expect(server.logLines.slice(before).filter((line) => line.includes('failed unexpectedly'))).toEqual([])
  })
})

describe('a request that programs on the way may read otherwise', () => {
  const path = '/api/vlot/v1/limits'
  const host = new URL(server.origin).host
  const hidden = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`
  const get = (lines: string, version = 'HTTP/1.1', target = path) => `GET ${target} ${version}\r\n${lines}\r\n`
  const post = (lines: string, body: string) =>
    `POST /api/vlot/v1/contact HTTP/1.1\r\nhost: ${host}\r\n${lines}\r\n${body}`

  test.each([
    ['length and chunks', post('content-length: 4\r\ntransfer-encoding: chunked\r\n', `0\r\n\r\n${hidden}`)],
    ['chunks and length', post('transfer-encoding: chunked\r\ncontent-length: 4\r\n', `5c\r\n${hidden}\r\n0\r\n\r\n`)],
    ['two lengths', post('content-length: 2\r\ncontent-length: 3\r\n', '{}x')],
    ['one length twice', post('content-length: 2\r\ncontent-length: 2\r\n', '{}')],
    ['a length with a sign', post('content-length: +2\r\n', '{}')],
    ['another coding', post('transfer-encoding: xchunked\r\n', `0\r\n\r\n${hidden}`)],
    ['chunks that are packed', post('transfer-encoding: gzip, chunked\r\n', `0\r\n\r\n${hidden}`)],
    ['chunks and then not', post('transfer-encoding: chunked, identity\r\n', `0\r\n\r\n${hidden}`)],
    [
      'chunks of HTTP/1.0',
      post('transfer-encoding: chunked\r\n', `0\r\n\r\n${hidden}`).replace('HTTP/1.1', 'HTTP/1.0'),
    ],
    ['a space before the colon', post('transfer-encoding : chunked\r\n', `0\r\n\r\n${hidden}`)],
    ['a chunk that ends early', post('transfer-encoding: chunked\r\n', `2;\nxx\r\n{}\r\n0\r\n\r\n`)],
    ['a folded line', get(`host: ${host}\r\nx-a: a\r\n b\r\n`)],
    ['lines that end in a line feed', get(`host: ${host}\n`)],
    ['a carriage return alone', get(`host: ${host}\rx-a: b\r\n`)],
    ['a NUL', get(`host: ${host}\r\nx-a: a\u0000b\r\n`)],
    ['no host', get('')],
    ['an empty host', get('host:\r\n')],
    ['a host that is none', get(`host: ${host}/api\r\n`)],
    ['a host behind a name', get(`host: evil.example@${host}\r\n`)],
    ['no version', `GET ${path}\r\n\r\n`],
    ['a version that is not spoken', get(`host: ${host}\r\n`, 'HTTP/2.0')],
    ['an expectation that is not known', post('expect: 200-ok\r\ncontent-length: 0\r\n', '')],
  ])('is refused, and what follows is not read: %s', async (_what, bytes) => {
    const text = await answersOfRaw(bytes)
    expect(text.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400'])
    expect(text).toMatch(/^connection: close\r$/im)
    expect(text).toMatch(/^x-content-type-options: nosniff\r$/im)
  })

  test('is the same request when its target is a whole address, for its limits and its headers too', async () => {
    for (const target of [path, `http://${host}${path}`, `HTTPS://evil.example${path}`]) {
      const text = await answersOfRaw(get(`host: ${host}\r\n`, 'HTTP/1.1', target))
      expect([target, text.slice(0, 12)]).toEqual([target, 'HTTP/1.1 200'])
      expect(text).toMatch(/^cache-control: no-store\r$/im)
    }
    const page = await answersOfRaw(get(`host: ${host}\r\n`, 'HTTP/1.1', `http://${host}?a=b`))
    expect(page).toMatch(/^HTTP\/1\.1 (200|404) /)
  })

  test('is read without a host in HTTP/1.0, and what a host says goes nowhere', async () => {
    expect(await statusOfRaw(get('', 'HTTP/1.0'))).toBe(200)
    for (const name of ['evil.example', 'EVIL.example:1']) {
      const text = await answersOfRaw(
        get(`host: ${name}\r\nx-forwarded-host: ${name}\r\n`, 'HTTP/1.1', '/api/openapi.json'),
      )
      expect(text.slice(0, 12)).toBe('HTTP/1.1 200')
      expect(text.toLowerCase()).not.toContain('evil')
    }
    const lines = 'origin: http://evil.example\r\ncontent-type: application/json\r\ncontent-length: 2\r\n'
    const begin = `POST /api/dls-authentication/v3/sessions HTTP/1.1\r\nhost: evil.example\r\n${lines}\r\n{}`
    expect(await statusOfRaw(begin)).toBe(403)
  })

  test.each(['OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH'])('%s says nothing of a call', async (method) => {
    const lines = `host: ${host}\r\norigin: http://evil.example\r\naccess-control-request-method: POST\r\ncookie: a=secret\r\n`
    const text = await answersOfRaw(`${method} ${path} HTTP/1.1\r\n${lines}content-length: 0\r\n\r\n`)
    expect(text.slice(0, 12)).toBe('HTTP/1.1 404')
    expect(text).not.toMatch(/access-control|^allow:|secret/im)
  })
})

describe('a malformed address or host', () => {
  test.each(['//', '///', '//[', '//evil.example/', '/%2f/', '//?a=//'])('%s is not found', async (address) => {
    const host = new URL(server.origin).host
    expect(await statusOfRaw(`GET ${address} HTTP/1.1\r\nhost: ${host}\r\n\r\n`)).toBe(404)
  })

  test('a second Host is a bad request, also when it is the same', async () => {
    const host = new URL(server.origin).host
    const get = (hosts: string) => statusOfRaw(`GET /api/vlot/v1/limits HTTP/1.1\r\n${hosts}\r\n`)
    expect(await get(`host: ${host}\r\n`)).toBe(200)
    expect(await get(`host: ${host}\r\nhost: ${host}\r\n`)).toBe(400)
    expect(await get(`host: ${host}\r\nHOST: evil.example\r\n`)).toBe(400)
  })

  test('a page of the same host over another scheme is another site', async () => {
    const result = (origin: string) => server.visitor().call('createSession', { request: {}, headers: { origin } })
    expect((await result(server.origin)).status).toBe(200)
    expect((await result(server.origin.replace('http:', 'https:'))).error).toBe('forbidden')
    const alias = server.origin.replace('localhost', '127.0.0.1')
    expect((await result(alias.replace('http:', 'https:'))).error).toBe('forbidden')
  })
})
