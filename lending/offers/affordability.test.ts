import { describe, expect, test } from 'vitest'
import { lendingLimits } from '#lending/limits.ts'
import {
  affordableAmount,
  amountBounds,
  coverageOf,
  debtServiceCoverage,
  type Means,
  type Product,
  productsFor,
  smallestServiceCents,
} from '#lending/offers/affordability.ts'
import { priceTable } from '#lending/offers/price-table.ts'

const means: Means = {
  requestedAmountCents: 25_000_00,
  averageMonthlyTurnoverCents: 30_000_00,
  availableMonthlyCents: 4_000_00,
  existingDebtServiceMonthlyCents: 0,
  expectedExpensesCents: 0,
}
const free: Product = { productType: 'PBL', termMonths: 12, yearlyRate: 0, feeShare: 0 }
const credit: Product = { ...free, productType: 'PBC' }
const amountFor = (parts: Partial<Means>, product = free) =>
  affordableAmount({ ...means, ...parts }, product, lendingLimits)

test('CORE-6 the products of a grade are its loan rates by term, without a fee, and its credit with a provision', () => {
  expect(productsFor('B', priceTable, lendingLimits)).toEqual([
    { productType: 'PBL', termMonths: 12, yearlyRate: 0.089, feeShare: 0 },
    { productType: 'PBL', termMonths: 24, yearlyRate: 0.091, feeShare: 0 },
    { productType: 'PBL', termMonths: 36, yearlyRate: 0.093, feeShare: 0 },
    { productType: 'PBL', termMonths: 48, yearlyRate: 0.095, feeShare: 0 },
    { productType: 'PBL', termMonths: 60, yearlyRate: 0.097, feeShare: 0 },
    { productType: 'PBC', termMonths: 12, yearlyRate: 0.077, feeShare: 0.0225 },
  ])
})

test('CORE-6 a loan is 5,000 to 250,000 euros, a credit 2,000 to 100,000', () => {
  expect(amountBounds('PBL', lendingLimits)).toEqual({ minCents: 5_000_00, maxCents: 250_000_00 })
  expect(amountBounds('PBC', lendingLimits)).toEqual({ minCents: 2_000_00, maxCents: 100_000_00 })
})

describe('CORE-6 debt service coverage', () => {
  const busy: Means = { ...means, expectedExpensesCents: 6_000_00, existingDebtServiceMonthlyCents: 500_00 }

  test('is the year’s cash less expected expenses, over old and new instalments', () => {
    expect(coverageOf(busy, 8_000_00)).toBe(42_000_00 / 14_000_00)
    expect(debtServiceCoverage(busy, free, 8_000_00)).toBe(3)
    expect(debtServiceCoverage(busy, { ...free, termMonths: 24 }, 24_000_00)).toBe(42_000_00 / 18_000_00)
    expect(debtServiceCoverage(means, { ...free, yearlyRate: 0.12 }, 12_000_00)).toBe(48_000_00 / 12_780_00)
  })

  test('is endless where there is nothing to pay', () => {
    expect(coverageOf(means, 0)).toBe(Infinity)
    expect(coverageOf({ ...means, availableMonthlyCents: -1 }, 0)).toBe(Infinity)
  })

  test('is asked first of the product whose first year costs least', () => {
    expect(smallestServiceCents([free, { ...free, termMonths: 60 }], lendingLimits)).toBe(999_96)
    expect(smallestServiceCents([free, credit], lendingLimits)).toBe(2_000_00)
  })
})

describe('CORE-6 the amount that is offered', () => {
  test.each<[string, Partial<Means>, number, string]>([
    ['what was asked', {}, 25_000_00, 'requested'],
    ['rounded down to 500 euros', { requestedAmountCents: 25_499_99 }, 25_000_00, 'requested'],
    ['four months of turnover', { averageMonthlyTurnoverCents: 5_000_00 }, 20_000_00, 'turnover'],
    ['four months of turnover, rounded down', { averageMonthlyTurnoverCents: 5_100_00 }, 20_000_00, 'turnover'],
    [
      'four months of turnover, also where just that was asked',
      { averageMonthlyTurnoverCents: 6_250_00 },
      25_000_00,
      'requested',
    ],
    [
      'the most we lend',
      { requestedAmountCents: 900_000_00, averageMonthlyTurnoverCents: 90_000_00, availableMonthlyCents: 90_000_00 },
      250_000_00,
      'product-maximum',
    ],
    ['what is carried with a quarter to spare', { availableMonthlyCents: 1_250_00 }, 12_000_00, 'debt-service'],
    ['that, a cent short of it', { availableMonthlyCents: 1_249_99 }, 11_500_00, 'debt-service'],
    [
      'what is carried beside other loans',
      { availableMonthlyCents: 1_250_00, existingDebtServiceMonthlyCents: 500_00 },
      6_000_00,
      'debt-service',
    ],
    ['the least we lend', { requestedAmountCents: 5_000_00 }, 5_000_00, 'requested'],
  ])('%s', (_name, parts, amountCents, cappedBy) => expect(amountFor(parts)).toEqual({ amountCents, cappedBy }))

  test('is none below the least we lend, whatever makes it so low', () => {
    expect(amountFor({ requestedAmountCents: 4_999_99 })).toBeNull()
    expect(amountFor({ averageMonthlyTurnoverCents: 1_249_99 })).toBeNull()
    expect(amountFor({ availableMonthlyCents: 500_00 })).toBeNull()
    expect(amountFor({ availableMonthlyCents: -500_00 })).toBeNull()
  })

  test('of a credit has bounds of its own', () => {
    expect(amountFor({ requestedAmountCents: 2_000_00 }, credit)).toEqual({
      amountCents: 2_000_00,
      cappedBy: 'requested',
    })
    const rich = { requestedAmountCents: 900_000_00, averageMonthlyTurnoverCents: 90_000_00 }
    expect(amountFor({ ...rich, availableMonthlyCents: 90_000_00 }, credit)).toEqual({
      amountCents: 100_000_00,
      cappedBy: 'product-maximum',
    })
  })
})
