import { expect, test } from 'vitest'
import { addresses, type PageName } from '../addresses.ts'
import { allViewNames, analyticsStep, analyticsSteps, viewNameAt } from './events.ts'
import { track } from './track.ts'

const consented = 'cookie_consent=true; cookie_preferences=analytics'

test('ANA-1 every event carries segment business and process stp', () => {
  const layer: unknown[] = []
  track({ event: 'page_view', page_name: 'homepage', language: 'nl', step: null }, { cookies: consented, layer })
  expect(layer).toEqual([
    { event: 'page_view', page_name: 'homepage', language: 'nl', step: null, segment: 'business', process: 'stp' },
  ])
})

test.each([
  '',
  'cookie_consent=true',
  'cookie_consent=true; cookie_preferences=necessary',
  'cookie_preferences=analytics',
])('ANA-3 COOK-3 with the cookies "%s" nothing is reported', (cookies) => {
  const layer: unknown[] = []
  track({ event: 'logo_click' }, { cookies, layer })
  expect(layer).toEqual([])
})

test('ANA-2 the steps run from 2 to 14 and move up by one under the flag', () => {
  expect(Object.values(analyticsSteps)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  expect(analyticsStep('your application')).toBe(2)
  expect(analyticsStep('feedback success', true)).toBe(15)
  expect(analyticsStep('homepage')).toBeNull()
})

test('ANA-1 every page has a name for its view, but for the not-found page and those that name each of their screens', () => {
  const pages = Object.keys(addresses) as PageName[]
  expect(pages.filter((page) => viewNameAt(addresses[page]) === undefined)).toEqual([
    ...['uploadTransactions', 'collectTransactions', 'getOffers', 'personalOffer', 'feedbackSuccess'],
    ...['reconsent', 'reconsentDutch', 'reconsentEnglish', 'getConsentDutch', 'getConsentEnglish'],
  ])
  expect(viewNameAt('/bestaat-niet')).toBeUndefined()
})

test('ANA-1 a knowledge article is named by its own address', () => {
  expect(viewNameAt('/kennisbank/ondernemen/voorraadbeheer')).toBe('knowledge article voorraadbeheer')
  expect(viewNameAt('/kennisbank/ondernemen/')).toBe('knowledge base business')
  expect(viewNameAt('/kennisbank/elders/voorraadbeheer')).toBeUndefined()
})

test('ANA-1 every view of specification 2 has its place, and every step belongs to a view', () => {
  const specified = [
    ...['homepage', 'business loan', 'business credit', 'start your application', 'your application'],
    ...['extra expenses', 'transaction consent', 'transactions add account', 'redirection', 'transaction success'],
    ...['collect transactions', 'transactions overview', 'get offers', 'offer options', 'offer overview', 'next steps'],
    ...['feedback success', 'FAQ', 'contact', 'get reconsent', 'reconsent overview', 'reconsent overview English'],
    ...['reconsent verification', 'reconsent verification English', 'request failed', 'eligibility modal'],
  ]
  expect(specified.filter((name) => !allViewNames().includes(name))).toEqual([])
  expect(Object.keys(analyticsSteps).filter((name) => !allViewNames().includes(name))).toEqual([])
})
