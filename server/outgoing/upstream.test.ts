import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeBulkhead } from './bulkhead.ts'
import { centsFromDecimalText, parseExactJson } from './exact-json.ts'
import { readRetryAfterMs } from './send-once.ts'
import { UpstreamError } from './upstream-error.ts'
import { openUpstream, type UpstreamOptions } from './upstream.ts'

let server: Server
let baseUrl = ''
let asked: string[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {}

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  baseUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}/base`
})
afterAll(() => void server.close())
beforeEach(() => {
  asked = []
})

const open = (more: Partial<UpstreamOptions> = {}) => openUpstream({ name: 'test', baseUrl, random: () => 0, ...more })
const get = {
  method: 'GET',
  path: '/x',
  isRepeatable: true,
  read: (body: string) => JSON.parse(body) as unknown,
} as const

async function failureOf(sent: Promise<unknown>): Promise<string> {
  const error = await sent.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof UpstreamError ? error.failure : `not an upstream error: ${String(error)}`
}

describe('a call to the outside', () => {
  test('is repeated when it may be, and not when it may not', async () => {
    answer = (_request, response) => response.writeHead(500).end('{}')
    expect(await failureOf(open().send(get))).toBe('server_error')
    expect(asked).toEqual(['GET /base/x', 'GET /base/x', 'GET /base/x'])
    asked = []
    expect(await failureOf(open().send({ ...get, method: 'POST', isRepeatable: false }))).toBe('server_error')
    expect(asked).toHaveLength(1)
  })

  test('gives what was read once an answer can be read', async () => {
    answer = (_request, response) => response.end(asked.length < 3 ? '{"half": ' : '{"whole": true}')
    expect(await open().send(get)).toEqual({ whole: true })
    expect(asked).toHaveLength(3)
  })

  test('never follows a redirect', async () => {
    answer = (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    expect(await failureOf(open().send(get))).toBe('redirected')
    expect(asked).toHaveLength(1)
  })

  test('ends at its time and at its size', async () => {
    answer = () => {}
    expect(await failureOf(open({ totalTimeoutMs: 150 }).send(get))).toBe('timeout')
    answer = (_request, response) => response.end('x'.repeat(5_000))
    expect(await failureOf(open({ maxAnswerBytes: 1_000 }).send(get))).toBe('too_big')
  })

  test('distinguishes a clear no from a page that something in between has put there', async () => {
    const readCode = (body: string) => (body.startsWith('{') ? 'ConnectionNotFound' : null)
    answer = (_request, response) => response.writeHead(404).end('{"error":{}}')
    expect(await failureOf(open().send({ ...get, readCode }))).toBe('refused')
    expect(asked).toHaveLength(1)
    answer = (_request, response) => response.writeHead(404).end('<html>')
    expect(await failureOf(open().send({ ...get, readCode }))).toBe('unreadable')
  })

  test('waits as long as the upstream asks, and no longer than its own time', async () => {
    answer = (_request, response) => {
      if (asked.length === 1) response.writeHead(429, { 'retry-after': '1' }).end()
      else response.end('{}')
    }
    const start = performance.now()
    await open().send(get)
    expect(performance.now() - start).toBeGreaterThan(950)
    asked = []
    answer = (_request, response) => response.writeHead(503, { 'retry-after': '3600' }).end()
    expect(await failureOf(open().send(get))).toBe('server_error')
    expect(asked).toHaveLength(1)
  })

  test('is not made while the breaker rests, and one is let through to try', async () => {
    let nowMs = 0
    const resting = open({ maxTries: 1, breaker: { failuresToOpen: 2, pauseMs: 1_000 }, nowMs: () => nowMs })
    answer = (_request, response) => response.writeHead(500).end()
    await failureOf(resting.send(get))
    await failureOf(resting.send(get))
    expect(resting.isResting).toBe(true)
    expect(await failureOf(resting.send(get))).toBe('busy')
    expect(asked).toHaveLength(2)
    nowMs = 1_001
    answer = (_request, response) => response.end('{}')
    await resting.send(get)
    expect(resting.isResting).toBe(false)
  })

  test('that is refused says that the other side works: the breaker does not rest for it', async () => {
    const asking = open({ maxTries: 1, breaker: { failuresToOpen: 2, pauseMs: 1_000 } })
    answer = (_request, response) => response.writeHead(404).end('{}')
    const readCode = () => 'ConnectionNotFound'
    for (const _try of [1, 2, 3]) expect(await failureOf(asking.send({ ...get, readCode }))).toBe('refused')
    expect([asking.isResting, asked.length]).toEqual([false, 3])
    // Nor for what something in front of it turns away, as a firewall does with what a visitor typed.
    answer = (_request, response) => response.writeHead(403).end('<html>')
    for (const _try of [1, 2, 3]) expect(await failureOf(asking.send(get))).toBe('unreadable')
    expect([asking.isResting, asked.length]).toEqual([false, 6])
    // It does for one that is overloaded, or whose answer is unreadable.
    for (const status of [408, 429, 500, 200]) {
      const ill = open({ maxTries: 1, breaker: { failuresToOpen: 2, pauseMs: 1_000 } })
      answer = (_request, response) => response.writeHead(status).end('<html>')
      for (const _try of [1, 2])
        await failureOf(ill.send({ ...get, read: (body: string) => JSON.parse(body) as unknown }))
      expect([status, ill.isResting]).toEqual([status, true])
    }
  })

  test('ends in its time also when it had to wait for its turn', async () => {
    answer = () => undefined
    let nowMs = 0
    const slow = open({ maxRunning: 1, totalTimeoutMs: 150, nowMs: () => nowMs })
    const sent = [slow.send(get), slow.send(get)]
    await expect.poll(() => asked).toHaveLength(1)
    // By this clock the first has used all the time of the second as well.
    nowMs = 150
    expect(await Promise.all(sent.map(failureOf))).toEqual(['timeout', 'timeout'])
    expect(asked).toHaveLength(1)
  })

  test('waits its turn behind the bulkhead, and is turned away when the line is full', async () => {
    const bulkhead = makeBulkhead({ maxRunning: 1, maxWaiting: 1 })
    const first = await bulkhead.enter()
    const second = bulkhead.enter()
    expect(await bulkhead.enter()).toBeNull()
    first?.()
    first?.()
    ;(await second)?.()
    expect(bulkhead.running).toBe(0)
  })
})

test('Retry-After is seconds or a date, and never longer than an hour', () => {
  const now = Date.parse('2026-11-21T10:00:00Z')
  expect(readRetryAfterMs('7', now)).toBe(7_000)
  expect(readRetryAfterMs('Sat, 21 Nov 2026 10:00:30 GMT', now)).toBe(30_000)
  expect(readRetryAfterMs('Sat, 21 Nov 2026 09:00:00 GMT', now)).toBe(0)
  expect(readRetryAfterMs('999999', now)).toBe(3_600_000)
  expect(readRetryAfterMs('soon', now)).toBeNull()
  expect(readRetryAfterMs(null, now)).toBeNull()
})

/** A decimal as a whole number and the power of ten it is to be multiplied by, without zeros at its end. */
function sameValue(text: string): string {
  const [, sign, whole = '', part = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text)!
  const digits = `${whole}${part}`.replace(/^0+/, '')
  const kept = digits.replace(/0+$/, '')
  return kept === '' ? '0' : `${sign}${kept} ${Number(power) - part.length + digits.length - kept.length}`
}

describe('amounts and ids in JSON', () => {
  test('keep the text they were written as', () => {
    const text = '{"id": 1351736641374394989, "amount": -10.290000000000001, "list": [1e3], "flag": true, "none": null}'
    expect(parseExactJson(text)).toEqual({
      id: '1351736641374394989',
      amount: '-10.290000000000001',
      list: ['1e3'],
      flag: true,
      none: null,
    })
  })

  test('are exactly the numbers that were written, whatever stands around them', () => {
    const number = fc.oneof(
      fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }).map(String),
      fc.tuple(fc.integer(), fc.stringMatching(/^[0-9]{1,20}$/)).map(([whole, part]) => `${whole}.${part}`),
      fc.tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -9, max: 9 })).map(([one, ten]) => `${one}e${ten}`),
    )
    const beside = fc.oneof(fc.string(), fc.constant('": 1234567890123456789'), fc.constant(', 12e5'))
    fc.assert(
      fc.property(fc.array(fc.tuple(beside, number), { maxLength: 8 }), (pairs) => {
        const written = `[${pairs.map(([name, value]) => `{"text": ${JSON.stringify(name)},"value":${value}}`).join(',')}]`
        const read = parseExactJson(written) as { text: string; value: string }[]
        expect(read.map((one) => one.text)).toEqual(pairs.map(([name]) => name))
        for (const [place, [, value]] of pairs.entries()) expect(sameValue(read[place]!.value)).toBe(sameValue(value))
      }),
    )
  })

  test.each([
    ['0', 0],
    ['-0', 0],
    ['12', 1200],
    ['12.3', 1230],
    ['-12.34', -1234],
    ['0.30000000000000004', 30],
    ['-10.290000000000001', -1029],
    ['1234567.8899999999', 123456789],
    ['1e3', 100000],
    ['1.5E-1', 15],
    ['12.345', null],
    ['1e-3', null],
    ['0.005', null],
    ['1e300', null],
    ['99999999999999999', null],
    ['abc', null],
    ['', null],
    ['1,5', null],
  ])('%s is %s cents', (text, cents) => {
    expect(centsFromDecimalText(text)).toBe(cents)
  })

  test('any whole number of cents comes back from the text of its double', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_99, max: 999_999_999_99 }), (cents) => {
        expect(centsFromDecimalText(JSON.stringify(cents / 100))).toBe(cents === 0 ? 0 : cents)
      }),
      { numRuns: 2_000 },
    )
  })
})
