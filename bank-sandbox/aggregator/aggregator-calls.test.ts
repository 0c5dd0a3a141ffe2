import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sandbox } from '../sandbox.ts'
import {
  allTransactions,
  apiClient,
  begin,
  connected,
  control,
  startQuietSandbox,
  visitor,
} from '../testing/sandbox-client.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startQuietSandbox()
})
afterAll(() => sandbox.close())

describe('headers', () => {
  test('a call without or with wrong keys is refused by class', async () => {
    const bare = await fetch(`${sandbox.origin}/api/v6/customers`)
    expect((await bare.json()).error.class).toBe('AppIdNotProvided')
    const noSecret = await fetch(`${sandbox.origin}/api/v6/customers`, { headers: { 'app-id': 'sandbox-app-id' } })
    expect((await noSecret.json()).error.class).toBe('SecretNotProvided')
    const wrong = await apiClient(sandbox, { secret: 'nope' }).get('/customers')
    expect([wrong.status, wrong.body.error.class]).toEqual([401, 'ApiKeyNotFound'])
  })

  test('with a client key configured every call needs a valid signature', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const strict = await startQuietSandbox({
      clientPublicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    })
    try {
      const ask = async (expiresAt: number | undefined, what: string) => {
        const body = JSON.stringify({ data: { identifier: what } })
        const signed = `${expiresAt}|POST|${strict.origin}/api/v6/customers|${what === 'wrong' ? '{}' : body}`
        const signature = sign('sha256', Buffer.from(signed), privateKey).toString('base64')
        const answer = await fetch(`${strict.origin}/api/v6/customers`, {
          method: 'POST',
          body,
          headers: {
            'app-id': 'sandbox-app-id',
            secret: 'sandbox-secret',
            'content-type': 'application/json',
            ...(expiresAt === undefined ? {} : { 'expires-at': String(expiresAt), signature }),
          },
        })
        const json = await answer.json()
        return json.error?.class ?? json.data.identifier
      }
      const now = Math.floor(Date.now() / 1000)
      expect(await ask(now + 60, 'right')).toBe('right')
      expect(await ask(now + 60, 'wrong')).toBe('SignatureNotMatch')
      expect(await ask(now - 60, 'late')).toBe('RequestExpired')
      expect(await ask(now + 7_200, 'far')).toBe('ExpiresAtInvalid')
      expect(await ask(undefined, 'bare')).toBe('MissingExpiresAt')
    } finally {
      await strict.close()
    }
  })
})

describe('customers', () => {
  test('are created once per identifier, shown, listed and deleted', async () => {
    const api = apiClient(sandbox)
    const made = await api.post('/customers', { identifier: 'case-1' })
    expect(made.body.data).toMatchObject({ identifier: 'case-1', blocked_at: null })
    const id: string = made.body.data.customer_id
    expect(id).toMatch(/^\d{19}$/)
    expect(Number.isSafeInteger(Number(id))).toBe(false)
    const again = await api.post('/customers', { identifier: 'case-1' })
    expect([again.status, again.body.error.class]).toEqual([409, 'DuplicatedCustomer'])
    expect(again.body.request).toEqual({ data: { identifier: 'case-1' } })
    expect((await api.get(`/customers/${id}`)).body.data.customer_id).toBe(id)
    const listed = await api.get('/customers?per_page=1000')
    expect(listed.body.data.map((one: any) => one.customer_id)).toContain(id)
    expect(listed.body.meta).toEqual({ next_id: null, next_page: null })
    expect((await api.delete(`/customers/${id}`)).body.data).toEqual({ deleted: true, customer_id: id })
    expect((await api.get(`/customers/${id}`)).body.error.class).toBe('CustomerNotFound')
  })

  test('a body that is no JSON, or has no data, is refused', async () => {
    const headers = { 'app-id': 'sandbox-app-id', secret: 'sandbox-secret', 'content-type': 'application/json' }
    const answer = await fetch(`${sandbox.origin}/api/v6/customers`, { method: 'POST', headers, body: '{nope' })
    expect((await answer.json()).error.class).toBe('JsonParseError')
    const empty = await fetch(`${sandbox.origin}/api/v6/customers`, { method: 'POST', headers, body: '{}' })
    expect((await empty.json()).error.class).toBe('WrongRequestFormat')
    expect((await apiClient(sandbox).get('/nowhere')).body.error.class).toBe('RouteNotFound')
  })
})

describe('starting a connection', () => {
  const attempt = (more: object) => ({ attempt: { return_to: 'https://app.example/back', ...more } })
  test.each([
    ['too far back', { consent: { scopes: ['accounts'], from_date: '2020-01-01' } }, 'DateOutOfRange'],
    ['a date that is none', { consent: { scopes: ['accounts'], from_date: '2026-02-30' } }, 'DateFormatInvalid'],
    ['no scopes', { consent: { from_date: '2026-01-01' } }, 'ConsentScopesInvalid'],
    ['unknown scopes', { consent: { scopes: ['everything'] } }, 'ConsentScopesInvalid'],
    ['too long a consent', { consent: { scopes: ['accounts'], period_days: 9_999 } }, 'InvalidConsentPeriod'],
    [
      'more than the consent',
      { consent: { scopes: ['accounts'] }, ...attempt({ fetch_scopes: ['transactions'] }) },
      'FetchScopesNotAllowed',
    ],
    ['a return address that is none', attempt({ return_to: 'javascript:alert(1)' }), 'ReturnURLInvalid'],
    ['a return address too long', attempt({ return_to: `https://a.example/${'x'.repeat(2_040)}` }), 'ReturnURLTooLong'],
    ['custom fields that are none', attempt({ custom_fields: 'x' }), 'CustomFieldsFormatInvalid'],
    ['an unknown bank', { provider: { code: 'piggy_bank_nl' } }, 'ProviderNotFound'],
    ['an unknown customer', { customer_id: '1' }, 'CustomerNotFound'],
  ])('is refused with %s', async (_what, more, errorClass) => {
    const { connect } = await begin(sandbox, 'rabobank_sandbox_nl', more)
    expect(connect.body.error.class).toBe(errorClass)
  })

  test('gives an address to send the person to', async () => {
    const { connect, customerId } = await begin(sandbox, 'rabobank_sandbox_nl')
    expect(connect.status).toBe(200)
    expect(connect.body.data).toEqual({
      connect_url: expect.stringMatching(/^http:\/\/localhost:\d+\/connect\?token=[0-9a-f]{64}$/),
      expires_at: expect.stringMatching(/^2026-11-20T\d\d:\d\d:\d\dZ$|^2026-11-21T/),
      customer_id: customerId,
    })
  })
})

describe('a connection', () => {
  test('shows itself, its last attempt and its holder', async () => {
    const { api, connectionId, customerId } = await connected(sandbox, '00900001', 'rabobank_sandbox_nl')
    const { data } = (await api.get(`/connections/${connectionId}?include_holder_info=true`)).body
    expect(data).toMatchObject({
      id: connectionId,
      customer_id: customerId,
      provider_code: 'rabobank_sandbox_nl',
      provider_name: 'Rabobank',
      country_code: 'NL',
      status: 'active',
      holder_info: { names: ['Bakkerij De Korenaar B.V.'] },
      last_attempt: {
        finished: true,
        fail_at: null,
        custom_fields: { application: 'a-1' },
        last_stage: { name: 'finish' },
      },
    })
    expect(Date.parse(data.next_refresh_possible_at) - Date.parse(data.last_success_at)).toBe(3_600_000)
    expect((await api.get(`/connections/${connectionId}`)).body.data.holder_info).toBeUndefined()
  })

  test('can be changed and deleted; then nothing of it is left', async () => {
    const { api, connectionId } = await connected(sandbox, '00900001', 'rabobank_sandbox_nl')
    const changed = await api.put(`/connections/${connectionId}`, { automatic_refresh: true, status: 'inactive' })
    expect(changed.body.data).toMatchObject({ automatic_refresh: true, status: 'inactive' })
    expect((await api.delete(`/connections/${connectionId}`)).body.data).toEqual({ id: connectionId, removed: true })
    for (const path of [
      `/connections/${connectionId}`,
      `/accounts?connection_id=${connectionId}`,
      `/transactions?connection_id=${connectionId}`,
    ]) {
      expect((await api.get(path)).body.error.class).toBe('ConnectionNotFound')
    }
  })

  test('has the ticked accounts only, with IBAN, holder and balance', async () => {
    const { api, connectionId } = await connected(sandbox, '00900001', 'rabobank_sandbox_nl', ['current', 'savings'])
    const { data } = (await api.get(`/accounts?connection_id=${connectionId}`)).body
    expect(data).toHaveLength(2)
    expect(data[0]).toMatchObject({
      connection_id: connectionId,
      nature: 'account',
      currency_code: 'EUR',
      balance: expect.any(Number),
      extra: { iban: expect.stringMatching(/^NL\d\dRABO\d{10}$/), client_name: 'Bakkerij De Korenaar B.V.' },
    })
    const one = await connected(sandbox, '00900001', 'rabobank_sandbox_nl', ['savings'])
    expect((await api.get(`/accounts?connection_id=${one.connectionId}`)).body.data).toHaveLength(1)
  })
})

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

describe('providers', () => {
  test('are the nine banks, known by their BIC', async () => {
    const api = apiClient(sandbox)
    const { data } = (await api.get('/providers?country_code=NL&include_sandboxes=true')).body
    const bics = data.flatMap((provider: any) => provider.bic_codes)
    const known = 'RABONL2U INGBNL2A ABNANL2A KNABNL2H ASNBNL21 SNSBNL2A RBRBNL21 TRIONL2U BUNQNL2A'.split(' ')
    expect(bics).toEqual(known)
    expect((await api.get('/providers/ing_sandbox_nl')).body.data).toMatchObject({ name: 'ING', max_consent_days: 180 })
    expect((await api.get('/providers/unknown')).body.error.class).toBe('ProviderNotFound')
    expect((await api.get('/providers?country_code=DE')).body.data).toEqual([])
  })
})

describe('fetching with lifelike waiting', () => {
  test('goes through its stages, accounts first, recent months before the rest', async () => {
    const slow = await startQuietSandbox({ delays: true })
    try {
      const { api, connectionId, person } = await (async () => {
        const begun = await begin(slow, 'rabobank_sandbox_nl')
        const visit = visitor(slow, begun.connect.body.data.connect_url)
        await visit.logIn('00900001')
        await visit.approve('current')
        const connections = await begun.api.get(`/connections?customer_id=${begun.customerId}`)
        return { ...begun, person: visit, connectionId: connections.body.data[0].id as string }
      })()
      const waiting = await person.wait()
      expect(waiting.page).toContain('http-equiv="refresh"')
      const counts: number[] = []
      const stages = new Set<string>()
      for (let look = 0; look < 200; look++) {
        const { data } = (await api.get(`/connections/${connectionId}`)).body
        stages.add(data.last_attempt.last_stage.name)
        const rows = await api.get(`/transactions?connection_id=${connectionId}&per_page=1000`)
        const page = rows.body.meta.next_id === null ? rows.body.data.length : 1_000
        if (counts.at(-1) !== page) counts.push(page)
        if (data.last_attempt.finished) break
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      expect([...stages]).toEqual(['connect', 'fetch_accounts', 'fetch_recent', 'fetch_full', 'finish'])
      expect(counts).toEqual([0, expect.any(Number), 1_000])
      expect(counts[1]).toBeGreaterThan(400)
    } finally {
      await slow.close()
    }
  })
})
