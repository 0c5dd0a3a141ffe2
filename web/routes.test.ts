import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addresses, addressOf, type PageName } from './addresses.ts'
import { languageOf } from '#ui/language.ts'
import { pageAt } from './page-at.ts'
import { contentPages, isBuilt, journeyPages, kindOfPage, popupPages } from './pages.ts'

const names = Object.keys(addresses) as PageName[]

test('ROUTE-20 an address leads back to its page and language', () => {
  for (const page of names) {
    for (const language of ['nl', 'en'] as const) {
      const address = addressOf(page, language)
      expect(pageAt(address)).toBe(page)
      if (address.startsWith('/en')) expect(languageOf(address)).toBe('en')
    }
  }
  expect(pageAt('/contact/')).toBe('contact')
  expect(pageAt('/no-such-page')).toBeNull()
})

test('ROUTE-16 re-consent pages have the language of their own address', () => {
  expect(['/reconsent', '/reconsent/NL', '/reconsent/get-consent/NL'].map(languageOf)).toEqual(['nl', 'nl', 'nl'])
  expect(['/reconsent/EN', '/reconsent/get-consent/EN'].map(languageOf)).toEqual(['en', 'en'])
  expect(languageOf('/english')).toBe('nl')
})

test('every page that is routed has its file, and its kind is one of the three', () => {
  for (const [page, file] of Object.entries({ ...contentPages, ...popupPages, ...journeyPages })) {
    expect(existsSync(new URL(file, import.meta.url)), file).toBe(true)
    expect(isBuilt(page as PageName)).toBe(true)
    expect(['content', 'popup', 'journey']).toContain(kindOfPage(page as PageName))
  }
})
