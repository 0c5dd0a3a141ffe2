import { afterAll, describe, expect, test } from 'vitest'
import { BANKS } from '../banks.ts'
import { begin, connected, RETURN_TO, startQuietSandbox, visitor } from '../testing/sandbox-client.ts'

const sandbox = await startQuietSandbox()
afterAll(() => sandbox.close())

describe('the bank page', () => {
  test('leads from log in over the accounts back to the application with a connection', async () => {
    const { connect } = await begin(sandbox, 'rabobank_sandbox_nl')
    const person = visitor(sandbox, connect.body.data.connect_url)
    const first = await person.look()
    expect(first.status).toBe(200)
    expect(first.page).toContain('Rabobank')
    expect(first.page).toContain('Testbank')
    expect(first.page).toContain('Bakkerij De Korenaar B.V.')
    expect((await person.logIn('00900001')).status).toBe(303)
    const choice = await person.look()
    expect(choice.page).toMatch(/type="checkbox" name="account" value="current"\s+checked/)
    expect(choice.page).toMatch(/NL\d\d RABO \d{4} \d{4} \d\d/)
    expect(choice.page).toContain('€')
    expect((await person.approve('current', 'savings')).location).toContain('/connect/wait')
    const back = await person.wait()
    expect(back.status).toBe(303)
    expect(back.location).toMatch(/^https:\/\/app\.example\/transaction-success\?state=abc&connection_id=\d{19}$/)
  })

  test('goes back without a connection when the person cancels', async () => {
    const { connect, api, customerId } = await begin(sandbox, 'ing_sandbox_nl')
    const back = await visitor(sandbox, connect.body.data.connect_url).cancel()
    expect(back.location).toBe(`${RETURN_TO}&error_class=ProviderAccessNotGranted`)
    const connections = await api.get(`/connections?customer_id=${customerId}`)
    expect(connections.body.data).toEqual([])
  })

  test('lists the nine banks when none was chosen yet', async () => {
    const { connect } = await begin(sandbox, 'ing_sandbox_nl', { provider: undefined, widget: {} })
    const person = visitor(sandbox, connect.body.data.connect_url)
    const list = await person.look()
    for (const bank of BANKS) expect(list.page).toContain(bank.name)
    await person.chooseBank('triodos_sandbox_nl')
    expect((await person.look()).page).toContain('Log in bij Triodos Bank')
  })

  test('speaks English when asked', async () => {
    const { connect } = await begin(sandbox, 'knab_sandbox_nl', { attempt: { return_to: RETURN_TO, locale: 'en' } })
    expect((await visitor(sandbox, connect.body.data.connect_url).look()).page).toContain('Log in at Knab')
  })

  test('sends a customer of another bank to theirs', async () => {
    const { connect } = await begin(sandbox, 'ing_sandbox_nl')
    const refused = await visitor(sandbox, connect.body.data.connect_url).logIn('00900001')
    expect(refused.page).toContain('heeft hier geen rekening, maar bij Rabobank')
  })

  test('asks for a PIN, and for at least one account', async () => {
    const { connect } = await begin(sandbox, 'rabobank_sandbox_nl')
    const person = visitor(sandbox, connect.body.data.connect_url)
    expect((await person.logIn('00900001', '')).page).toContain('Vul een pincode in.')
    await person.logIn('00900001')
    expect((await person.approve()).page).toContain('Kies minstens één rekening.')
  })

  test('gives up after ten wrong log-ins', async () => {
    const { connect } = await begin(sandbox, 'rabobank_sandbox_nl')
    const person = visitor(sandbox, connect.body.data.connect_url)
    for (let count = 0; count < 9; count++) expect((await person.logIn('11111111')).status).toBe(200)
    expect((await person.logIn('11111111')).location).toContain('error_class=InvalidCredentials')
  })

  test('lets an official test number in at any bank', async () => {
    for (const bank of BANKS) {
      const { connectionId } = await connected(sandbox, '68750110', bank.providerCode)
      expect(connectionId).toMatch(/^\d{19}$/)
    }
  })

  test('allows its forms to lead to the application and nowhere else', async () => {
    const { connect } = await begin(sandbox, 'bunq_sandbox_nl')
    const policy = (await visitor(sandbox, connect.body.data.connect_url).look()).headers.get('content-security-policy')
    expect(policy).toContain("form-action 'self' https://app.example")
    expect(policy).toContain("default-src 'none'")
  })

  test('an unknown or used-up link says so', async () => {
    const unknown = await fetch(`${sandbox.origin}/connect?token=unknown`)
    expect(unknown.status).toBe(410)
    const { person } = await connected(sandbox, '00900001', 'rabobank_sandbox_nl')
    expect((await person.look()).location).toContain('/connect/wait')
  })

  test('approving twice makes one connection', async () => {
    const { person, api, customerId } = await connected(sandbox, '00900001', 'rabobank_sandbox_nl')
    await person.approve('current')
    expect((await api.get(`/connections?customer_id=${customerId}`)).body.data).toHaveLength(1)
  })

  test('a renewal of a connection deleted in the meantime leads nowhere', async () => {
    const { api, connectionId } = await connected(sandbox, '00900001', 'rabobank_sandbox_nl')
    const again = await api.post(`/connections/${connectionId}/reconnect`, {})
    await api.delete(`/connections/${connectionId}`)
    expect((await visitor(sandbox, again.body.data.connect_url).look()).status).toBe(410)
  })
})
