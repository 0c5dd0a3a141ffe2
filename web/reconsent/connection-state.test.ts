import { expect, test } from 'vitest'
import { errorKeys } from '#contract/call.ts'
import { isCompletionSheetOn, opensCompletionSheet, reconsentErrorText } from './connection-state.ts'

const valid = { needReconsent: false }
const needing = { needReconsent: true }

test('RECON-10 switched on, the sheet opens when all are fetched, none needs consent and nothing went wrong', () => {
  expect(opensCompletionSheet(true, { connections: [valid, valid], hasError: false })).toBe(true)
  expect(opensCompletionSheet(true, { connections: [valid, needing], hasError: false })).toBe(false)
  expect(opensCompletionSheet(true, { connections: [valid], hasError: true })).toBe(false)
  expect(opensCompletionSheet(true, { connections: undefined, hasError: false })).toBe(false)
})

test('RECON-10 switched off it never opens, and off is how the specification keeps it', () => {
  expect(opensCompletionSheet(false, { connections: [valid], hasError: false })).toBe(false)
  expect(isCompletionSheetOn).toBe(false)
})

const ofCalls = [
  'bank_unavailable',
  'bank_limit_reached',
  'bank_cancelled',
  'connection_not_found',
  'unauthorised',
] as const

test.each(ofCalls)('ERR-4 RECON-5 RECON-9 %s sends nobody to another bank or to an upload', (errorKey) => {
  expect(errorKeys).toContain(errorKey)
  expect(reconsentErrorText(errorKey, 'nl')).not.toMatch(/andere bank|upload/)
  expect(reconsentErrorText(errorKey, 'en')).not.toMatch(/another bank|upload/)
})

test('an error that re-consent has no words for is reported as everywhere', () => {
  expect(reconsentErrorText('magic_link', 'nl')).toBe(
    'De link is niet compleet. Open de link uit onze laatste mail opnieuw.',
  )
})
