import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from '#lending/language.ts'
import { breadcrumbs, canonicalPage, fullAddressOf, lenderData, pageMeta } from './page-meta.ts'

const meta = (language: Language) =>
  pageMeta({
    page: 'shortTermLoan',
    language,
    title: 'Lening',
    description: 'Een lening.',
    structured: [breadcrumbs('shortTermLoan', language, 'Lening')],
  })

test('ROUTE-2 ROUTE-3 two addresses of one page have one canonical address', () => {
  expect(canonicalPage('shortTermLoan')).toBe('businessLoan')
  expect(canonicalPage('shortTermCredit')).toBe('businessCredit')
  expect(canonicalPage('faq')).toBe('faq')
  expect(fullAddressOf('shortTermCredit', 'en')).toMatch(/^https:\/\/.+\/en\/zakelijk-krediet$/)
  const canonical = meta('nl').find((tag) => 'rel' in tag && tag.rel === 'canonical')
  expect(canonical).toMatchObject({ tagName: 'link', href: fullAddressOf('businessLoan', 'nl') })
})

test('ROUTE-20 ROUTE-21 a page names both its languages, its words for social sites and its place', () => {
  const tags = meta('en')
  const alternates = tags.filter((tag) => 'hrefLang' in tag)
  expect(alternates.map((tag) => ('hrefLang' in tag ? tag.hrefLang : ''))).toEqual(['nl', 'en', 'x-default'])
  expect(tags).toContainEqual({ property: 'og:locale', content: 'en_GB' })
  expect(tags).toContainEqual({ property: 'og:title', content: 'Lening' })
  expect(tags).toContainEqual({ title: 'Lening | Vlot' })
  expect(tags.at(-1)).toMatchObject({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2, item: fullAddressOf('businessLoan', 'en') }],
    },
  })
})

test('ROUTE-21 a title that names us is not given our name again, and home says who we are', () => {
  const [title] = pageMeta({ page: 'home', language: 'nl', title: 'Vlot: geld lenen', description: 'Leen.' })
  expect(title).toEqual({ title: 'Vlot: geld lenen' })
  expect(lenderData('nl', 'Leen.')).toMatchObject({ '@type': 'FinancialService', telephone: '+31850001234' })
})

test('ROUTE-21 every page has a card for social sites in its language, and each card is there', () => {
  const cardOf = (page: 'faq' | 'shortTermLoan' | 'businessCredit', language: Language) => {
    const tags = pageMeta({ page, language, title: 'Titel', description: 'Tekst.' })
    const found = tags.find((tag) => 'property' in tag && tag.property === 'og:image')
    return found && 'content' in found ? String(found.content) : ''
  }
  expect(cardOf('shortTermLoan', 'nl')).toMatch(/\/social\/loan-nl\.png$/)
  for (const page of ['faq', 'shortTermLoan', 'businessCredit'] as const) {
    for (const language of ['nl', 'en'] as const) {
      const picture = readFileSync(new URL(`public${new URL(cardOf(page, language)).pathname}`, import.meta.url))
      // The size that the tags claim, as the head of a PNG has it (PNG, 11.2.1).
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    }
  }
})
