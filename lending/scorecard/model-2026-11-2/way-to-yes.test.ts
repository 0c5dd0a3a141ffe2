import { describe, expect, test } from 'vitest'
import { lendingLimits } from '#lending/limits.ts'
import type { ScoreInput } from '#lending/scorecard/score-input.ts'
import { earlierLevers } from '#lending/scorecard/model-2026-11-2/levers.ts'
import { findWayToYes } from '#lending/scorecard/way-to-yes.ts'
import { soundInput } from '#lending/testing/score-input.ts'
import { type Changes, changesOf, decideEarlierOn as decideOn, leaned } from '#lending/testing/way-to-yes.ts'

const wayOf = (parts: Partial<ScoreInput>) => changesOf(decideOn(parts).wayToYes)

// What can be put right at once; way-to-yes-in-time.test.ts has what takes other habits, time or more income.
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

  test('three that are all needed are all reported', () => {
    const parts: Partial<ScoreInput> = { holderMatch: 'NO_MATCH', taxArrearsCount: 1, collectionCount: 2 }
    expect(wayOf(parts)).toEqual({
      holderMatch: ['NO_MATCH', 'MATCH'],
      taxArrearsCount: [1, 0],
      collectionCount: [2, 0],
    })
  })

  test('three that are all needed are reported without a fourth that is not', () => {
    const parts: Partial<ScoreInput> = {
      holderMatch: 'NO_MATCH',
      gamblingCents: 100_00,
      gamblingShare: 0.001,
      taxArrearsCount: 1,
      collectionCount: 2,
    }
    expect(wayOf(parts)).toEqual({
      holderMatch: ['NO_MATCH', 'MATCH'],
      taxArrearsCount: [1, 0],
      collectionCount: [2, 0],
    })
  })

  test('an evenness that is not known is asked to be ordinary, not perfect', () => {
    const parts: Partial<ScoreInput> = {
      turnoverVariation: null,
      companyAgeMonths: 30,
      bufferDays: 2,
      returnedDirectDebitsYear: 4,
      customerReturnShare: 0.05,
      availableMonthlyCents: -400_00,
      taxIsRegular: false,
      taxPaymentCount: 0,
      privateWithdrawalsMonthlyCents: 0,
    }
    expect(wayOf(parts)).toMatchObject({ turnoverVariation: [null, 0.44] })
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

test('CORE-5 when nothing would change the answer, that is what is reported', () => {
  const never = (changed: ScoreInput) => ({
    scored: { score: changed.bufferDays ?? 0, bins: [], grade: 'E' as const, goodOdds: 1 },
    hits: [],
    coverage: 1,
    outcome: 'refuse' as const,
  })
  expect(findWayToYes(soundInput, never, lendingLimits, earlierLevers)).toBeNull()
})
