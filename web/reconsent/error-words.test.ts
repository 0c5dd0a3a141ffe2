import { expect, test } from 'vitest'
import { errorKeys } from '#contract/call.ts'
import { reconsentErrorText } from './error-words.ts'

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

test('an error that re-consent has no words of its own for is told as everywhere', () => {
  expect(reconsentErrorText('magic_link', 'nl')).toBe(
    'De link is niet compleet. Open de link uit onze laatste mail opnieuw.',
  )
})
