import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { lendingLimits, loanTermsMonths } from '#lending/policy/limits.ts'
import {
  amountAt,
  amountText,
  firstQuote,
  lastPlace,
  nearestChoice,
  placeOf,
  quoteBetween,
  quoteBounds,
  quoteHeading,
  quoteWords,
} from './quote-figures.ts'
import { AmountBounds } from './quote-slider.tsx'
import { builtQuote, quoteTables } from './quote-table.ts'

const figure = { clientRate: 7.8, yearlyCostPercentage: 8.08 }
const from = {
  ...figure,
  firstInstalmentCents: 857_49,
  totalInterestCents: 3_006_10,
  totalCostCents: 3_006_10,
  totalToRepayCents: 28_006_10,
}
const to = {
  ...figure,
  yearlyCostPercentage: 14.37,
  firstInstalmentCents: 975_01,
  totalInterestCents: 5_203_01,
  totalCostCents: 5_203_01,
  totalToRepayCents: 30_203_01,
}

describe('the quote on home', () => {
  test('FMT-3 its figures run from the best grade to the dearest, and rounding never promises too much', () => {
    expect(quoteWords({ from, to }, 'nl')).toEqual({
      lowest: '€\u00a03.006',
      first: '€\u00a0857 tot €\u00a0976',
      borrowed: '€\u00a025.000',
      interest: '€\u00a03.006 tot €\u00a05.204',
      costs: 'geen',
      back: '€\u00a028.006 tot €\u00a030.204',
      yearlyCost: '8,08% tot 14,37%',
    })
    expect(quoteWords({ from, to }, 'en').first).toBe('€857 to €976')
  })

  test('FLOW-4 a choice beyond the bounds or between two steps becomes the nearest that we offer', () => {
    expect(nearestChoice({ amount: 1, years: 0 })).toEqual({ amount: lendingLimits.loanAmountMinCents / 100, years: 1 })
    expect(nearestChoice({ amount: 999_999_999, years: 99 }).amount).toBe(lendingLimits.loanAmountMaxCents / 100)
    expect(nearestChoice({ amount: 12_740, years: 3 }).amount).toBe(12_500)
  })

  test('the tables hold every term that we offer, in both languages, and cost what a quote costs', () => {
    for (const language of ['nl', 'en'] as const) {
      const tables = quoteTables(language)
      expect(tables.map(({ termMonths }) => termMonths)).toEqual([...loanTermsMonths])
      const [amount, first, back] = tables[2]!.rows[2]!
      const words = quoteWords(builtQuote(25_000, 36), language)
      expect([amount, first, back]).toEqual([language === 'nl' ? '€\u00a025.000' : '€25,000', words.first, words.back])
    }
  })

  test('FLOW-4 the slider reaches the smallest and the largest amount, and every place is one that we lend', () => {
    const places = Array.from({ length: lastPlace + 1 }, (_, place) => amountAt(place))
    expect([places[0], places.at(-1)]).toEqual([quoteBounds.amountMin, quoteBounds.amountMax])
    expect(places.map((amount) => nearestChoice({ amount, years: 1 }).amount)).toEqual(places)
    expect(places.map(placeOf)).toEqual(places.map((_, place) => place))
    expect([placeOf(60_500), placeOf(999_999_999)]).toEqual([placeOf(61_000), lastPlace])
  })

  test('FLOW-4 the slider names its ends in euros', () => {
    const endsIn = (language: 'nl' | 'en') => renderToStaticMarkup(AmountBounds({ language })).replaceAll('\u00a0', ' ')
    expect(endsIn('nl')).toContain('<span>Van € 5.000</span> <span>tot € 250.000</span>')
    expect(endsIn('en')).toContain('<span>From €5,000</span> <span>to €250,000</span>')
  })

  test('the raft of the built page floats where the slider stands', () => {
    const css = readFileSync(new URL('./quote.css', import.meta.url), 'utf8')
    expect(Number(/var\(--at, ([\d.]+)\)/.exec(css)?.[1])).toBeCloseTo(placeOf(firstQuote.amount) / lastPlace, 3)
  })

  test('a figure on its way to another lies between the two, and ends as that one', () => {
    const range = { from, to: from }
    const next = { from: to, to }
    expect(quoteBetween(range, next, 0).from).toEqual(from)
    expect(quoteBetween(range, next, 0.5).from.totalCostCents).toBe((3_006_10 + 5_203_01) / 2)
    expect(quoteBetween(range, next, 1)).toEqual(next)
  })

  test('the build stops at an amount that is no longer offered', () => {
    expect(() => builtQuote(1, 36)).toThrow('no loan of 1 euros')
  })

  test('amount and term read well in both languages', () => {
    expect(quoteHeading({ amount: 25_000, years: 3 }, 'nl')).toBe('€\u00a025.000 voor 3 jaar')
    expect(quoteHeading({ amount: 25_000, years: 1 }, 'en')).toBe('€25,000 for a year')
    expect(amountText(25_000, 'nl')).toBe('25.000')
  })
})
