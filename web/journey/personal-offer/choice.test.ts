import { describe, expect, test } from 'vitest'
import type { Offer, OfferRange } from '#contract/offers.ts'
import { amountWithin, choiceOf, choicesFor, firstWish, type Ranges, rangeOf } from './choice.ts'
import { boundsSentence, creditUseCents } from './choice-words.ts'
import { stressSentence } from './own-months.tsx'
import { monthsSentence } from '../../months-picture.tsx'

const loan = (years: number, maxAmount: number, part: Partial<OfferRange> = {}): OfferRange => ({
  productType: 'PBL',
  termMonths: years * 12,
  minAmount: 5_000,
  maxAmount,
  limitedBy: 'debt-service',
  ...part,
})
const credit: OfferRange = { ...loan(1, 12_000), productType: 'PBC', minAmount: 2_000 }
const ranges: Ranges = {
  requestedAmount: 25_000,
  step: 500,
  ranges: [credit, loan(3, 30_000), loan(1, 18_000), loan(2, 25_000)],
  outOfReach: [{ termMonths: 48, because: 'history', historyDays: 700 }],
  months: [
    { from: '2026-09-22', to: '2026-10-21', leftCents: 80_000, heavy: null },
    { from: '2026-10-22', to: '2026-11-21', leftCents: 20_000, heavy: null },
  ],
  stressTried: { fall: 0.12, leftMonthlyCents: 90_000 },
}
const offer = {
  productType: 'PBC',
  termMonths: 12,
  loanAmount: 25_000,
  clientRate: 7.7,
  firstInstalmentCents: 58_700,
  schedule: Array.from({ length: 24 }, (_, index) => ({ totalCents: 58_700 - index * 100 })),
} as unknown as Offer

/** An amount is never broken from its sign. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('FLOW-9 where the sliders stand at first', () => {
  test('is a loan of what was asked over a year, as far as a year carries it', () => {
    const wish = firstWish(ranges, null)
    expect(choiceOf(ranges, wish)).toEqual({ productType: 'PBL', termMonths: 12, amount: 18_000 })
  })

  test('is never more than was asked', () => {
    const modest = { ...ranges, requestedAmount: 7_500 }
    expect(choiceOf(modest, firstWish(modest, null))?.amount).toBe(7_500)
  })

  test('is the choice that was made before, the shortest term where a year is not offered, the credit where no loan is', () => {
    expect(choiceOf(ranges, firstWish(ranges, { ...offer, loanAmount: 3_000 }))).toEqual({
      productType: 'PBC',
      termMonths: 12,
      amount: 3_000,
    })
    expect(firstWish({ ...ranges, ranges: [loan(3, 30_000), loan(2, 25_000)] }, null).termMonths).toBe(24)
    expect(firstWish({ ...ranges, ranges: [credit] }, null).productType).toBe('PBC')
  })
})

test('FLOW-9 what a shorter term holds down comes back with a longer one', () => {
  const wish = firstWish(ranges, null)
  expect(choiceOf(ranges, { ...wish, termMonths: 36 })?.amount).toBe(25_000)
  expect(choiceOf(ranges, { ...wish, termMonths: 600 })?.termMonths).toBe(36)
})

test.each([
  [4_000, 5_000],
  [7_749, 7_500],
  [7_750, 8_000],
  [99_000, 18_000],
])('an amount of %i is counted as %i', (typed, amount) => {
  expect(amountWithin(typed, loan(1, 18_000), 500)).toBe(amount)
})

test('FLOW-9 the same amount is compared in every term and as a credit, as far as each carries it', () => {
  const compared = choicesFor(ranges, firstWish(ranges, null))
  expect(compared.map(({ productType, termMonths, amount }) => [productType, termMonths, amount])).toEqual([
    ['PBL', 12, 18_000],
    ['PBL', 24, 25_000],
    ['PBL', 36, 25_000],
    ['PBC', 12, 12_000],
  ])
})

describe('in words', () => {
  const year = rangeOf(ranges, { productType: 'PBL', termMonths: 12 })!

  test('FLOW-9 why not more and why not longer', () => {
    expect(plain(boundsSentence(ranges, year, 'nl'))).toBe(
      'Meer dan € 18.000 kan bij deze looptijd niet: dan houd je te weinig over als je omzet tegenvalt. Kies je 2 jaar, dan kan het tot € 25.000. Langer dan 3 jaar kan nog niet: daarvoor willen we 23 maanden aan transacties zien.',
    )
    expect(plain(boundsSentence(ranges, credit, 'nl'))).toBe(
      'Een hogere limiet dan € 12.000 kan niet: dan houd je te weinig over als je omzet tegenvalt.',
    )
    const whole = { ...ranges, ranges: [loan(5, 250_000, { limitedBy: 'product-maximum' })], outOfReach: [] }
    expect(boundsSentence(whole, whole.ranges[0]!, 'en')).toBe(
      'We don’t lend anyone more than €250,000. We don’t lend for longer than 5 years.',
    )
  })

  test('FLOW-9 the stress that was tried and how it came out', () => {
    expect(plain(stressSentence(ranges, offer, 'nl'))).toBe(
      'We rekenden ook na of het past als je omzet 12% lager is. Dat past: je houdt dan gemiddeld € 900 per maand over en betaalt het eerste jaar gemiddeld € 582.',
    )
    const just = { ...ranges, stressTried: { fall: 0.2, leftMonthlyCents: 60_000 } }
    expect(stressSentence(just, offer, 'nl')).toContain('Dat past maar net: ')
    const tight = { ...ranges, stressTried: { fall: 0.2, leftMonthlyCents: 58_149 } }
    expect(stressSentence(tight, offer, 'nl')).toContain('Dat wordt te krap')
  })

  test('FLOW-9 in how many own months enough was left', () => {
    expect(plain(monthsSentence(ranges.months, offer.firstInstalmentCents, 'nl'))).toBe(
      'In 1 van de laatste 2 maanden hield je genoeg over voor € 587.',
    )
    const ofVat = { ...ranges, months: ranges.months.map((month) => ({ ...month, heavy: 'vat' as const })) }
    expect(plain(monthsSentence(ofVat.months, offer.firstInstalmentCents, 'en'))).toMatch(
      / Not in \w+, when you paid VAT\.$/,
    )
  })

  test('FLOW-9 a credit costs by what is drawn and for how long', () => {
    expect(creditUseCents({ clientRate: 7.7 }, 5_000, 6)).toBe(4_430)
    expect(creditUseCents({ clientRate: 7.7 }, 10_000, 1)).toBe(1_477)
  })
})
