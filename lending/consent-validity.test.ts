import { expect, test } from 'vitest'
import { consentValidity } from '#lending/consent-validity.ts'

test('RECON-8 yesterday is expired, today to the ninth day almost, the tenth day valid', () => {
  const today = '2026-11-21'
  expect(consentValidity('2026-11-20', today)).toEqual({ state: 'expired', daysLeft: -1 })
  expect(consentValidity('2026-11-21', today)).toEqual({ state: 'almost-expired', daysLeft: 0 })
  expect(consentValidity('2026-11-30', today)).toEqual({ state: 'almost-expired', daysLeft: 9 })
  expect(consentValidity('2026-12-01', today)).toEqual({ state: 'valid', daysLeft: 10 })
})
