import { describe, expect, test } from 'vitest'
import { madeMoney } from '../../testing/made-money.ts'
import {
  type Choices,
  isSecondKnown,
  isSecondNeeded,
  missingIn,
  nothingTyped,
  type Priced,
  requestOf,
  type Typed,
  wantedOf,
} from './answer.ts'

const offer = madeMoney()
const choices: Choices = {
  dataVersion: 4,
  question: 'referral',
  isSecondKnown: true,
  isOwnReading: false,
  isOwnAccount: true,
  aloneUpToCents: 50_000_00,
  stepCents: 500_00,
  asEngine: [offer],
  rulesAgainst: [],
  options: [
    {
      productType: 'PBL',
      termMonths: 24,
      minCents: 5_000_00,
      carriedCents: 8_000_00,
      maxCents: 60_000_00,
      isHistoryShort: false,
    },
  ],
  reasons: [{ code: 'DATA_TOO_OLD', figures: {} }],
}
const own: Typed = { ...nothingTyped, kind: 'own', product: 'PBL-24', amount: 10_000 }
const priced: Priced = { offer, overrides: ['amount-carried'], needsSecond: true, isSecondKnown: true }

describe('DESK-46 an amount of one’s own', () => {
  test('is asked of the table on its steps and within its bounds alone', () => {
    expect(wantedOf(choices, own)).toEqual({ productType: 'PBL', termMonths: 24, amountCents: 10_000_00 })
    for (const amount of [null, 4_500, 10_100, 60_500]) expect(wantedOf(choices, { ...own, amount })).toBeNull()
    expect(wantedOf(choices, { ...own, product: 'PBC-12' })).toBeNull()
  })

  test('is not sent before its price is known and every rule that it sets aside has a reason', () => {
    expect(missingIn(choices, own, null)).toMatchObject({ amount: true })
    expect(missingIn(choices, own, priced)).toEqual({
      amount: false,
      reasons: false,
      words: false,
      whys: ['amount-carried'],
    })
    const named = { ...own, whys: { 'amount-carried': ' Afgelost. ', 'much-gambling': 'van eerder' } }
    expect(missingIn(choices, named, priced).whys).toEqual([])
    expect(requestOf(choices, named, priced)).toEqual({
      dataVersion: 4,
      outcome: 'approved',
      terms: 'own',
      wanted: { productType: 'PBL', termMonths: 24, amountCents: 10_000_00 },
      overrides: [{ rule: 'amount-carried', why: 'Afgelost.' }],
      reasons: [],
      words: null,
    })
  })
})

test('DESK-40 what the engine would offer above one’s authority is put to a colleague', () => {
  const typed: Typed = { ...nothingTyped, kind: 'engine' }
  expect(isSecondNeeded(choices, typed, null)).toBe(true)
  expect(isSecondNeeded({ ...choices, aloneUpToCents: 100_000_00 }, typed, null)).toBe(false)
  expect(isSecondNeeded({ ...choices, aloneUpToCents: 100_000_00, rulesAgainst: ['x'] }, typed, null)).toBe(true)
  expect(isSecondNeeded({ ...choices, aloneUpToCents: 100_000_00, isOwnReading: true }, typed, null)).toBe(true)
  expect(isSecondNeeded(choices, { ...nothingTyped, kind: 'no' }, null)).toBe(false)
})

test('DESK-47 a no has one to four reasons, and nothing of a yes that was typed before', () => {
  const no: Typed = { ...own, kind: 'no', whys: { 'amount-carried': 'x' } }
  expect(missingIn(choices, no, null).reasons).toBe(true)
  expect(missingIn(choices, { ...no, reasons: ['A', 'B', 'C', 'D', 'E'] }, null).reasons).toBe(true)
  const given = { ...no, reasons: ['DATA_TOO_OLD'], words: '  ' }
  expect(missingIn(choices, given, null)).toEqual({ amount: false, reasons: false, words: false, whys: [] })
  expect(requestOf(choices, given, priced)).toMatchObject({
    outcome: 'refused',
    terms: null,
    wanted: null,
    overrides: [],
    reasons: ['DATA_TOO_OLD'],
    words: null,
  })
})

test('DESK-43 it is said in the form when nobody is known who could be the second person', () => {
  const typed: Typed = { ...nothingTyped, kind: 'engine' }
  expect(isSecondKnown({ ...choices, isSecondKnown: false }, typed, null)).toBe(false)
  expect(isSecondKnown(choices, typed, null)).toBe(true)
  expect(isSecondKnown(choices, own, { ...priced, isSecondKnown: false })).toBe(false)
  expect(isSecondKnown({ ...choices, isSecondKnown: false }, own, priced)).toBe(true)
})

test('DESK-83 a yes after a review is not sent without words', () => {
  const typed: Typed = { ...nothingTyped, kind: 'engine' }
  const review: Choices = { ...choices, question: 'review' }
  expect([missingIn(review, typed, null).words, missingIn(choices, typed, null).words]).toEqual([true, false])
  expect(missingIn(review, { ...typed, words: 'Je had gelijk.' }, null).words).toBe(false)
})
