import { describe, expect, test } from 'vitest'
import { lendingLimits } from '#lending/limits.ts'
import { decide } from '#lending/scorecard/decide.ts'
import type { WayToYes } from '#lending/scorecard/decision.ts'
import type { ScoreInput } from '#lending/scorecard/score-input.ts'
import { findWayToYes } from '#lending/scorecard/way-to-yes.ts'
import { soundInput } from '#lending/testing/score-input.ts'

type Changes = Partial<Record<keyof ScoreInput, [from: unknown, to: unknown]>>

const decideOn = (parts: Partial<ScoreInput>) => decide({ ...soundInput, ...parts }, '2026-11-21T10:00:00Z')
const changesOf = (way: WayToYes | null): Changes | null =>
  way && Object.fromEntries(way.changes.map(({ field, from, to }) => [field, [from, to]]))
const wayOf = (parts: Partial<ScoreInput>) => changesOf(decideOn(parts).wayToYes)

/** Nothing left to draw less of, and a score that 13 + 10 points of what no applicant can change soon pull down. */
const leaned: Partial<ScoreInput> = {
  privateWithdrawalsMonthlyCents: 0,
  bufferDays: 50,
  largestCustomerShare: 0.8,
  cashShare: 0.7,
}
const young: Partial<ScoreInput> = {
  ...leaned,
  availableMonthlyCents: 300_00,
  companyAgeMonths: 16,
  returnedDirectDebitsYear: 1,
  customerReturnShare: 0.05,
}

describe('CORE-5 the one change that is enough', () => {
  test.each<[string, Partial<ScoreInput>, Changes]>([
    ['more days of bookings', { coverageDays: 100 }, { coverageDays: [100, 180] }],
    ['newer bookings', { dataAgeDays: 9 }, { dataAgeDays: [9, 7] }],
    ['any bookings at all', { dataAgeDays: null, coverageDays: 0 }, { dataAgeDays: [null, 0], coverageDays: [0, 180] }],
    [
      'a person who confirms the categories that matter',
      { contestedCount: 3, contestedWeightyCount: 1 },
      { contestedCount: [3, 0], contestedWeightyCount: [1, 0] },
    ],
    [
      'a person who confirms the many categories',
      { contestedCount: 3, contestedShare: 0.05 },
      { contestedCount: [3, 0], contestedShare: [0.05, 0] },
    ],
    ['proof whose account it is', { holderMatch: 'COULD_NOT_MATCH' }, { holderMatch: ['COULD_NOT_MATCH', 'MATCH'] }],
    [
      'a statement with the balance',
      { balanceIsKnown: false, daysBelowZeroShare: null, bufferDays: null },
      { balanceIsKnown: [false, true], daysBelowZeroShare: [null, 0.04], bufferDays: [null, 15] },
    ],
    ['proof of the founding date', { companyAgeMonths: null }, { companyAgeMonths: [null, 48] }],
    [
      'no gambling',
      { gamblingCents: 7_200_00, gamblingShare: 0.02 },
      { gamblingCents: [7_200_00, 0], gamblingShare: [0.02, 0] },
    ],
    ['no gambling, the sum unknown', { gamblingCents: 0, gamblingShare: 0.02 }, { gamblingShare: [0.02, 0] }],
    [
      'no returned debits',
      { returnedDirectDebitsYear: 4, returnedDirectDebitsLastThreeMonths: 3 },
      { returnedDirectDebitsYear: [4, 0], returnedDirectDebitsLastThreeMonths: [3, 0] },
    ],
    [
      'no returned debits of late',
      { returnedDirectDebitsYear: 0, returnedDirectDebitsLastThreeMonths: 3 },
      { returnedDirectDebitsLastThreeMonths: [3, 0] },
    ],
    [
      'the tax arrears paid',
      { taxArrearsCount: 1, taxArrearsCents: 80_00 },
      { taxArrearsCount: [1, 0], taxArrearsCents: [80_00, 0] },
    ],
    [
      'the bailiff paid',
      { collectionCount: 1, collectionCents: 90_00 },
      { collectionCount: [1, 0], collectionCents: [90_00, 0] },
    ],
    ['no new loans', { newLoanCountLastThreeMonths: 2 }, { newLoanCountLastThreeMonths: [2, 0] }],
    [
      'regular taxes',
      {
        taxIsRegular: false,
        taxPaymentCount: 2,
        turnoverChange: 0.55,
        companyAgeMonths: 16,
        cashShare: 0.3,
        customerReturnShare: 0.05,
      },
      { taxIsRegular: [false, true], taxPaymentCount: [2, 4] },
    ],
    [
      'regular taxes, of which there were enough',
      { taxIsRegular: false, turnoverChange: 0.55, companyAgeMonths: 16, cashShare: 0.3, customerReturnShare: 0.05 },
      { taxIsRegular: [false, true] },
    ],
    ['no extra expenses', { expectedExpensesCents: 46_800_00 }, { expectedExpensesCents: [46_800_00, 0] }],
    [
      'three tenths less drawn',
      { availableMonthlyCents: -400_00 },
      { privateWithdrawalsMonthlyCents: [2_500_00, 1_750_00], availableMonthlyCents: [-400_00, 350_00] },
    ],
    [
      'nothing drawn any more',
      { availableMonthlyCents: -2_300_00 },
      { privateWithdrawalsMonthlyCents: [2_500_00, 0], availableMonthlyCents: [-2_300_00, 200_00] },
    ],
    [
      'the loans repaid',
      { privateWithdrawalsMonthlyCents: 0, existingDebtServiceMonthlyCents: 3_500_00 },
      { existingDebtServiceMonthlyCents: [3_500_00, 0] },
    ],
    [
      'seldom overdrawn',
      { privateWithdrawalsMonthlyCents: 0, daysBelowZeroShare: 0.3, turnoverChange: 0.55 },
      { daysBelowZeroShare: [0.3, 0.04] },
    ],
    [
      'never overdrawn',
      {
        privateWithdrawalsMonthlyCents: 0,
        daysBelowZeroShare: 0.3,
        turnoverChange: 0.55,
        turnoverVariation: 0.9,
        cashShare: 0.3,
      },
      { daysBelowZeroShare: [0.3, 0] },
    ],
    [
      'a buffer of five days',
      { privateWithdrawalsMonthlyCents: 0, bufferDays: 2, turnoverChange: 0.55, turnoverVariation: 0.9 },
      { bufferDays: [2, 5] },
    ],
    [
      'a buffer of fifteen days',
      {
        privateWithdrawalsMonthlyCents: 0,
        bufferDays: 2,
        turnoverChange: 0.55,
        turnoverVariation: 0.9,
        cashShare: 0.3,
        customerReturnShare: 0.05,
      },
      { bufferDays: [2, 15] },
    ],
    [
      'a buffer of forty days',
      {
        privateWithdrawalsMonthlyCents: 0,
        bufferDays: 15,
        turnoverChange: 0.55,
        turnoverVariation: 0.9,
        cashShare: 0.7,
        largestCustomerShare: 0.5,
      },
      { bufferDays: [15, 40] },
    ],
    [
      'fewer debits taken back by customers',
      {
        ...leaned,
        customerReturnShare: 0.1,
        turnoverChange: 0.55,
        turnoverVariation: 0.9,
        cashShare: 0.3,
        largestCustomerShare: 0.5,
      },
      { customerReturnShare: [0.1, 0.01] },
    ],
    [
      'turnover back at its level',
      { ...leaned, turnoverChange: 0.55, turnoverVariation: 0.9 },
      { turnoverChange: [0.55, 1] },
    ],
    [
      'turnover that is more even',
      { ...leaned, turnoverVariation: 0.9, companyAgeMonths: 16, availableMonthlyCents: 300_00 },
      { turnoverVariation: [0.9, 0.44] },
    ],
    [
      'waiting until the company is two years old',
      { ...young, taxPaymentCount: 0, taxIsRegular: false },
      { companyAgeMonths: [16, 24] },
    ],
    [
      'waiting until the company is four years old',
      { ...young, taxPaymentCount: 4, taxIsRegular: false },
      { companyAgeMonths: [16, 48] },
    ],
    [
      'earning a fortieth more',
      { privateWithdrawalsMonthlyCents: 0, availableMonthlyCents: 0 },
      {
        averageMonthlyTurnoverCents: [30_000_00, 30_750_00],
        yearlyTurnoverCents: [360_000_00, 369_000_00],
        availableMonthlyCents: [0, 750_00],
      },
    ],
    [
      'earning a fortieth more, rounded up to a euro',
      {
        privateWithdrawalsMonthlyCents: 0,
        availableMonthlyCents: 0,
        averageMonthlyTurnoverCents: 30_123_45,
        yearlyTurnoverCents: 361_481_40,
      },
      {
        averageMonthlyTurnoverCents: [30_123_45, 30_877_45],
        yearlyTurnoverCents: [361_481_40, 370_529_40],
        availableMonthlyCents: [0, 754_00],
      },
    ],
    [
      'earning two fortieths more',
      { privateWithdrawalsMonthlyCents: 0, availableMonthlyCents: -700_00 },
      {
        averageMonthlyTurnoverCents: [30_000_00, 31_500_00],
        yearlyTurnoverCents: [360_000_00, 378_000_00],
        availableMonthlyCents: [-700_00, 800_00],
      },
    ],
    [
      'earning a fortieth more, in a year that was better than its average month',
      { privateWithdrawalsMonthlyCents: 0, availableMonthlyCents: 0, yearlyTurnoverCents: 400_000_00 },
      {
        averageMonthlyTurnoverCents: [30_000_00, 30_750_00],
        yearlyTurnoverCents: [400_000_00, 409_000_00],
        availableMonthlyCents: [0, 750_00],
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
        averageMonthlyTurnoverCents: [1_000_00, 4_166_67],
        yearlyTurnoverCents: [12_000_00, 50_000_04],
        availableMonthlyCents: [300_00, 3_466_67],
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

describe('CORE-5 where one change is not enough', () => {
  test('it is as few as will do, and nothing that does not help is asked for', () => {
    const parts: Partial<ScoreInput> = {
      holderMatch: 'NO_MATCH',
      gamblingCents: 100_00,
      gamblingShare: 0.001,
      taxArrearsCount: 1,
      taxArrearsCents: 80_00,
    }
    expect(wayOf(parts)).toEqual({
      holderMatch: ['NO_MATCH', 'MATCH'],
      taxArrearsCount: [1, 0],
      taxArrearsCents: [80_00, 0],
    })
  })

  test('three that are all needed are all told', () => {
    const parts: Partial<ScoreInput> = { holderMatch: 'NO_MATCH', taxArrearsCount: 1, collectionCount: 2 }
    expect(wayOf(parts)).toEqual({
      holderMatch: ['NO_MATCH', 'MATCH'],
      taxArrearsCount: [1, 0],
      collectionCount: [2, 0],
    })
  })

  test('the last of them goes only as far as it must', () => {
    expect(wayOf({ companyAgeMonths: null, availableMonthlyCents: -400_00 })).toEqual({
      companyAgeMonths: [null, 48],
      privateWithdrawalsMonthlyCents: [2_500_00, 1_750_00],
      availableMonthlyCents: [-400_00, 350_00],
    })
  })

  test('a change before the last goes as far as it can, and the last begins where it ended', () => {
    const parts: Partial<ScoreInput> = {
      ...leaned,
      daysBelowZeroShare: 0.3,
      bufferDays: 2,
      companyAgeMonths: 16,
    }
    expect(wayOf(parts)).toEqual({ daysBelowZeroShare: [0.3, 0], bufferDays: [2, 5] })
  })
})

test('CORE-5 when nothing would change the answer, that is what is told', () => {
  const never = (changed: ScoreInput) => ({
    scored: { score: changed.bufferDays ?? 0, bins: [], grade: 'E' as const, goodOdds: 1 },
    hits: [],
    coverage: 1,
    outcome: 'refuse' as const,
  })
  expect(findWayToYes(soundInput, never, lendingLimits)).toBeNull()
})
