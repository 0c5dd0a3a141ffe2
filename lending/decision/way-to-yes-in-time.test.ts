import { describe, expect, test } from 'vitest'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { type Changes, changesOf, decideOn, leaned } from '#lending/testing/way-to-yes.ts'

/** Nothing is drawn that could be left, and turnover fell. */
const fallen: Partial<ScoreInput> = { privateWithdrawalsMonthlyCents: 0, turnoverChange: 0.7 }

describe('CORE-5 the one change that is enough', () => {
  test.each<[string, Partial<ScoreInput>, Changes]>([
    [
      'seven tenths less drawn',
      { availableMonthlyCents: 500_00 },
      { privateWithdrawalsMonthlyCents: [2_500_00, 750_00], availableMonthlyCents: [500_00, 2_250_00] },
    ],
    [
      'nothing drawn any more',
      { availableMonthlyCents: -400_00 },
      { privateWithdrawalsMonthlyCents: [2_500_00, 0], availableMonthlyCents: [-400_00, 2_100_00] },
    ],
    [
      'the loans repaid',
      { privateWithdrawalsMonthlyCents: 0, existingDebtServiceMonthlyCents: 3_500_00 },
      { existingDebtServiceMonthlyCents: [3_500_00, 0] },
    ],
    [
      'a tenth of a month left at the least',
      { ...fallen, daysBelowZeroShare: 0.3, lowestBalanceMonths: -0.1, customerReturnShare: 0.05 },
      { daysBelowZeroShare: [0.3, 0], lowestBalanceMonths: [-0.1, 0.1] },
    ],
    [
      'a whole month left at the least',
      {
        ...fallen,
        daysBelowZeroShare: 0.3,
        lowestBalanceMonths: -0.1,
        customerReturnShare: 0.1,
        returnedDirectDebitsYear: 4,
      },
      { daysBelowZeroShare: [0.3, 0], lowestBalanceMonths: [-0.1, 1] },
    ],
    [
      'a buffer of fifteen days',
      { ...fallen, bufferDays: 2, customerReturnShare: 0.1, largestCustomerShare: 0.8 },
      { bufferDays: [2, 15] },
    ],
    [
      'a buffer of forty days',
      { ...fallen, bufferDays: 2, customerReturnShare: 0.1, cashShare: 0.7, largestCustomerShare: 0.5 },
      { bufferDays: [2, 40] },
    ],
    [
      'a buffer of sixty days',
      { ...fallen, bufferDays: 15, customerReturnShare: 0.1, cashShare: 0.7, largestCustomerShare: 0.8 },
      { bufferDays: [15, 60] },
    ],
    [
      'fewer debits taken back by customers',
      { ...fallen, customerReturnShare: 0.1, companyAgeMonths: 16, cashShare: 0.7, largestCustomerShare: 0.8 },
      { customerReturnShare: [0.1, 0.01] },
    ],
    [
      'turnover back at its level',
      { ...leaned, turnoverChange: 0.55, turnoverVariation: 0.9 },
      { turnoverChange: [0.55, 1] },
    ],
    [
      'turnover that is ordinarily even',
      { ...fallen, turnoverVariation: 0.9, companyAgeMonths: 16, cashShare: 0.7, largestCustomerShare: 0.8 },
      { turnoverVariation: [0.9, 0.44] },
    ],
    [
      'turnover that is very even',
      { ...fallen, turnoverVariation: 0.9, customerReturnShare: 0.1, cashShare: 0.7, largestCustomerShare: 0.8 },
      { turnoverVariation: [0.9, 0.2] },
    ],
    [
      'tax paid in every quarter',
      { ...fallen, taxQuartersPaidShare: 0.25, customerReturnShare: 0.1, returnedDirectDebitsYear: 4 },
      { taxQuartersPaidShare: [0.25, 1] },
    ],
    [
      'earning a fortieth more',
      { privateWithdrawalsMonthlyCents: 0, availableMonthlyCents: 1_500_00 },
      {
        averageMonthlyTurnoverCents: [30_000_00, 30_750_00],
        yearlyTurnoverCents: [360_000_00, 369_000_00],
        availableMonthlyCents: [1_500_00, 2_250_00],
      },
    ],
    [
      'earning a fortieth more, rounded up to a euro',
      {
        privateWithdrawalsMonthlyCents: 0,
        availableMonthlyCents: 1_500_00,
        averageMonthlyTurnoverCents: 30_123_45,
        yearlyTurnoverCents: 361_481_40,
      },
      {
        averageMonthlyTurnoverCents: [30_123_45, 30_877_45],
        yearlyTurnoverCents: [361_481_40, 370_529_40],
        availableMonthlyCents: [1_500_00, 2_254_00],
      },
    ],
    [
      'earning two fortieths more',
      { privateWithdrawalsMonthlyCents: 0, availableMonthlyCents: 800_00 },
      {
        averageMonthlyTurnoverCents: [30_000_00, 31_500_00],
        yearlyTurnoverCents: [360_000_00, 378_000_00],
        availableMonthlyCents: [800_00, 2_300_00],
      },
    ],
    [
      'earning a fortieth more, in a year that was better than its average month',
      { privateWithdrawalsMonthlyCents: 0, availableMonthlyCents: 1_500_00, yearlyTurnoverCents: 400_000_00 },
      {
        averageMonthlyTurnoverCents: [30_000_00, 30_750_00],
        yearlyTurnoverCents: [400_000_00, 409_000_00],
        availableMonthlyCents: [1_500_00, 2_250_00],
      },
    ],
    [
      'earning four times as much, where twice is not enough',
      { privateWithdrawalsMonthlyCents: 0, availableMonthlyCents: -40_000_00 },
      {
        averageMonthlyTurnoverCents: [30_000_00, 90_000_00],
        yearlyTurnoverCents: [360_000_00, 1_080_000_00],
        availableMonthlyCents: [-40_000_00, 20_000_00],
      },
    ],
    [
      'earning 250 euros more, the least that is proposed',
      { averageMonthlyTurnoverCents: 4_000_00, yearlyTurnoverCents: 48_000_00 },
      {
        averageMonthlyTurnoverCents: [4_000_00, 4_250_00],
        yearlyTurnoverCents: [48_000_00, 51_000_00],
        availableMonthlyCents: [4_000_00, 4_250_00],
      },
    ],
    [
      'earning as much as the minimum asks',
      { averageMonthlyTurnoverCents: 1_000_00, yearlyTurnoverCents: 12_000_00, availableMonthlyCents: 300_00 },
      {
        averageMonthlyTurnoverCents: [1_000_00, 4_167_00],
        yearlyTurnoverCents: [12_000_00, 50_004_00],
        availableMonthlyCents: [300_00, 3_467_00],
      },
    ],
  ])('%s', (_name, parts, changes) => {
    const record = decideOn(parts)
    expect(record.outcome).not.toBe('approve')
    expect(changesOf(record.wayToYes)).toEqual(changes)
    expect(record.wayToYes?.outcome).toBe('approve')
    const to = Object.fromEntries(record.wayToYes!.changes.map((change) => [change.field, change.to]))
    expect(decideOn({ ...parts, ...to })).toMatchObject({ outcome: 'approve', score: record.wayToYes!.score })
  })
})

describe('CORE-5 what is said in whole euros is enough in whole euros', () => {
  test.each<[string, Partial<ScoreInput>]>([
    ['turnover up to the minimum', { averageMonthlyTurnoverCents: 1_000_34, yearlyTurnoverCents: 12_004_08 }],
    ['withdrawals', { privateWithdrawalsMonthlyCents: 2_500_55, availableMonthlyCents: -612_43 }],
    ['all withdrawals', { privateWithdrawalsMonthlyCents: 2_500_55, availableMonthlyCents: -2_300_00 }],
  ])('%s', (_name, parts) => {
    const { changes } = decideOn({ availableMonthlyCents: 300_00, ...parts }).wayToYes!
    const figures = changes.map(({ field, from, to }) => {
      const euros = Math.round((Number(to) - Number(from)) / 100)
      return [field, Number(from) + (Number(to) === 0 ? Number(to) - Number(from) : euros * 100)]
    })
    const said = Object.fromEntries(figures) as Partial<ScoreInput>
    const yearlyTurnoverCents = (said.averageMonthlyTurnoverCents ?? 0) * 12
    const yearly = yearlyTurnoverCents === 0 ? {} : { yearlyTurnoverCents }
    expect(decideOn({ availableMonthlyCents: 300_00, ...parts, ...said, ...yearly }).outcome).toBe('approve')
    for (const { field, from, to } of changes) {
      if (field === 'averageMonthlyTurnoverCents' || (field === 'privateWithdrawalsMonthlyCents' && to !== 0))
        expect(Math.abs(Number(to) - Number(from)) % 100, field).toBe(0)
    }
  })
})
