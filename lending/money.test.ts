import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatEuros, formatRate, parseAmount, roundCents } from '#lending/money.ts'

describe('what a person typed', () => {
  test.each([
    ['10.000', 10_000_00],
    ['1.234,56', 1_234_56],
    ['€ 5.000', 5_000_00],
    ['12,5', 12_50],
    ['0,005', 1],
    ['', 0],
    ['abc', 0],
    ['12a', 0],
    ['1,2,3', 0],
    ['99999999999999999999', 0],
    ['-12,50', -12_50],
    [',5', 50],
    [',75', 75],
    ['7,', 7_00],
    [',', 0],
    ['x12', 0],
    ['12x', 0],
    ['1e3', 0],
    ['0x10', 0],
    ['Infinity', 0],
    ['+5', 0],
  ])('FMT-2 %s is %i cents', (text, cents) => expect(parseAmount(text)).toBe(cents))

  test('FMT-2 what we show with decimals is read back as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => {
        expect(parseAmount(formatEuros(cents, { decimals: 2 }))).toBe(cents)
      }),
    )
  })
})

test('FMT-4 euros are shown without decimals, in the manner of the language', () => {
  expect(formatEuros(1_234_567_89)).toBe('€\u00a01.234.568')
  expect(formatEuros(1_234_567_89, { locale: 'en' })).toBe('€1,234,568')
  expect(formatEuros(-50_00)).toBe('€\u00a0-50')
  expect(formatEuros(-49)).toBe('€\u00a00')
  expect(formatEuros(999_99, { decimals: 2 })).toBe('€\u00a0999,99')
  expect(formatEuros(1_234_05, { decimals: 2, locale: 'en' })).toBe('€1,234.05')
  expect(formatEuros(-5, { decimals: 2 })).toBe('€\u00a0-0,05')
  expect([formatEuros(0), formatEuros(0, { decimals: 2, locale: 'en' })]).toEqual(['€\u00a00', '€0.00'])
})

test('FMT-4 percentages have two decimals by default', () => {
  expect(formatRate(0.112)).toBe('11,20%')
  expect(formatRate(0.112, { locale: 'en', decimals: 1 })).toBe('11.2%')
})

test('half a cent goes away from zero on both sides, and zero has no sign', () => {
  expect([roundCents(0.5), roundCents(-0.5), roundCents(1.4)]).toEqual([1, -1, 1])
  expect(Object.is(roundCents(-0.2), 0)).toBe(true)
})
