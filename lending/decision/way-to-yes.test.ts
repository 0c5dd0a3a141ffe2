import { describe, expect, test } from 'vitest'
import { ownPolicy } from '#lending/policy/policy.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { levers } from '#lending/decision/levers.ts'
import { findWayToYes } from '#lending/decision/way-to-yes.ts'
import { soundInput } from '#lending/testing/score-input.ts'
import { type Changes, changesOf, decideOn } from '#lending/testing/way-to-yes.ts'

const wayOf = (parts: Partial<ScoreInput>) => changesOf(decideOn(parts).wayToYes)

// Put right at once; way-to-yes-in-time.test.ts has the ways that take other habits, time or more income.
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
    [
      'customers that a person has to judge',
      { availableMonthlyCents: -2_000_00, availableIfExplainedMonthlyCents: -2_000_00, unbackedYearCents: 72_000_00 },
      {
        unbackedYearCents: [72_000_00, 0],
        yearlyTurnoverCents: [360_000_00, 432_000_00],
        averageMonthlyTurnoverCents: [30_000_00, 36_000_00],
        availableMonthlyCents: [-2_000_00, 4_000_00],
      },
    ],
    ['proof whose account it is', { holderMatch: 'COULD_NOT_MATCH' }, { holderMatch: ['COULD_NOT_MATCH', 'MATCH'] }],
    [
      'a statement with the balance',
      { balanceIsKnown: false, daysBelowZeroShare: null, bufferDays: null, lowestBalanceMonths: null },
      {
        balanceIsKnown: [false, true],
        daysBelowZeroShare: [null, 0],
        bufferDays: [null, 15],
        lowestBalanceMonths: [null, 0.1],
      },
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

  test('the last of them goes only as far as it must', () => {
    expect(wayOf({ companyAgeMonths: null, availableMonthlyCents: 500_00 })).toEqual({
      companyAgeMonths: [null, 48],
      privateWithdrawalsMonthlyCents: [2_500_00, 750_00],
      availableMonthlyCents: [500_00, 2_250_00],
    })
  })
})

describe('CORE-5 the ways of a record that knows the floor of the owners', () => {
  const known: Partial<ScoreInput> = { ownerFloorMonthlyCents: 1_800_00 }

  test('ask no less for the owners than is counted whatever they take, and name the amount', () => {
    const short = { ...known, availableMonthlyCents: 1_500_00 }
    const changes = { privateWithdrawalsMonthlyCents: 2_500_00, ownerFlexibleMonthlyCents: 500_00 }
    const { wayToYes: way } = decideOn({ ...short, ...changes })
    const to = Object.fromEntries(way!.changes.map((change) => [change.field, change.to]))
    expect(to).toMatchObject({ privateWithdrawalsMonthlyCents: expect.any(Number) })
    expect(to.privateWithdrawalsMonthlyCents).toBeGreaterThanOrEqual(1_800_00)
    expect(way!.amountCents).toBeGreaterThanOrEqual(5_000_00)
    expect(wayOf({ ...short, ...changes, privateWithdrawalsMonthlyCents: 1_800_00 })).not.toHaveProperty(
      'privateWithdrawalsMonthlyCents',
    )
    expect(decideOn(changes).wayToYes?.amountCents).toBeUndefined()
  })

  test('suppose nothing that no booking shows: tax that is explained away, an account that pays a missing cost', () => {
    const supposed = { taxIsSeen: false, availableMonthlyCents: 900_00 }
    expect(wayOf({ ...known, missingKind: 'wages' })).toBeNull()
    expect(wayOf({ ...known, ...supposed })).not.toEqual(wayOf(supposed))
    expect(wayOf({ ...known, stoppedCostsMonthlyCents: 900_00, availableMonthlyCents: 900_00 })).not.toHaveProperty(
      'stoppedCostsMonthlyCents',
    )
  })
})

/** Approves what the given condition holds for. */
const approving = (isEnough: (input: ScoreInput) => boolean) => (input: ScoreInput) => ({
  scored: { score: 0, bins: [], grade: 'A' as const, goodOdds: 1 },
  hits: [],
  coverage: 1,
  outcome: isEnough(input) ? ('approve' as const) : ('refer' as const),
})

describe('CORE-5 a way to yes, whatever judges', () => {
  const wayBy = (parts: Partial<ScoreInput>, isEnough: (input: ScoreInput) => boolean) =>
    changesOf(findWayToYes({ ...soundInput, ...parts }, approving(isEnough), ownPolicy, levers))

  test.each([24, 48])('waits until the company is %i months old', (age) =>
    expect(wayBy({ companyAgeMonths: 16 }, ({ companyAgeMonths }) => companyAgeMonths! >= age)).toEqual({
      companyAgeMonths: [16, age],
    }),
  )

  test('asks an evenness that is not known to be ordinary, not perfect', () =>
    expect(wayBy({ turnoverVariation: null }, ({ turnoverVariation }) => turnoverVariation !== null)).toEqual({
      turnoverVariation: [null, 0.44],
    }))

  test('goes as far as it can with a change before the last, and only as far as it must with the last', () =>
    expect(
      wayBy(
        { bufferDays: 2, turnoverVariation: 0.9 },
        ({ bufferDays, turnoverVariation }) => bufferDays! >= 15 && turnoverVariation! < 0.5,
      ),
    ).toEqual({ bufferDays: [2, 60], turnoverVariation: [0.9, 0.44] }))
})

test('CORE-5 when nothing would change the answer, that is what is reported', () => {
  const never = (changed: ScoreInput) => ({
    scored: { score: changed.bufferDays ?? 0, bins: [], grade: 'E' as const, goodOdds: 1 },
    hits: [],
    coverage: 1,
    outcome: 'refuse' as const,
  })
  expect(findWayToYes(soundInput, never, ownPolicy, levers)).toBeNull()
})
