import { verify } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Sandbox } from '../sandbox.ts'
import {
  begin,
  connected,
  control,
  listenForCallbacks,
  startQuietSandbox,
  TODAY,
  visitor,
  type CallbackListener,
  type HeardCallback,
} from '../testing/sandbox-client.ts'

let sandbox: Sandbox
let listener: CallbackListener
beforeEach(async () => {
  listener = await listenForCallbacks()
  sandbox = await startQuietSandbox({ callbackUrl: listener.url })
})
afterEach(async () => {
  await sandbox.close()
  await listener.close()
})

/** As a client must check it: over the address as configured, a bar and the raw body. */
function isGenuine(callback: HeardCallback): boolean {
  const url = listener.url.replace('/callbacks', '') + callback.path
  const signed = Buffer.from(`${url}|${callback.body}`)
  return verify('sha256', signed, sandbox.callbackPublicKey, Buffer.from(callback.signature, 'base64'))
}

const kinds = () =>
  listener.heard.map((one) => `${one.path.split('/').at(-1)} ${JSON.parse(one.body).data.stage ?? ''}`.trim())

async function connectAndWait() {
  const done = await connected(sandbox, '00900011', 'asn_sandbox_nl')
  await sandbox.idle()
  return done
}

const IN_ORDER = [
  'notify connect',
  'notify fetch_accounts',
  'success fetch_accounts',
  'notify fetch_recent',
  'notify fetch_full',
  'success finish',
]

describe('callbacks', () => {
  test('report of each stage, success twice, signed over address and raw body', async () => {
    const { connectionId, customerId } = await connectAndWait()
    expect(kinds()).toEqual(IN_ORDER)
    expect(listener.heard.every(isGenuine)).toBe(true)
    const body = JSON.parse(listener.heard.at(-1)?.body ?? '')
    expect(body.data).toEqual({
      connection_id: connectionId,
      customer_id: customerId,
      custom_fields: { application: 'a-1' },
      stage: 'finish',
    })
    expect(body.meta.version).toBe('6')
    expect(body.meta.time).toMatch(/T\d\d:\d\d:\d\dZ$/)
    // From when the day began in the Netherlands; a test may run past its end.
    const sinceMidnightMs = Date.parse(body.meta.time) - Date.parse(`${TODAY}T00:00:00+01:00`)
    expect(sinceMidnightMs).toBeGreaterThanOrEqual(0)
    expect(sinceMidnightMs).toBeLessThan(25 * 60 * 60 * 1000)
  })

  test('the public key is served', async () => {
    const pem = await (await fetch(`${sandbox.origin}/control/callback-key.pem`)).text()
    expect(pem).toBe(sandbox.callbackPublicKey)
    expect(pem).toMatch(/^-----BEGIN PUBLIC KEY-----/)
  })

  test('a cancelled log-in fails without a connection, a deletion is reported as destroy', async () => {
    const { connect, customerId } = await begin(sandbox, 'asn_sandbox_nl')
    await visitor(sandbox, connect.body.data.connect_url).cancel()
    await sandbox.idle()
    const failed = JSON.parse(listener.heard[0]?.body ?? '').data
    expect(failed).toMatchObject({ customer_id: customerId, error_class: 'ProviderAccessNotGranted' })
    expect(failed.connection_id).toBeUndefined()
    const { api, connectionId } = await connectAndWait()
    await api.delete(`/connections/${connectionId}`)
    await sandbox.idle()
    expect(kinds().at(-1)).toBe('destroy')
  })

  test('one that is not taken is tried again, without holding up the others', async () => {
    listener.answers.push(500, 503)
    await connectAndWait()
    expect(new Set(kinds())).toEqual(new Set(IN_ORDER))
    expect(listener.heard).toHaveLength(IN_ORDER.length + 2)
    expect(sandbox.callbacks.deliveries.map((one) => one.tries).toSorted()).toEqual([1, 1, 1, 1, 2, 2])
  })
})

describe('callback faults', () => {
  const fault = (body: object) => control(sandbox, 'POST', '/faults', body)

  test('lost: it never comes', async () => {
    await fault({ fault: 'callback-lost', callback: 'success' })
    await connectAndWait()
    expect(kinds().filter((kind) => kind.startsWith('success'))).toEqual([])
  })

  test('duplicated: the same comes twice', async () => {
    await fault({ fault: 'callback-duplicated', callback: 'success', times: 1 })
    await connectAndWait()
    const [first, second] = listener.heard.filter((one) => one.path.endsWith('/success'))
    expect(second).toEqual(first)
    expect(listener.heard).toHaveLength(IN_ORDER.length + 1)
  })

  test('shuffled: they come back to front', async () => {
    await fault({ fault: 'callback-shuffled' })
    await connectAndWait()
    expect(kinds()).toEqual(IN_ORDER.toReversed())
  })

  test('late: held until released, with the moment it was written', async () => {
    await fault({ fault: 'callback-late', callback: 'success' })
    await connectAndWait()
    expect(kinds().filter((kind) => kind.startsWith('success'))).toEqual([])
    expect(await control(sandbox, 'POST', '/callbacks/release')).toEqual({ released: 2 })
    await sandbox.idle()
    expect(kinds().slice(-2)).toEqual(['success fetch_accounts', 'success finish'])
    expect(listener.heard.every(isGenuine)).toBe(true)
  })

  test('forged: one with a stranger’s signature comes as well', async () => {
    await fault({ fault: 'callback-forged', callback: 'success', times: 1 })
    await connectAndWait()
    expect(listener.heard.filter((one) => !isGenuine(one))).toHaveLength(1)
    expect(listener.heard.filter(isGenuine)).toHaveLength(IN_ORDER.length)
  })

  test('replayed: the same bytes and signature come again later', async () => {
    await fault({ fault: 'callback-replayed', callback: 'notify', times: 1, durationMs: 50 })
    await connectAndWait()
    // Others may come in between: how many depends on how fast the machine is.
    const [first] = listener.heard
    expect(listener.heard.filter(({ signature }) => signature === first?.signature)).toEqual([first, first])
  })

  test('skewed: the aggregator’s clock is off', async () => {
    await fault({ fault: 'clock-skew', skewMinutes: 240 })
    const { api, connectionId } = await connectAndWait()
    const ahead = Date.parse(JSON.parse(listener.heard[0]?.body ?? '').meta.time) - sandbox.clock.now().getTime()
    expect(ahead).toBeGreaterThan(239 * 60_000)
    const { data } = (await api.get(`/connections/${connectionId}`)).body
    expect(Date.parse(data.created_at) - sandbox.clock.now().getTime()).toBeGreaterThan(239 * 60_000)
  })

  test('consent revoked during the fetch: the attempt fails and nothing can be read', async () => {
    await fault({ fault: 'consent-revoked-during-fetch', times: 1 })
    const { api, connectionId, location } = await connectAndWait()
    expect(location).toContain('error_class=ConsentRevoked')
    expect(kinds().at(-1)).toBe('fail')
    const { data } = (await api.get(`/connections/${connectionId}`)).body
    expect(data).toMatchObject({
      status: 'inactive',
      last_attempt: { fail_error_class: 'ConsentRevoked', finished: true },
    })
    expect((await api.get(`/transactions?connection_id=${connectionId}`)).body.error.class).toBe('ConsentRevoked')
  })

  test('a fetch that fails says why', async () => {
    await fault({ fault: 'fetch-fails', errorClass: 'ProviderError', times: 1 })
    const { location } = await connectAndWait()
    expect(location).toContain('error_class=ProviderError')
    expect(JSON.parse(listener.heard.at(-1)?.body ?? '').data.error_class).toBe('ProviderError')
  })
})
