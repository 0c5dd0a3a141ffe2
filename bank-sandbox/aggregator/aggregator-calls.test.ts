import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { apiClient, begin, connected, startQuietSandbox } from '../testing/sandbox-client.ts'

const sandbox = await startQuietSandbox()
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
    ['a date that does not exist', { consent: { scopes: ['accounts'], from_date: '2026-02-30' } }, 'DateFormatInvalid'],
    ['no scopes', { consent: { from_date: '2026-01-01' } }, 'ConsentScopesInvalid'],
    ['unknown scopes', { consent: { scopes: ['everything'] } }, 'ConsentScopesInvalid'],
    ['too long a consent', { consent: { scopes: ['accounts'], period_days: 9_999 } }, 'InvalidConsentPeriod'],
    [
      'more than the consent',
      { consent: { scopes: ['accounts'] }, ...attempt({ fetch_scopes: ['transactions'] }) },
      'FetchScopesNotAllowed',
    ],
    ['a malformed return address', attempt({ return_to: 'javascript:alert(1)' }), 'ReturnURLInvalid'],
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
