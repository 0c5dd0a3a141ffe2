import { expect, test } from 'vitest'
import { addresses, addressOf, type PageName } from './addresses.ts'

test('ROUTE-20 every page has an English address, but for those that a bank or a mailed link names', () => {
  const without = (Object.keys(addresses) as PageName[]).filter(
    (page) => addressOf(page, 'en') === addressOf(page, 'nl'),
  )
  expect(without).toEqual([
    'redirection',
    'transactionSuccess',
    'reconsent',
    'reconsentDutch',
    'reconsentEnglish',
    'getConsentDutch',
    'getConsentEnglish',
  ])
  expect([addressOf('home', 'en'), addressOf('contact', 'en')]).toEqual(['/en', '/en/contact'])
})
