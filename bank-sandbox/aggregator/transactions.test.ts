import { afterAll, describe, expect, test } from 'vitest'
import { allTransactions, connected, control, startQuietSandbox } from '../testing/sandbox-client.ts'

const sandbox = await startQuietSandbox()
afterAll(() => sandbox.close())

describe('transactions', () => {
  test('come in pages of any size, the same set, in order of id, and the balance follows from them', async () => {
    const { api, connectionId } = await connected(sandbox, '00900001', 'rabobank_sandbox_nl')
    const whole = await allTransactions(sandbox, connectionId)
    expect(whole.length).toBeGreaterThan(5_000)
    const pieces = await allTransactions(sandbox, connectionId, '', 77)
    expect(pieces.map((row) => row.id)).toEqual(whole.map((row) => row.id))
    const ids = whole.map((row) => BigInt(row.id))
    expect(ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0n))).toBe(true)
    const dates = whole.map((row) => row.made_on)
    expect(dates).toEqual(dates.toSorted())
    const account = (await api.get(`/accounts?connection_id=${connectionId}`)).body.data[0]
    const snapshots = whole.filter((row) => row.extra.account_balance_snapshot !== undefined)
    const last = whole.findLastIndex((row) => row.extra.account_balance_snapshot !== undefined)
    const after = whole.slice(last + 1).reduce((sum, row) => sum + Math.round(row.amount * 100), 0)
    expect(Math.round(snapshots.at(-1).extra.account_balance_snapshot * 100) + after).toBe(
      Math.round(account.balance * 100),
    )
  })

  test('next_page is the ready-made address of the next page', async () => {
    const { api, connectionId } = await connected(sandbox, '00900001', 'rabobank_sandbox_nl')
    const first = await api.get(`/transactions?connection_id=${connectionId}&per_page=50`)
    expect(first.body.data).toHaveLength(50)
    const next = await api.get(first.body.meta.next_page.replace('/api/v6', ''))
    expect(next.body.data[0].id).toBe(first.body.meta.next_id)
    for (const wrong of ['per_page=0', 'per_page=1001', 'per_page=x', 'from_id=abc']) {
      expect((await api.get(`/transactions?connection_id=${connectionId}&${wrong}`)).body.error.class).toBe(
        'ValueOutOfRange',
      )
    }
  })

  test('reach back as far as the consent', async () => {
    const consent = { scopes: ['accounts', 'transactions'], from_date: '2026-09-01' }
    const { connectionId } = await connected(sandbox, '00900001', 'rabobank_sandbox_nl', ['current'], { consent })
    const rows = await allTransactions(sandbox, connectionId)
    expect(rows[0].made_on).toBe('2026-09-01')
    expect(rows.at(-1).made_on).toMatch(/^2026-11-(19|20)$/)
  })

  test('pending ones are apart, and are booked under the same id the day after', async () => {
    const own = await startQuietSandbox()
    try {
      const { api, connectionId } = await connected(own, '00900008', 'regiobank_sandbox_nl')
      const pending = (await api.get(`/transactions?connection_id=${connectionId}&pending=true`)).body.data
      expect(pending.length).toBeGreaterThan(0)
      expect(pending.every((row: any) => row.status === 'pending' && row.made_on === '2026-11-20')).toBe(true)
      const before = new Set((await allTransactions(own, connectionId)).map((row) => row.id))
      expect(pending.some((row: any) => before.has(row.id))).toBe(false)
      await control(own, 'POST', '/clock', { advanceMinutes: 3 * 24 * 60 })
      await api.post(`/connections/${connectionId}/refresh`, {})
      const after = await allTransactions(own, connectionId)
      const ids = new Set(after.map((row) => row.id))
      expect([...before].every((id) => ids.has(id))).toBe(true)
      expect(pending.every((row: any) => ids.has(row.id))).toBe(true)
      expect(after.at(-1).made_on).toBe('2026-11-23')
    } finally {
      await own.close()
    }
  })

  test('say who the counterparty is in the manner of the bank', async () => {
    const rowsAt = async (kvkNumber: string, bank: string) => {
      const { connectionId } = await connected(sandbox, kvkNumber, `${bank}_sandbox_nl`)
      return allTransactions(sandbox, connectionId)
    }
    const tax = (rows: any[]) => rows.find((row) => JSON.stringify(row).includes('Omzetbelasting'))
    expect(tax(await rowsAt('00900001', 'rabobank')).extra).toMatchObject({
      payee: 'Belastingdienst',
      payee_information: 'NL86INGB0002445588',
    })
    expect(tax(await rowsAt('00900002', 'ing')).description).toContain(
      'Naam: Belastingdienst Omschrijving: Omzetbelasting',
    )
    expect(tax(await rowsAt('00900004', 'abn')).description).toContain('/IBAN/NL86INGB0002445588/NAME/Belastingdienst')
    const sparse = tax(await rowsAt('00900003', 'bunq'))
    expect(sparse.extra.payee).toBe('Belastingdienst')
    expect(JSON.stringify(sparse)).not.toContain('NL86INGB0002445588')
  })

  test('need a connection and an account that exist', async () => {
    const { api, connectionId } = await connected(sandbox, '00900011', 'asn_sandbox_nl')
    expect((await api.get(`/transactions?connection_id=${connectionId}`)).body.data).toEqual([])
    expect((await api.get(`/transactions?connection_id=${connectionId}&account_id=1`)).body.error.class).toBe(
      'AccountNotFound',
    )
    expect((await api.get('/transactions')).body.error.class).toBe('ConnectionNotFound')
  })
})
