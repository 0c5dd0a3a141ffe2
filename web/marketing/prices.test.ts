import { describe, expect, test } from 'vitest'
import { loanTermsMonths } from '#lending/policy/limits.ts'
import { credit } from './credit/page.tsx'
import { creditTexts } from './credit/text.ts'
import { loan } from './loan/page.tsx'
import { loanTexts } from './loan/text.ts'
import { priceExample, quoteOf, yearlyCostRange } from '../home/figures.ts'
import { productData } from './product-data.ts'
import { productFigures } from '../product-figures.ts'

/** Cents of an amount with two decimals. */
const cents = (text: string) => Number(text.replace(/\D/g, ''))

describe('the price examples', () => {
  test.each([
    ['ROUTE-2 loan', loan.example],
    ['ROUTE-3 credit', credit.example],
  ])('%s: what is lent, the interest and the fees make what is paid', (_name, asked) => {
    const { interest, fees, total, yearlyCost } = priceExample(asked, 'nl')
    expect(asked.amountCents + cents(interest) + cents(fees)).toBe(cents(total))
    const { lowest, highest } = yearlyCostRange(asked)
    const shown = cents(yearlyCost) / 10_000
    expect(shown).toBeGreaterThan(lowest)
    expect(shown).toBeLessThan(highest)
  })

  test('ROUTE-2 a linear loan: principal of 40,000 over 36 months and a month of 12.3 % make the first instalment', () => {
    const { first } = priceExample(loan.example, 'nl')
    expect(cents(first)).toBe(Math.round(4_000_000 / 36) + Math.round((4_000_000 * 0.123) / 12))
  })

  test('ROUTE-2 the table has every term, and a longer one costs less a month and more in all', () => {
    const rows = loan.rows('nl')
    expect(rows.map(([term]) => term)).toEqual(loanTermsMonths.map((months) => `${months} maanden`))
    const firsts = rows.map(([, first]) => cents(first))
    const interests = rows.map(([, , interest]) => cents(interest))
    expect(firsts).toEqual([...firsts].sort((a, b) => b - a))
    expect(interests).toEqual([...interests].sort((a, b) => a - b))
  })

  test('ROUTE-3 the provision of the table is the share of the limit', () => {
    expect(credit.rows('en').map(([, provision]) => provision)).toEqual([
      '€112.50',
      '€225.00',
      '€450.00',
      '€1,125.00',
      '€2,250.00',
    ])
  })

  test('an example that we do not offer stops the build', () => {
    expect(() => quoteOf({ ...loan.example, amountCents: 1 })).toThrow(/We offer no PBL/)
  })
})

describe('the words of both products', () => {
  test.each([
    ['ROUTE-2', loanTexts],
    ['ROUTE-3', creditTexts],
  ])('%s both languages show the same figures and ask the same questions', (_route, texts) => {
    expect(texts.en.price.rows.map(([, value]) => value)).toEqual(texts.nl.price.rows.map(([, value]) => value))
    expect(texts.en.questions.ids).toEqual(texts.nl.questions.ids)
    expect(texts.en.facts(productFigures('en'))).toHaveLength(texts.nl.facts(productFigures('nl')).length)
    for (const language of ['nl', 'en'] as const) {
      // The length that search engines show.
      expect(texts[language].description(productFigures(language)).length).toBeLessThanOrEqual(170)
    }
  })

  test('ROUTE-21 the structured data holds the bounds of the price table in percent', () => {
    const product = productData({
      page: 'businessLoan',
      language: 'nl',
      name: 'Kortlopende zakelijke lening',
      description: 'Een lening',
      category: 'Short-term loan',
      quoted: quoteOf(loan.example),
      yearlyCost: yearlyCostRange(loan.example),
      fees: 'Geen',
    })
    expect(product).toMatchObject({
      '@type': 'FinancialProduct',
      interestRate: { minValue: 7.8, maxValue: 15.5, unitText: '%' },
    })
  })
})
