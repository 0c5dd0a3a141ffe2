import { expect, test } from 'vitest'
import { type ConnectionDetails, connectionDetails } from '#contract/bank-data.ts'
import { errorKeys } from '#contract/errors.ts'
import { cardValidity, reconsentErrorText } from './connection-card.tsx'

const today = '2026-11-21'
const connection: ConnectionDetails = {
  connectionId: '77',
  consentId: '1',
  bankName: 'Rabobank',
  consentExpiresAt: '2026-11-25T10:00:00Z',
  expireAt: '2026-11-25T10:00:00Z',
  needReconsent: true,
  accounts: [{ clientName: 'De Korenaar', iban: `${'*'.repeat(15)}300`, matchState: 'MATCH' }],
}

test('CONST-2 a connection that names its end as expireAt alone is accepted and read alike', () => {
  const { consentExpiresAt, ...others } = { ...connection, expireAt: connection.consentExpiresAt }
  const read = connectionDetails.parse(others)
  expect(cardValidity(read, today)).toEqual(cardValidity({ consentExpiresAt, expireAt: null }, today))
  expect(cardValidity({}, today)).toBeNull()
})

test('RECON-8 days are Dutch days: a consent that ends just after midnight there ends on that day', () => {
  const at = (consentExpiresAt: string) => cardValidity({ consentExpiresAt, expireAt: null }, today)
  expect(at('2026-11-20T22:30:00Z')).toEqual({ state: 'expired', expiresOn: '2026-11-20' })
  expect(at('2026-11-20T23:30:00Z')).toEqual({ state: 'almost-expired', expiresOn: '2026-11-21', daysLeft: 0 })
  expect(at('2026-11-30T12:00:00Z')).toEqual({ state: 'almost-expired', expiresOn: '2026-11-30', daysLeft: 9 })
  expect(at('2026-12-01T12:00:00Z')).toEqual({ state: 'valid', expiresOn: '2026-12-01' })
  expect(cardValidity({ consentExpiresAt: null, expireAt: '2026-12-01T12:00:00Z' }, today)).toMatchObject({
    state: 'valid',
  })
  expect(cardValidity({ consentExpiresAt: null, expireAt: null }, today)).toBeNull()
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
