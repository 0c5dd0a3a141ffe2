import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server?.stop())

describe('what is thrown', () => {
  test('ERR-1 an unexpected error answers 500 generic without a word of what it was', async () => {
    const { companyRegister } = server.context
    const visitor = server.visitor()
    await visitor.call('createAnonymousToken')
    server.context.companyRegister = {
      ...companyRegister,
      search: () => Promise.reject(new Error('select secret from somewhere')),
    }
    const answer = await visitor.call('searchCompanies', { query: { query: 'bakkerij' } })
    server.context.companyRegister = companyRegister
    expect([answer.status, answer.failure]).toEqual([
      500,
      { error: 'generic', correlationId: answer.headers.get('x-correlation-id') },
    ])
    expect(server.logLines.join('')).toContain('select secret from somewhere')
  })

  test('an answer that breaks the contract is a bug that shows', async () => {
    const { companyRegister } = server.context
    const visitor = server.visitor()
    await visitor.call('createAnonymousToken')
    server.context.companyRegister = { ...companyRegister, search: () => Promise.resolve([{ id: '1' } as never]) }
    const answer = await visitor.call('searchCompanies', { query: { query: 'bakkerij' } })
    server.context.companyRegister = companyRegister
    expect(answer.error).toBe('generic')
    expect(server.logLines.join('')).toContain('breaks the contract')
  })
})

describe('a database that goes away', () => {
  test('CORE-7 costs no more than a 503 that says when to come back, and heals by itself', async () => {
    await server.context.pool
      .query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      .catch(() => null)
    const answer = []
    for (let tries = 0; tries < 20; tries++) answer.push(await server.visitor().call('createAnonymousToken'))
    for (const { status, headers } of answer) {
      expect([200, 503]).toContain(status)
      if (status === 503) expect(headers.get('retry-after')).toBe('5')
    }
    expect(answer.at(-1)?.status).toBe(200)
  })
})

describe('rate limits', () => {
  test('an address that asks too often gets 429 and a time to come back', async () => {
    const limited = await startTestServer({ environment: { RATE_LIMIT_FACTOR: '0.1' } })
    try {
      const answer = []
      for (let tries = 0; tries < 8; tries++) answer.push(await limited.visitor().call('createAnonymousToken'))
      expect(answer.map((one) => one.status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
      const last = answer.at(-1)
      expect(last?.error).toBe('too_many_requests')
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(last?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
      expect((await limited.visitor().call('readLimits')).status).toBe(200)
    } finally {
      await limited.stop()
    }
  })

  test('what a visitor claims about its address counts only when one of our proxys says it', async () => {
    const askThreeTimes = async (environment: Record<string, string>) => {
      const limited = await startTestServer({ environment: { RATE_LIMIT_FACTOR: '0.02', ...environment } })
      try {
        const from = (address: string) =>
          limited.visitor().call('createAnonymousToken', { headers: { 'x-forwarded-for': address } })
        const answer = [await from('203.0.113.1'), await from('203.0.113.2'), await from('203.0.113.1')]
        return answer.map((one) => one.status)
      } finally {
        await limited.stop()
      }
    }
    expect(await askThreeTimes({})).toEqual([200, 429, 429])
    expect(await askThreeTimes({ TRUST_PROXY: '127.0.0.1' })).toEqual([200, 200, 429])
  })
})
