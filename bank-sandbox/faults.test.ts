import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Sandbox } from './sandbox.ts'
import { allTransactions, apiClient, connected, control, startQuietSandbox } from './testing/sandbox-client.ts'
import FAULT_WORDS from './fault-words.json' with { type: 'json' }
import { FAULT_NAMES } from './faults.ts'

let sandbox: Sandbox
let connectionId: string
beforeAll(async () => {
  sandbox = await startQuietSandbox()
  connectionId = (await connected(sandbox, '00900001', 'rabobank_sandbox_nl')).connectionId
})
afterAll(() => sandbox.close())
afterEach(() => control(sandbox, 'DELETE', '/faults'))

const fault = (body: object) => control(sandbox, 'POST', '/faults', body)
const raw = (path = '/accounts', signal?: AbortSignal) =>
  fetch(`${sandbox.origin}/api/v6${path}?connection_id=${connectionId}`, {
    headers: { 'app-id': 'sandbox-app-id', secret: 'sandbox-secret' },
    signal,
  })
const page = async (query: string) =>
  (await apiClient(sandbox).get(`/transactions?connection_id=${connectionId}&per_page=100${query}`)).body

describe('faults of the wire', () => {
  test('a refused connection: nobody listens for a while, then all is well', async () => {
    // Long enough for a second call to come meanwhile, also on a machine that does other work as well.
    await fault({ fault: 'connection-refused', times: 1, durationMs: 2_500 })
    await expect(raw()).rejects.toThrow()
    await expect(raw()).rejects.toThrow()
    const statusOrNone = () =>
      raw().then(
        ({ status }) => status,
        () => null,
      )
    await expect.poll(statusOrNone, { interval: 100, timeout: 30_000 }).toBe(200)
  })

  test('closing while nobody listens ends as well', async () => {
    const own = await startQuietSandbox()
    await control(own, 'POST', '/faults', { fault: 'connection-refused', times: 1, durationMs: 60_000 })
    const answer = fetch(`${own.origin}/kvk/api/v2/zoeken`)
    await expect(answer).rejects.toThrow()
    await own.close()
  })

  test('a reset connection', async () => {
    await fault({ fault: 'connection-reset', times: 1 })
    await expect(raw()).rejects.toThrow()
    expect((await raw()).status).toBe(200)
  })

  test('not one byte of an answer', async () => {
    await fault({ fault: 'connect-timeout', times: 1 })
    await expect(raw('/accounts', AbortSignal.timeout(1_000))).rejects.toThrow(/timeout/i)
    expect((await raw()).status).toBe(200)
  })

  test('a body that drips in', async () => {
    await fault({ fault: 'slow-body', times: 1, durationMs: 500 })
    const begun = performance.now()
    const answer = await raw()
    const body = await answer.json()
    expect(performance.now() - begun).toBeGreaterThan(400)
    expect(body.data).toHaveLength(1)
  })

  test.each([500, 502, 503, 429])('status %i', async (status) => {
    await fault({ fault: `status-${status}`, times: 1, retryAfterSeconds: 7 })
    const answer = await raw()
    expect(answer.status).toBe(status)
    expect(answer.headers.get('retry-after')).toBe(status === 503 || status === 429 ? '7' : null)
    expect((await raw()).status).toBe(200)
  })

  test('half of the JSON', async () => {
    await fault({ fault: 'truncated-json', times: 1 })
    const answer = await raw()
    expect(answer.status).toBe(200)
    await expect(answer.json()).rejects.toThrow(SyntaxError)
  })

  test('a page of HTML in place of JSON', async () => {
    await fault({ fault: 'html-instead-of-json', times: 1 })
    const answer = await raw()
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(await answer.text()).toContain('<h1>')
  })

  test('strike the register as well, and only where they are aimed', async () => {
    await fault({ fault: 'status-503', path: '/kvk' })
    expect((await raw()).status).toBe(200)
    expect((await fetch(`${sandbox.origin}/kvk/api/v1/basisprofielen/00900001`)).status).toBe(503)
    await control(sandbox, 'DELETE', '/faults?fault=status-503')
    expect((await fetch(`${sandbox.origin}/kvk/api/v1/basisprofielen/00900001`)).status).toBe(401)
    await fault({ fault: 'status-500', connectionId: '1' })
    expect((await raw()).status).toBe(200)
  })

  test('can spare the first chances', async () => {
    await fault({ fault: 'status-500', after: 2, times: 1 })
    const statuses = []
    for (let count = 0; count < 4; count++) statuses.push((await raw()).status)
    expect(statuses).toEqual([200, 200, 500, 200])
  })
})

describe('faults of paging', () => {
  test('a page that repeats the one before', async () => {
    const first = await page('')
    await fault({ fault: 'duplicate-page', times: 1 })
    const second = await page(`&from_id=${first.meta.next_id}`)
    expect(second.data.map((row: any) => row.id)).toEqual(first.data.map((row: any) => row.id))
    expect(second.meta.next_id).toBe(first.meta.next_id)
  })

  test('a next_id that leads round in a circle', async () => {
    await fault({ fault: 'looping-next-id' })
    const first = await page('')
    expect(first.meta.next_id).toBe(first.data[0].id)
    expect((await page(`&from_id=${first.meta.next_id}`)).meta.next_id).toBe(first.meta.next_id)
  })

  test('a page that is left out', async () => {
    const whole = await allTransactions(sandbox, connectionId, '', 100)
    await fault({ fault: 'missing-page', times: 1 })
    const holed = await allTransactions(sandbox, connectionId, '', 100)
    expect(whole.length - holed.length).toBe(100)
  })
})

describe('faults of the data', () => {
  test('words nobody knows', async () => {
    await fault({ fault: 'new-enum-values' })
    const api = apiClient(sandbox)
    expect((await api.get(`/accounts?connection_id=${connectionId}`)).body.data[0].nature).toBe('crypto_wallet')
    expect((await api.get(`/connections/${connectionId}`)).body.data.status).toBe('hibernating')
    expect((await api.get(`/consents?connection_id=${connectionId}`)).body.data[0].status).toBe('slumbering')
    expect((await page('')).data.filter((row: any) => row.mode === 'barter').length).toBe(14)
  })

  test('amounts that are null, and other currencies', async () => {
    await fault({ fault: 'null-amounts' })
    await fault({ fault: 'other-currencies' })
    const account = (await apiClient(sandbox).get(`/accounts?connection_id=${connectionId}`)).body.data[0]
    expect(account).toMatchObject({ balance: null, currency_code: 'USD' })
    const odd = (await page('')).data.filter((row: any) => row.amount === null && row.currency_code === 'USD')
    expect(odd).toHaveLength(14)
  })

  test('pending payments are booked under other ids at the next fetch', async () => {
    const own = await connected(sandbox, '00900008', 'regiobank_sandbox_nl')
    const pendingPath = `/transactions?connection_id=${own.connectionId}&pending=true`
    const pending = (await own.api.get(pendingPath)).body.data
    const before = await allTransactions(sandbox, own.connectionId)
    await fault({ fault: 'changed-ids', times: 1 })
    await own.api.post(`/connections/${own.connectionId}/refresh`, {})
    expect((await own.api.get(pendingPath)).body.data).toEqual([])
    const after = await allTransactions(sandbox, own.connectionId)
    expect(after.length).toBe(before.length + pending.length)
    const known = new Set([...before, ...pending].map((row) => row.id))
    const fresh = after.filter((row) => !known.has(row.id))
    expect(fresh.length).toBeGreaterThanOrEqual(pending.length)
    expect(fresh.map((row) => row.amount)).toEqual(expect.arrayContaining(pending.map((row: any) => row.amount)))
    const balance = (await own.api.get(`/accounts?connection_id=${own.connectionId}`)).body.data[0].balance
    const snapshot = after.findLast((row) => row.extra.account_balance_snapshot !== undefined)
    const rest = after.slice(after.indexOf(snapshot) + 1).reduce((sum, row) => sum + Math.round(row.amount * 100), 0)
    expect(Math.round(snapshot.extra.account_balance_snapshot * 100) + rest).toBe(Math.round(balance * 100))
  })

  test('ids always have nineteen digits, more than a number holds', async () => {
    const ids = (await page('')).data.map((row: any) => row.id)
    expect(ids.every((id: string) => /^\d{19}$/.test(id) && !Number.isSafeInteger(Number(id)))).toBe(true)
  })
})

describe('the control calls', () => {
  test('explain every fault, list what is on and refuse what is unknown', async () => {
    const words = await (await fetch(`${sandbox.origin}/faults`)).text()
    for (const name of FAULT_NAMES) {
      expect(words).toContain(name)
      expect(FAULT_WORDS[name].en.length).toBeGreaterThan(10)
      expect(FAULT_WORDS[name].nl).not.toBe(FAULT_WORDS[name].en)
    }
    expect((await fault({ fault: 'black-hole' })).error).toContain('fault')
    await fault({ fault: 'status-500', times: 3 })
    expect((await control(sandbox, 'GET', '/faults')).faults).toMatchObject([{ fault: 'status-500', left: 3 }])
    expect(await control(sandbox, 'DELETE', '/faults')).toEqual({ removed: 1 })
  })

  test('can be made with buttons as well', async () => {
    const press = (how: string) =>
      fetch(`${sandbox.origin}/faults`, { method: 'POST', body: new URLSearchParams({ fault: 'slow-body', how }) })
    expect(await (await press('once')).text()).toContain('on, 1 left')
    expect(await (await press('off')).text()).not.toContain('on, 1 left')
  })

  test('show what was called, and how often', async () => {
    const before = (await control(sandbox, 'GET', '/state')).calls['GET /api/v6/accounts']
    await raw()
    const state = await control(sandbox, 'GET', '/state')
    expect(state.calls['GET /api/v6/accounts']).toBe(before + 1)
    expect(state.connections[0]).toMatchObject({ id: connectionId, kvkNumber: '00900001' })
    expect(state.today).toBe('2026-11-20')
  })
})
