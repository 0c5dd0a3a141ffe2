import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { leave, sharedProbe } from './health.ts'
import { readReadiness } from './readiness.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer({ environment: { METRICS_TOKEN: 'metrics-token' } })))
afterAll(() => server.stop())

const get = (path: string, headers: Record<string, string> = {}) => server.visitor().fetch(path, { headers })

describe('health and figures', () => {
  test('the server is alive and ready', async () => {
    expect(await (await get('/livez')).json()).toEqual({ alive: true })
    const ready = await get('/readyz')
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { ready: true, checks: { database: true, schema: true, jobs: true } },
    ])
  })

  test('a database that takes no writes is not ready, whatever it can read', async () => {
    const { pool } = server.context
    const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
    pool.connect = (async () => {
      const client = await connect()
      const query = (text: string) =>
        text.startsWith('insert') ? Promise.reject(new Error('read-only')) : client.query(text)
      return { query, release: () => client.release() }
    }) as unknown as typeof pool.connect
    try {
      await expect.poll(async () => (await get('/readyz')).status, { timeout: 10_000 }).toBe(503)
    } finally {
      pool.connect = connect as typeof pool.connect
    }
    await expect.poll(async () => (await get('/readyz')).status, { timeout: 10_000 }).toBe(200)
  })

  test('a server that stops is not ready while it still answers', async () => {
    const stopping = await startTestServer()
    const ask = async (path: string) => (await stopping.visitor().fetch(path)).status
    expect(await ask('/readyz')).toBe(200)
    void leave(stopping.context, 0)
    expect([await ask('/readyz'), await ask('/livez')]).toEqual([503, 200])
    await stopping.stop()
  })

  test('a connection that cannot roll back is closed, and one that can goes back to the pool', async () => {
    const { context } = server
    const pool = Object.create(context.pool) as typeof context.pool
    const lost = new Error('the connection is gone')
    const releasedAfter = async (refused: readonly string[]) => {
      const released: unknown[] = []
      const query = async (text: string) => {
        if (refused.some((word) => text.startsWith(word))) throw lost
      }
      const client = { query, release: (reason?: Error) => void released.push(reason) }
      pool.connect = (async () => client) as unknown as typeof pool.connect
      await readReadiness({ ...context, pool })
      return released
    }
    expect(await releasedAfter([])).toEqual([undefined])
    expect(await releasedAfter(['insert'])).toEqual([undefined])
    expect(await releasedAfter(['insert', 'rollback'])).toEqual([lost])
  })

  test('metrics are for this machine, or for who has the token', async () => {
    await get('/livez')
    const text = await (await get('/metrics')).text()
    expect(text).toContain('vlot_http_request_seconds_bucket')
    expect(text).toContain('vlot_jobs_waiting')
    const through = { 'x-forwarded-for': '203.0.113.9' }
    for (const headers of [through, { forwarded: 'for=203.0.113.9' }, { via: '1.1 proxy' }, { 'x-real-ip': '::1' }]) {
      expect((await get('/metrics', headers as Record<string, string>)).status).toBe(404)
    }
    expect((await get('/metrics', { ...through, authorization: 'Bearer metrics-tokeN' })).status).toBe(404)
    expect((await get('/metrics', { ...through, authorization: 'Bearer metrics-token' })).status).toBe(200)
  })

  test('metrics of a site that others reach are for who has the token alone', async () => {
    const { settings } = server.context
    const usual = { ...settings }
    const read = async (headers = {}) => (await fetch(`${server.origin}/metrics`, { headers })).status
    for (const change of [{ publicOrigin: 'https://vlot.example' }, { trustProxy: ['10.0.0.1'] }]) {
      Object.assign(settings, change)
      expect(await read()).toBe(404)
      expect(await read({ authorization: 'Bearer metrics-token' })).toBe(200)
      Object.assign(settings, usual)
    }
    expect(await read()).toBe(200)
  })

  test('many who ask whether it is ready share one probe, and its result for a second', async () => {
    let nowMs = 0
    let probes = 0
    let settle = (_result: number) => {}
    const probe = () => new Promise<number>((resume) => ((settle = resume), void probes++))
    const ask = sharedProbe(probe, () => nowMs)
    const asked = [ask(), ask()]
    nowMs = 60_000
    asked.push(ask())
    settle(1)
    expect(await Promise.all(asked)).toEqual([1, 1, 1])
    nowMs = 60_999
    expect([await ask(), probes]).toEqual([1, 1])
    nowMs = 61_000
    const later = ask()
    settle(2)
    expect([await later, probes]).toEqual([2, 2])
  })

  test('asking a hundred times at once whether it is ready is one write of the database', async () => {
    let probes = 0
    const { pool } = server.context
    const connect = pool.connect.bind(pool)
    pool.connect = (() => (probes++, connect())) as typeof pool.connect
    try {
      await Promise.all(Array.from({ length: 100 }, async () => (await get('/readyz')).text()))
    } finally {
      pool.connect = connect
    }
    // Each probe takes a few connections, and jobs take some too.
    expect(probes).toBeLessThan(50)
  })

  test('figures name routes, never the addresses with their ids', async () => {
    await get('/api/dls-pbl-api/v3/transactions/psd2/0f8fad5b-d9cb-469f-a165-70867728950e/connections')
    expect(await (await get('/metrics')).text()).not.toContain('0f8fad5b')
  })
})
