import { ownPolicy } from '#lending/policy/policy.ts'
import { describe, expect, test } from 'vitest'
import {
  affordableAmount,
  amountBounds,
  askedBurden,
  bindingStress,
  coverageOf,
  debtServiceCoverage,
  type Means,
  type Product,
  productsAt,
  productsFor,
  productsSeen,
  smallestLoan,
  stressed,
} from '#lending/pricing/affordability.ts'

const means: Means = {
  requestedAmountCents: 25_000_00,
  averageMonthlyTurnoverCents: 30_000_00,
  availableMonthlyCents: 4_000_00,
  existingDebtServiceMonthlyCents: 0,
  expectedExpensesCents: 0,
  variableCostsMonthlyCents: 0,
  ownerFlexibleMonthlyCents: 0,
  turnoverVariation: 0.1,
  coverageDays: 730,
}
const free: Product = { productType: 'PBL', termMonths: 12, yearlyRate: 0, feeShare: 0 }
const credit: Product = { ...free, productType: 'PBC' }
/** All costs fall along, so that no stress is in play unless a test asks for it. */
const amountFor = (parts: Partial<Means>, product = free) => {
  const whole = { ...means, ...parts }
  const allFalls = { variableCostsMonthlyCents: whole.averageMonthlyTurnoverCents }
  return affordableAmount({ ...whole, ...allFalls, ...parts }, product, ownPolicy)
}

test('CORE-6 the products of a grade are its loan rates by term, without a fee, and its credit with a provision', () => {
  expect(productsFor('B', ownPolicy)).toEqual([
    { productType: 'PBL', termMonths: 12, yearlyRate: 0.089, feeShare: 0 },
    { productType: 'PBL', termMonths: 24, yearlyRate: 0.093, feeShare: 0 },
    { productType: 'PBL', termMonths: 36, yearlyRate: 0.097, feeShare: 0 },
    { productType: 'PBL', termMonths: 48, yearlyRate: 0.101, feeShare: 0 },
    { productType: 'PBL', termMonths: 60, yearlyRate: 0.105, feeShare: 0 },
    { productType: 'PBC', termMonths: 12, yearlyRate: 0.077, feeShare: 0.0225 },
  ])
})

test('CORE-6 a loan is 5,000 to 250,000 euros, a credit 2,000 to 100,000', () => {
  expect(amountBounds('PBL', ownPolicy.limits)).toEqual({ minCents: 5_000_00, maxCents: 250_000_00 })
  expect(amountBounds('PBC', ownPolicy.limits)).toEqual({ minCents: 2_000_00, maxCents: 100_000_00 })
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
    expect(smallestLoan([free, { ...free, termMonths: 60 }], ownPolicy.limits)).toEqual({
      productType: 'PBL',
      termMonths: 60,
      amountCents: 5_000_00,
      serviceCents: 999_96,
    })
    expect(smallestLoan([free, credit], ownPolicy.limits)?.serviceCents).toBe(2_000_00)
  })
})

describe('CORE-6 the amount that is offered', () => {
  test.each<[string, Partial<Means>, number, string]>([
    ['what was asked', {}, 25_000_00, 'requested'],
    ['rounded down to 500 euros', { requestedAmountCents: 25_499_99 }, 25_000_00, 'requested'],
    ['two and a half months of turnover', { averageMonthlyTurnoverCents: 8_000_00 }, 20_000_00, 'turnover'],
    ['that, rounded down', { averageMonthlyTurnoverCents: 8_100_00 }, 20_000_00, 'turnover'],
    ['that, also where just that was asked', { averageMonthlyTurnoverCents: 10_000_00 }, 25_000_00, 'requested'],
    [
      'the most we lend',
      { requestedAmountCents: 900_000_00, averageMonthlyTurnoverCents: 110_000_00, availableMonthlyCents: 90_000_00 },
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
    expect(amountFor({ averageMonthlyTurnoverCents: 1_999_99 })).toBeNull()
    expect(amountFor({ availableMonthlyCents: 500_00 })).toBeNull()
    expect(amountFor({ availableMonthlyCents: -500_00 })).toBeNull()
  })

  test('of a credit has its own bounds', () => {
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

describe('CORE-6 the fall in turnover that an offer must stand', () => {
  test.each([
    [0, 0.1],
    [0.2, 0.1],
    [0.325, 0.15],
    [0.45, 0.2],
    [2, 0.2],
    [null, 0.2],
  ])('with a variation of %s is %s', (variation, fall) =>
    expect(bindingStress(variation, ownPolicy.stress)).toBeCloseTo(fall, 9),
  )

  test('takes purchases along, leaves fixed costs, and what owners take above their living', () => {
    const thin = { ...means, variableCostsMonthlyCents: 12_000_00 }
    expect(stressed(thin, -0.1).availableMonthlyCents).toBe(2_200_00)
    expect(stressed({ ...thin, ownerFlexibleMonthlyCents: 1_000_00 }, -0.1).availableMonthlyCents).toBe(3_200_00)
    expect(stressed({ ...thin, ownerFlexibleMonthlyCents: 5_000_00 }, -0.1).availableMonthlyCents).toBe(4_000_00)
    expect(stressed(thin, 0.1).availableMonthlyCents).toBe(5_800_00)
  })

  test('binds: what it does not leave is not lent', () => {
    expect(amountFor({ variableCostsMonthlyCents: 0, availableMonthlyCents: 4_000_00 })).toEqual({
      amountCents: 12_000_00,
      cappedBy: 'debt-service',
    })
  })
})

test.each([
  [179, []],
  [180, [12]],
  [359, [12]],
  [360, [12, 24]],
  [539, [12, 24]],
  [540, [12, 24, 36]],
  [699, [12, 24, 36]],
  [700, [12, 24, 36, 48, 60]],
])('CORE-6 a history of %i days allows loans of %j months', (days, terms) => {
  const loans = productsFor('B', ownPolicy).filter(({ productType }) => productType === 'PBL')
  expect(productsSeen(loans, days, ownPolicy).map(({ termMonths }) => termMonths)).toEqual(terms)
})

describe('CORE-6 the price at a score', () => {
  const ratesAt = (score: number) => productsAt(score, ownPolicy).map(({ yearlyRate }) => yearlyRate)

  test('is a grade’s where it begins and between two of them in between', () => {
    expect([640, 635, 630, 625, 560, 500].map((score) => ratesAt(score)[0])).toEqual([
      0.074, 0.074, 0.0815, 0.089, 0.131, 0.131,
    ])
  })

  test('no point moves it by more than half a percentage point, and safer is never dearer', () => {
    for (let score = 540; score < 660; score++) {
      for (const [place, rate] of ratesAt(score + 1).entries()) {
        expect(rate).toBeLessThanOrEqual(ratesAt(score)[place]!)
        expect(ratesAt(score)[place]! - rate).toBeLessThan(0.005)
      }
    }
  })

  test('of a further year rises by at least 0.2 points at A, 0.4 at B, 0.7 at C and 1.2 at D', () => {
    for (const [score, rise] of [
      [635, 0.002],
      [625, 0.004],
      [605, 0.007],
      [560, 0.012],
    ] as const) {
      const rates = ratesAt(score).slice(0, 5)
      for (const [year, rate] of rates.slice(1).entries()) expect(rate - rates[year]!).toBeGreaterThan(rise - 1e-9)
    }
  })
})

test('CORE-5 how heavy a request is: against what is carried, at most one, and never lighter for asking more', () => {
  const carried = { ...means, requestedAmountCents: 18_132_00 }
  expect(askedBurden(carried, ownPolicy)).toBeCloseTo(0.5, 3)
  expect(askedBurden({ ...carried, requestedAmountCents: 900_000_00 }, ownPolicy)).toBe(1)
  expect(askedBurden({ ...carried, availableMonthlyCents: 0 }, ownPolicy)).toBe(1)
  expect(askedBurden({ ...carried, averageMonthlyTurnoverCents: 14_505_60 }, ownPolicy)).toBeCloseTo(0.5, 3)
})
