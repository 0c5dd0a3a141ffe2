import { afterAll, describe, expect, test } from 'vitest'
import type { Sandbox } from '../sandbox.ts'
import { allTransactions, begin, connected, control, startQuietSandbox, visitor } from '../testing/sandbox-client.ts'

const sandbox = await startQuietSandbox()
afterAll(() => sandbox.close())

describe('consents', () => {
  test('last 180 days, or as asked, and expire', async () => {
    const own = await startQuietSandbox()
    try {
      const consent = { scopes: ['accounts', 'transactions'], from_date: '2026-01-01', period_days: 30 }
      const { api, connectionId } = await connected(own, '00900001', 'rabobank_sandbox_nl', ['current'], { consent })
      const long = await connected(own, '00900001', 'rabobank_sandbox_nl')
      const [short] = (await api.get(`/consents?connection_id=${connectionId}`)).body.data
      const [usual] = (await api.get(`/consents?connection_id=${long.connectionId}`)).body.data
      expect(short).toMatchObject({ status: 'active', period_days: 30, from_date: '2026-01-01', revoked_at: null })
      expect(Date.parse(short.expires_at) - Date.parse(short.created_at)).toBe(30 * 86_400_000)
      expect(Date.parse(usual.expires_at) - Date.parse(usual.created_at)).toBe(180 * 86_400_000)
      await control(own, 'POST', '/clock', { advanceMinutes: 31 * 24 * 60 })
      expect((await api.get(`/consents/${short.id}`)).body.data).toMatchObject({
        status: 'expired',
        revoke_reason: 'expired',
      })
      expect((await api.get(`/connections/${connectionId}`)).body.data.status).toBe('inactive')
      expect((await api.post(`/connections/${connectionId}/refresh`, {})).body.error.class).toBe('ConsentExpired')
    } finally {
      await own.close()
    }
  })

  test('once revoked, nothing can be read until a new one is given', async () => {
    const { api, connectionId } = await connected(sandbox, '00900001', 'rabobank_sandbox_nl')
    const [consent] = (await api.get(`/consents?connection_id=${connectionId}`)).body.data
    expect((await api.post(`/consents/${consent.id}/revoke`)).body.data).toMatchObject({
      status: 'revoked',
      revoke_reason: 'client',
    })
    expect((await api.post(`/consents/${consent.id}/revoke`)).body.error.class).toBe('ConsentAlreadyRevoked')
    expect((await api.get(`/accounts?connection_id=${connectionId}`)).body.error.class).toBe('ConsentRevoked')
    expect((await api.post(`/connections/${connectionId}/background_refresh`)).body.error.class).toBe('ConsentRevoked')
    const again = await api.post(`/connections/${connectionId}/reconnect`, {
      consent: { scopes: ['accounts', 'transactions'], from_date: '2026-01-01' },
      attempt: { return_to: 'https://app.example/back' },
      return_connection_id: true,
    })
    const person = visitor(sandbox, again.body.data.connect_url)
    await person.logIn('00900001')
    await person.approve('current')
    expect((await person.wait()).location).toBe(`https://app.example/back?connection_id=${connectionId}`)
    const all = (await api.get(`/consents?connection_id=${connectionId}`)).body.data
    expect(all.map((one: any) => one.status)).toEqual(['revoked', 'active'])
    expect((await api.get(`/connections/${connectionId}`)).body.data).toMatchObject({
      status: 'active',
      last_consent_id: all[1].id,
    })
  })
})

describe('renewing and refreshing', () => {
  test('a renewal keeps the ids of accounts and transactions and refuses another company', async () => {
    const { api, connectionId } = await connected(sandbox, '00900001', 'rabobank_sandbox_nl')
    const before = (await allTransactions(sandbox, connectionId)).map((row) => row.id)
    const again = await api.post(`/connections/${connectionId}/reconnect`, {
      consent: { scopes: ['accounts', 'transactions'], from_date: '2024-11-20' },
      attempt: { return_to: 'https://app.example/back', locale: 'nl' },
    })
    const person = visitor(sandbox, again.body.data.connect_url)
    expect((await person.logIn('00900018')).page).toContain('hoort bij Bakkerij De Korenaar B.V.')
    await person.logIn('00900001')
    await person.approve('current')
    const after = (await allTransactions(sandbox, connectionId)).map((row) => row.id)
    expect(after).toEqual(before)
  })

  test('an unattended refresh waits an hour and may be done four times in 24 hours (RTS art. 36(5)(b))', async () => {
    const own = await startQuietSandbox()
    try {
      const { api, connectionId } = await connected(own, '00900001', 'rabobank_sandbox_nl')
      const refresh = async () => {
        const answer = await api.post(`/connections/${connectionId}/background_refresh`)
        return answer.body.error?.class ?? answer.body.data.last_attempt.user_present
      }
      expect(await refresh()).toBe('ConnectionCannotBeRefreshed')
      for (let count = 0; count < 4; count++) {
        await control(own, 'POST', '/clock', { advanceMinutes: 61 })
        expect(await refresh()).toBe(false)
      }
      await control(own, 'POST', '/clock', { advanceMinutes: 61 })
      expect(await refresh()).toBe('BackgroundFetchLimitExceeded')
      const next = (await api.get(`/connections/${connectionId}`)).body.data.next_refresh_possible_at
      expect(Date.parse(next) - own.clock.now().getTime()).toBeGreaterThan(19 * 3_600_000)
      await control(own, 'POST', '/clock', { advanceMinutes: 24 * 60 })
      expect(await refresh()).toBe(false)
    } finally {
      await own.close()
    }
  })

  test('a refresh with the widget leads over the bank page and keeps the consent', async () => {
    const { api, connectionId } = await connected(sandbox, '00900001', 'rabobank_sandbox_nl')
    const before = (await api.get(`/connections/${connectionId}`)).body.data.last_consent_id
    const shown = await api.post(`/connections/${connectionId}/refresh`, {
      show_widget: true,
      return_connection_id: true,
      attempt: { return_to: 'https://app.example/back' },
    })
    const person = visitor(sandbox, shown.body.data.connect_url)
    await person.logIn('00900001')
    await person.approve('current')
    expect((await person.wait()).location).toContain(connectionId)
    expect((await api.get(`/connections/${connectionId}`)).body.data.last_consent_id).toBe(before)
  })
})

/** The stages of the only connection, in order. Its fetch outlasts a poll of the same event loop: none is missed. */
function watchStages(sandbox: Sandbox): { end: () => string[] } {
  const seen = new Set<string>()
  const look = () => {
    for (const { attempt } of sandbox.store.state.connections) seen.add(attempt.stage.name)
  }
  const timer = setInterval(look, 5)
  return {
    end() {
      clearInterval(timer)
      look()
      return [...seen]
    },
  }
}

describe('fetching with lifelike waiting', () => {
  test('goes through its stages, accounts first, recent months before the rest', async () => {
    const slow = await startQuietSandbox({ delays: true })
    const watch = watchStages(slow)
    try {
      const { api, connect, customerId } = await begin(slow, 'rabobank_sandbox_nl')
      const person = visitor(slow, connect.body.data.connect_url)
      await person.logIn('00900001')
      await person.approve('current')
      const connections = await api.get(`/connections?customer_id=${customerId}`)
      const connectionId: string = connections.body.data[0].id
      expect((await person.wait()).page).toContain('http-equiv="refresh"')
      const counts: number[] = []
      const shown = new Set<string>()
      for (let look = 0; look < 400; look++) {
        const { data } = (await api.get(`/connections/${connectionId}`)).body
        shown.add(data.last_attempt.last_stage.name)
        const rows = await api.get(`/transactions?connection_id=${connectionId}&per_page=1000`)
        const page = rows.body.meta.next_id === null ? rows.body.data.length : 1_000
        if (counts.at(-1) !== page) counts.push(page)
        if (data.last_attempt.finished) break
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      const stages = watch.end()
      expect(stages).toEqual(['connect', 'fetch_accounts', 'fetch_recent', 'fetch_full', 'finish'])
      expect(stages.filter((stage) => shown.has(stage))).toEqual([...shown])
      expect(shown.size).toBeGreaterThan(1)
      expect(counts).toEqual([0, expect.any(Number), 1_000])
      expect(counts[1]).toBeGreaterThan(400)
    } finally {
      watch.end()
      await slow.close()
    }
  })
})
