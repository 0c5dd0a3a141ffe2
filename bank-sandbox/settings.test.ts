import { expect, test } from 'vitest'
import { startSandbox } from './sandbox.ts'
import { DEFAULT_SETTINGS, settingsFrom } from './settings.ts'

test('an empty environment gives the defaults', () => {
  expect(settingsFrom({})).toEqual(DEFAULT_SETTINGS)
})

test('the mail port follows the port unless it is given', () => {
  expect(settingsFrom({ SANDBOX_PORT: '5000' }).smtpPort).toBe(5_025)
  expect(settingsFrom({ SANDBOX_PORT: '0' }).smtpPort).toBe(0)
  expect(settingsFrom({ SANDBOX_PORT: '5000', SANDBOX_SMTP_PORT: '2525' }).smtpPort).toBe(2_525)
})

test('it listens on every interface only where the site does', () => {
  const hostFor = (HOST: string) => settingsFrom({ HOST }).host
  expect(['', 'localhost', '192.0.2.2', '0.0.0.0', '::'].map(hostFor)).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    '127.0.0.1',
    '0.0.0.0',
    '::',
  ])
})

test('by default nobody beside this machine reaches its mails', async () => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, delays: false })
  try {
    const { port } = new URL(sandbox.origin)
    expect((await fetch(`http://127.0.0.1:${port}/control/mails`)).status).toBe(200)
    // Every address of 127.0.0.0/8 is this machine's: one that listens everywhere answers here as well.
    await expect(fetch(`http://127.0.0.2:${port}/control/mails`)).rejects.toThrow('fetch failed')
  } finally {
    await sandbox.close()
  }
})

test.each([
  ['SANDBOX_PORT', '70000'],
  ['SANDBOX_PORT', '4,000'],
  ['SANDBOX_TODAY', '2026-02-30'],
  ['SANDBOX_TODAY', '2026-02-28T25:00:00Z'],
  ['SANDBOX_DELAYS', 'maybe'],
  ['SANDBOX_MAX_HISTORY_DAYS', '-1'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => settingsFrom({ [name]: value })).toThrow(name)
})
