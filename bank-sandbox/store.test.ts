import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allTransactions, apiClient, begin, connected, startQuietSandbox, visitor } from './testing/sandbox-client.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bank-sandbox-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('started again, connections, consents, half-done log-ins and the signing key are still there', async () => {
  const first = await startQuietSandbox({ dataDir })
  const { connectionId } = await connected(first, '00900001', 'rabobank_sandbox_nl')
  const before = (await allTransactions(first, connectionId)).map((row) => row.id)
  const { connect } = await begin(first, 'ing_sandbox_nl')
  await visitor(first, connect.body.data.connect_url).logIn('00900002')
  await first.close()

  const second = await startQuietSandbox({ dataDir })
  try {
    expect(second.callbackPublicKey).toBe(first.callbackPublicKey)
    const api = apiClient(second)
    expect((await api.get(`/connections/${connectionId}`)).body.data.status).toBe('active')
    expect((await api.get(`/consents?connection_id=${connectionId}`)).body.data).toHaveLength(1)
    expect((await allTransactions(second, connectionId)).map((row) => row.id)).toEqual(before)
    const person = visitor(second, connect.body.data.connect_url)
    await person.approve('current')
    expect((await person.wait()).location).toContain('connection_id=')
  } finally {
    await second.close()
  }
})

test('a fetch cut short goes on after the restart', async () => {
  const first = await startQuietSandbox({ dataDir, delays: true })
  const begun = await begin(first, 'rabobank_sandbox_nl')
  const person = visitor(first, begun.connect.body.data.connect_url)
  await person.logIn('00900001')
  await person.approve('current')
  await first.close()

  const second = await startQuietSandbox({ dataDir })
  try {
    await second.idle()
    const { data } = (await apiClient(second).get(`/connections?customer_id=${begun.customerId}`)).body
    expect(data[0].last_attempt).toMatchObject({ finished: true, fail_at: null })
    expect((await allTransactions(second, data[0].id)).length).toBeGreaterThan(5_000)
  } finally {
    await second.close()
  }
})

test('mails are kept in their own file', async () => {
  const first = await startQuietSandbox({ dataDir })
  const transport = createTransport({ host: '127.0.0.1', port: first.smtpPort, ignoreTLS: true })
  await transport.sendMail({ from: 'a@example.nl', to: 'b@example.nl', subject: 'Bewaard', text: 'x' })
  await first.close()
  expect(readdirSync(dataDir).sort()).toEqual(['bank-sandbox.json', 'mails.json'])
  const second = await startQuietSandbox({ dataDir })
  expect(second.store.state.mails).toMatchObject([{ id: 1, subject: 'Bewaard' }])
  await second.close()
})

test('what was answered is on disk, as one whole file', async () => {
  const sandbox = await startQuietSandbox({ dataDir })
  try {
    const made = await apiClient(sandbox).post('/customers', { identifier: 'kept' })
    expect(readdirSync(dataDir)).toEqual(['bank-sandbox.json'])
    const state = JSON.parse(readFileSync(join(dataDir, 'bank-sandbox.json'), 'utf8'))
    expect(state.customers).toMatchObject([{ customer_id: made.body.data.customer_id, identifier: 'kept' }])
  } finally {
    await sandbox.close()
  }
})

test('state of another version is refused, not overwritten', async () => {
  writeFileSync(join(dataDir, 'bank-sandbox.json'), '{"version":99}')
  await expect(startQuietSandbox({ dataDir })).rejects.toThrow(/another version/)
  expect(readFileSync(join(dataDir, 'bank-sandbox.json'), 'utf8')).toBe('{"version":99}')
})
