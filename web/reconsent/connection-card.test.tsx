import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import { type ConnectionDetails, connectionDetails } from '#contract/bank-data.ts'
import { errorKeys } from '#contract/call.ts'
import {
  cardValidity,
  isCompletionSheetOn,
  opensCompletionSheet,
  reconsentErrorText,
  ConnectionCard,
} from './connection-card.tsx'
import type { Reconnecting } from './bank-visit.ts'

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

function cardOf(changes: Partial<ConnectionDetails>, state: Reconnecting = { stage: 'none' }, path = '/reconsent/NL') {
  const reconnector = { state, start: () => undefined, leave: async () => undefined }
  return renderToStaticMarkup(
    <Router ssrPath={path}>
      <ConnectionCard connection={{ ...connection, ...changes }} reconnector={reconnector} today={today} />
    </Router>,
  )
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

test('RECON-7 RECON-8 needing consent: gray, with holder, masked IBAN, date and a button, and no pill', () => {
  const html = cardOf({})
  expect(html).toContain('card-gray')
  expect(html).toContain('De Korenaar')
  expect(html).toContain('** ** **** **** ***3 00')
  expect(html).toContain('Verloopt over 4 dagen, op 25 november 2026')
  expect(html).toContain('aria-label="Toestemming vernieuwen voor Rabobank"')
  expect(html).not.toContain('pill')
})

test('RECON-8 not needing consent: green with a pill that says how long, and no button', () => {
  const valid = cardOf({ needReconsent: false, consentExpiresAt: '2027-05-20T10:00:00Z' })
  expect(valid).toContain('card-success')
  expect(valid).toContain('pill-success')
  expect(valid).toContain('Geldig tot 20 mei 2027')
  expect(valid).not.toContain('<button')
  expect(cardOf({ needReconsent: false })).toContain('pill-warning')
})

test('RECON-8 a consent that has ended says since when, in both languages', () => {
  const ended = { consentExpiresAt: '2026-05-23T10:00:00Z' }
  expect(cardOf(ended)).toContain('Verlopen op 23 mei 2026')
  expect(cardOf(ended, { stage: 'none' }, '/reconsent/EN')).toContain('Expired on 23 May 2026')
})

test('RECON-9 an error shows on the card of its bank and on no other', () => {
  const failed: Reconnecting = { stage: 'failed', connectionId: '77', errorKey: 'bank_unavailable' }
  expect(cardOf({}, failed)).toContain('Je bank is nu niet bereikbaar')
  expect(cardOf({ connectionId: '78' }, failed)).not.toContain('bereikbaar')
})

test('RECON-9 a blocked window is no error: a quiet line offers to go on in this tab', () => {
  const html = cardOf({}, { stage: 'blocked', connectionId: '77' })
  expect(html).toContain('Ga verder in dit tabblad')
  expect(html).not.toContain('connection-error')
  expect(html).not.toContain('aria-busy')
})

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
