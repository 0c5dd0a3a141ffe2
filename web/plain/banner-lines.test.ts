import { expect, test } from 'vitest'
import { addresses, addressOf, type PageName } from '../addresses.ts'
import { contentPages, journeyPages } from '../pages.ts'
import { bannerLines, mayShowBanner } from './banner-lines.ts'

const on = (message: string) => ({ treatment: 'on', config: { message, messageEnglish: `${message} (en)` } })
const flags = {
  'homepage-banner': on('Nieuws'),
  'maintenance-banner': on('Onderhoud'),
  'busy-banner': on('Druk'),
}

test('BANNER-3 no banner on home, the short-term pages, about you, the knowledge base and re-consent', () => {
  const hidden = (Object.keys(addresses) as PageName[]).filter((page) => !mayShowBanner(addresses[page]))
  expect(hidden.toSorted()).toEqual(
    [
      ...['home', 'businessLoan', 'shortTermLoan', 'businessCredit', 'shortTermCredit', 'aboutYou'],
      ...['knowledgeBase', 'knowledgeBusiness', 'knowledgeTerms', 'knowledgeFinancing'],
      ...['reconsent', 'reconsentDutch', 'reconsentEnglish', 'getConsentDutch', 'getConsentEnglish'],
    ].toSorted(),
  )
  expect(['/en', '/en/jouw-aanvraag', '/kennisbank/ondernemen/voorraadbeheer'].some(mayShowBanner)).toBe(false)
})

test('BANNER-1 every other page may show one, one that does not exist as well', () => {
  const others = ['faq', 'contact', 'cookies', 'extraExpenses', 'getOffers', 'personalOffer'] as const
  for (const page of others) expect(page in { ...contentPages, ...journeyPages }).toBe(true)
  expect(others.every((page) => mayShowBanner(addressOf(page, 'en')))).toBe(true)
  expect(mayShowBanner('/bestaat-niet')).toBe(true)
})

test('BANNER-1 maintenance goes before news, and either is shown alone', () => {
  expect(bannerLines(flags, '/cookies', 'nl')).toEqual([{ text: 'Onderhoud', language: 'nl' }])
  expect(bannerLines({ ...flags, 'maintenance-banner': { treatment: 'off' } }, '/cookies', 'en')).toEqual([
    { text: 'Nieuws (en)', language: 'en' },
  ])
  expect(bannerLines({ ...flags, 'maintenance-banner': { treatment: 'on' } }, '/cookies', 'nl')).toEqual([
    { text: 'Nieuws', language: 'nl' },
  ])
  expect(bannerLines({}, '/contact', 'nl')).toEqual([])
})

test('BANNER-2 the contact page says that it is busy, beside what else there is to say', () => {
  expect(bannerLines(flags, '/contact', 'nl').map(({ text }) => text)).toEqual(['Onderhoud', 'Druk'])
  expect(bannerLines({ 'busy-banner': on('Druk') }, '/en/contact', 'en').map(({ text }) => text)).toEqual(['Druk (en)'])
  expect(bannerLines({ 'busy-banner': on('Druk') }, '/cookies', 'nl')).toEqual([])
})
