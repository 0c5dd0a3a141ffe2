import { expect, test } from 'vitest'
import { readConsentOutcome, readConsentVisit } from './bank-visit.ts'

test('RECON-12 the waiting page knows what it waits for from the navigation state', () => {
  const state = { returnPage: '/reconsent', bankName: 'Knab', connectionId: '77' }
  expect(readConsentVisit(state, 'nl')).toEqual(state)
})

test('ROUTE-17 without a connection in the state there is nothing to wait for', () => {
  for (const state of [null, undefined, 'x', {}, { returnPage: '/reconsent' }, { connectionId: 7 }])
    expect(readConsentVisit(state, 'nl')).toBeNull()
})

test('a page to return to that is not ours becomes the overview in the language of the page', () => {
  const visit = { returnPage: 'https://elsewhere.example', bankName: 'Knab', connectionId: '77' }
  expect(readConsentVisit(visit, 'en')?.returnPage).toBe('/reconsent/EN')
  expect(readConsentVisit({ ...visit, returnPage: '/contact' }, 'nl')?.returnPage).toBe('/reconsent/NL')
})

test('RECON-11 an outcome is read back, and anything else is none', () => {
  expect(readConsentOutcome({ kind: 'renewed', bankName: 'Knab' })).toEqual({ kind: 'renewed', bankName: 'Knab' })
  const failed = { kind: 'failed', connectionId: '77', errorKey: 'bank_cancelled' }
  expect(readConsentOutcome(failed)).toEqual(failed)
  for (const state of [null, {}, { kind: 'failed' }, { kind: 'other' }]) expect(readConsentOutcome(state)).toBeNull()
})
