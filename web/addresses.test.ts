import { expect, test } from 'vitest'
import { addresses, addressOf, overviewAt, type PageName } from './addresses.ts'

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

test('RECON-9 only an overview of re-consent is gone back to, whatever a page or a store names', () => {
  const overviews = ['/reconsent', '/reconsent/NL', '/reconsent/EN']
  expect(overviews.map(overviewAt)).toEqual(overviews)
  const others = ['/', '/contact', '/reconsent/get-consent/NL', 'https://evil.example/reconsent', '//evil', '', null, 7]
  expect(others.map(overviewAt)).toEqual(others.map(() => null))
})
