import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { testNow } from '../../testing/test-clock.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
let site: TestServer

beforeAll(async () => {
  const callbackKey = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  site = await startTestServer({ environment: { BANK_CALLBACK_KEY: callbackKey, LOG_LEVEL: 'silent' } })
})
afterAll(() => site?.stop())

const path = '/api/vlot/v1/callbacks/bank/success'

type Callback = { body: string; key?: typeof privateKey; signature?: string; signedPath?: string; sentPath?: string }

async function send({ body, key = privateKey, signature, signedPath = path, sentPath = path }: Callback) {
  const made = sign('sha256', Buffer.from(`${site.origin}${signedPath}|${body}`), key).toString('base64')
  const answer = await fetch(site.origin + sentPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', signature: signature ?? made },
    body,
  })
  return { status: answer.status, text: await answer.text() }
}

const bodyOf = (connectionId: string, time = testNow()) =>
  JSON.stringify({
    data: { connection_id: connectionId, customer_id: '9' },
    meta: { version: '6', time: time.toISOString() },
  })

async function looks(connectionId: string): Promise<number> {
  const { rows } = await site.context.pool.query(
    `select count(*)::int as count from job_queue.job where name = 'recheck' and data->>'connectionId' = $1`,
    [connectionId],
  )
  return rows[0].count
}

describe('CORE-2 a callback of the aggregator', () => {
  test('that is signed and fresh makes us look again, once however often it comes', async () => {
    const body = bodyOf('1001')
    const answers = await Promise.all([send({ body }), send({ body }), send({ body })])
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ status: 204, text: '' })))
    expect(await looks('1001')).toBe(1)
  })

  test('makes us look when a fetch ended or a connection went, and not for each stage of a fetch', async () => {
    for (const kind of ['fail', 'destroy', 'notify']) {
      const to = path.replace('success', kind)
      expect((await send({ body: bodyOf(`kind-${kind}`), signedPath: to, sentPath: to })).status).toBe(204)
    }
    expect([await looks('kind-fail'), await looks('kind-destroy'), await looks('kind-notify')]).toEqual([1, 1, 0])
  })

  test('signed by a stranger, for another address, or changed on the way is refused', async () => {
    const body = bodyOf('1002')
    const signature = sign('sha256', Buffer.from(`${site.origin}${path}|${body}`), privateKey).toString('base64')
    expect((await send({ body, key: stranger })).status).toBe(401)
    expect((await send({ body, sentPath: path.replace('success', 'destroy') })).status).toBe(401)
    expect((await send({ body: body.replace('1002', '1003'), signature })).status).toBe(401)
    expect(await looks('1002')).toBe(0)
    expect(await looks('1003')).toBe(0)
  })

  test('more than five minutes old or ahead is refused, so that a recorded one is of no use', async () => {
    const { now } = site.context
    const at = now()
    site.context.now = () => at
    const sentAt = (ms: number) => send({ body: bodyOf('1004', new Date(at.getTime() + ms)) })
    const fiveMinutes = 5 * 60_000
    try {
      expect([(await sentAt(-fiveMinutes - 1)).status, (await sentAt(fiveMinutes + 1)).status]).toEqual([400, 400])
      expect(await looks('1004')).toBe(0)
      expect([(await sentAt(-fiveMinutes)).status, (await sentAt(fiveMinutes)).status]).toEqual([204, 204])
      expect(await looks('1004')).toBe(2)
    } finally {
      site.context.now = now
    }
  })

  test('without a signature, or with a body that says nothing, is refused without a word', async () => {
    expect(await send({ body: bodyOf('1005'), signature: '' })).toEqual({ status: 401, text: '' })
    expect((await send({ body: 'not json' })).status).toBe(400)
    expect((await send({ body: bodyOf('../../etc') })).status).toBe(400)
  })
})
