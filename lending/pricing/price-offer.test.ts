import { ownPolicy } from '#lending/policy/policy.ts'
import { describe, expect, test } from 'vitest'
import type { MonthlyCashFlow } from '#lending/facts/cash-flow-facts.ts'
import type { Means, Product } from '#lending/pricing/affordability.ts'
import { earlyRepayments, priceProduct } from '#lending/pricing/price-offer.ts'
import { offeredGrades, priceTable } from '#lending/policy/price-table.ts'
import { quote, quoteRange } from '#lending/pricing/quote.ts'
import { linearSchedule } from '#lending/pricing/schedule.ts'
import { stressTest } from '#lending/pricing/stress-test.ts'
import { yearlyCostRate } from '#lending/pricing/yearly-cost.ts'

const loan: Product = { productType: 'PBL', termMonths: 12, yearlyRate: 0.12, feeShare: 0 }
const payoutOn = '2026-11-21'

describe('CORE-6 the price of twelve thousand euros over a year at 12 %', () => {
  test('is 780 euros of interest, in parts of a thousand', () => {
    const priced = priceProduct(loan, 12_000_00, payoutOn)
    expect(priced).toMatchObject({
      fees: [],
      feesCents: 0,
      netPayoutCents: 12_000_00,
      totalInterestCents: 780_00,
      totalCostCents: 780_00,
      totalToRepayCents: 12_780_00,
    })
    expect(priced.yearlyCostRate * 100).toBeCloseTo(12.6825, 3)
    expect(priced.schedule[0]).toMatchObject({ principalCents: 1_000_00, interestCents: 120_00, totalCents: 1_120_00 })
    expect(priced.schedule[11]).toMatchObject({ principalCents: 1_000_00, interestCents: 10_00, outstandingCents: 0 })
  })

  test.each([
    ['PBL', 'arrangement'],
    ['PBC', 'provision'],
  ] as const)('with a fee kept back a %s names it %s, pays out less and costs more', (productType, kind) => {
    const priced = priceProduct({ ...loan, productType, feeShare: 0.02 }, 12_000_00, payoutOn)
    expect(priced).toMatchObject({
      fees: [{ kind, amountCents: 240_00 }],
      feesCents: 240_00,
      netPayoutCents: 11_760_00,
      totalInterestCents: 780_00,
      totalCostCents: 1_020_00,
      totalToRepayCents: 13_020_00,
    })
    expect(priced.yearlyCostRate).toBeGreaterThan(0.16)
  })

  test('is refused where nothing would be paid out', () => {
    expect(() => priceProduct({ ...loan, feeShare: 1 }, 12_000_00, payoutOn)).toThrow('must pay something out')
  })
})

describe('CORE-6 repaying early', () => {
  const scheduleOf = (termMonths: number) =>
    linearSchedule({ amountCents: 12_000_00, termMonths, yearlyRate: 0.12 }, payoutOn)
  const early = (termMonths: number, productType: 'PBL' | 'PBC' = 'PBL') =>
    earlyRepayments({ ...loan, productType, termMonths }, scheduleOf(termMonths), ownPolicy)

  test('of a loan of a year costs half a percent, on the day of an instalment', () => {
    expect(early(12)).toEqual([
      {
        on: '2027-02-21',
        afterInstalments: 3,
        outstandingCents: 9_000_00,
        feeCents: 45_00,
        totalCents: 9_045_00,
        interestSavedCents: 450_00,
      },
      {
        on: '2027-05-21',
        afterInstalments: 6,
        outstandingCents: 6_000_00,
        feeCents: 30_00,
        totalCents: 6_030_00,
        interestSavedCents: 210_00,
      },
      {
        on: '2027-08-21',
        afterInstalments: 9,
        outstandingCents: 3_000_00,
        feeCents: 15_00,
        totalCents: 3_015_00,
        interestSavedCents: 60_00,
      },
    ])
  })

  test('with more than a year left costs one percent, with just a year left half of that', () => {
    expect(early(24).map(({ afterInstalments, feeCents }) => [afterInstalments, feeCents])).toEqual([
      [6, 90_00],
      [12, 30_00],
      [18, 15_00],
    ])
  })

  test('of a credit is free', () => {
    expect(early(12, 'PBC').map(({ feeCents, totalCents }) => [feeCents, totalCents])).toEqual([
      [0, 9_000_00],
      [0, 6_000_00],
      [0, 3_000_00],
    ])
  })

  test('is not known of a term under four months', () => {
    expect(() => early(3)).toThrow('at least four months')
    expect(early(4).map(({ afterInstalments }) => afterInstalments)).toEqual([1, 2, 3])
  })
})

describe('CORE-6 the schedule held against the applicant’s own months', () => {
  const means: Means = {
    requestedAmountCents: 12_000_00,
    averageMonthlyTurnoverCents: 10_000_00,
    availableMonthlyCents: 3_000_00,
    existingDebtServiceMonthlyCents: 0,
    expectedExpensesCents: 0,
    variableCostsMonthlyCents: 0,
    ownerFlexibleMonthlyCents: 0,
    turnoverVariation: 0.1,
    coverageDays: 730,
  }
  const month = (availableCents: number, debtServiceCents = 0): MonthlyCashFlow => ({
    from: '2026-10-21',
    to: '2026-11-20',
    turnoverCents: 10_000_00,
    otherIncomeCents: 0,
    operatingCents: 0,
    privateCents: 0,
    debtServiceCents,
    financingCents: 0,
    distributedCents: 0,
    availableCents,
  })
  const schedule = linearSchedule({ amountCents: 12_000_00, termMonths: 12, yearlyRate: 0.12 }, payoutOn)
  const stressed = (months: MonthlyCashFlow[], change: number) => stressTest(means, months, loan, schedule, change)

  test('a month is short when what was left is less than the highest instalment and what other loans took', () => {
    const months = [month(1_120_00), month(1_119_99), month(1_220_00, 100_00), month(1_219_99, 100_00)]
    expect(stressed(months, 0)).toEqual({
      incomeChange: 0,
      monthlyCashAvailableCents: 3_000_00,
      highestInstalmentCents: 1_120_00,
      monthsShort: 2,
      monthsSeen: 4,
      debtServiceCoverage: 36_000_00 / 12_780_00,
    })
  })

  test('with a fifth less turnover and the same costs each month has a fifth of its turnover less', () => {
    expect(stressed([month(3_120_00), month(3_119_99)], -0.2)).toEqual({
      incomeChange: -0.2,
      monthlyCashAvailableCents: 1_000_00,
      highestInstalmentCents: 1_120_00,
      monthsShort: 1,
      monthsSeen: 2,
      debtServiceCoverage: 12_000_00 / 12_780_00,
    })
  })
})

describe('CORE-6 the quote without logging in', () => {
  test('has every figure of the grade it is quoted at, and the rates around it', () => {
    const quoted = quote(12_000_00, 12)!
    const interestCents = priceProduct({ ...loan, yearlyRate: 0.109 }, 12_000_00, payoutOn).totalInterestCents
    expect(quoted).toMatchObject({
      productType: 'PBL',
      amountCents: 12_000_00,
      termMonths: 12,
      yearlyRate: 0.109,
      lowestYearlyRate: 0.074,
      highestYearlyRate: 0.131,
      firstInstalmentCents: 1_109_00,
      lastInstalmentCents: 1_009_08,
      totalInterestCents: interestCents,
      feesCents: 0,
      totalToRepayCents: 12_000_00 + interestCents,
      priceTableVersion: 'prices-2026-11-2',
    })
  })

  test('of a credit has its provision', () => {
    expect(quote(10_000_00, 12, 'PBC')).toMatchObject({ productType: 'PBC', yearlyRate: 0.087, feesCents: 225_00 })
  })

  test('is given from the least to the most we lend, both included', () => {
    expect([quote(5_000_00, 12), quote(250_000_00, 60), quote(2_000_00, 12, 'PBC')].every(Boolean)).toBe(true)
    expect([quote(1_999_99, 12, 'PBC'), quote(100_000_01, 12, 'PBC')]).toEqual([null, null])
  })

  test('as a range goes from the best grade to the dearest that gets an offer', () => {
    const range = quoteRange(12_000_00, 60)!
    expect([range.from.yearlyRate, range.to.yearlyRate]).toEqual([0.082, 0.179])
    expect(range.from.totalToRepayCents).toBeLessThan(range.to.totalToRepayCents)
    expect([quoteRange(4_999_99, 12), quoteRange(10_000_00, 13)]).toEqual([null, null])
  })
})

test('CORE-6 prices name their source, and the grades that get an offer are four', () => {
  expect([offeredGrades.join(''), priceTable.version, priceTable.source]).toEqual([
    'ABCD',
    'prices-2026-11-2',
    'ours, expert-set',
  ])
})

test('CORE-6 a single payment after a year costs what it costs, and one cent of payout still has a rate', () => {
  expect(yearlyCostRate(1_000_00, [{ month: 12, amountCents: 1_100_00 }])).toBeCloseTo(0.1, 12)
  expect(yearlyCostRate(1, [{ month: 12, amountCents: 2 }])).toBeCloseTo(1, 9)
  expect(yearlyCostRate(-1, [{ month: 12, amountCents: 2 }])).toBeNull()
  expect(yearlyCostRate(1_000_00, [{ month: 12, amountCents: 1_000_00 }])).toBeCloseTo(0, 12)
})
