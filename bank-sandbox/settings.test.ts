import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS, settingsFrom } from './settings.ts'

test('an empty environment gives the defaults', () => {
  expect(settingsFrom({})).toEqual(DEFAULT_SETTINGS)
})

test('the mail port follows the port unless it is given', () => {
  expect(settingsFrom({ SANDBOX_PORT: '5000' }).smtpPort).toBe(5_025)
  expect(settingsFrom({ SANDBOX_PORT: '0' }).smtpPort).toBe(0)
  expect(settingsFrom({ SANDBOX_PORT: '5000', SANDBOX_SMTP_PORT: '2525' }).smtpPort).toBe(2_525)
})

test.each([
  ['SANDBOX_PORT', '70000'],
  ['SANDBOX_PORT', '4,000'],
  ['SANDBOX_TODAY', '2026-02-30'],
  ['SANDBOX_DELAYS', 'maybe'],
  ['SANDBOX_MAX_HISTORY_DAYS', '-1'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => settingsFrom({ [name]: value })).toThrow(name)
})
