import { expect, test } from 'vitest'
import { addresses, type PageName } from '../addresses.ts'
import { analyticsStep, analyticsSteps, pageViewNames } from './events.ts'
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
])('ANA-3 COOK-3 with the cookies "%s" nothing is told', (cookies) => {
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

test('ANA-1 every page but the knowledge base and the not-found page has a name for its view', () => {
  const unnamed = (Object.keys(addresses) as PageName[]).filter((page) => !(page in pageViewNames))
  expect(unnamed).toEqual(['knowledgeBase'])
})
