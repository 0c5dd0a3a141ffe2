import { ownPolicy } from '#lending/policy/policy.ts'
import { describe, expect, test } from 'vitest'
import { lendingLimits } from '#lending/policy/limits.ts'
import { priceTable } from '#lending/policy/price-table.ts'
import { firstYearServiceCents } from '#lending/pricing/schedule.ts'
import { canReplay, decide, replay } from '#lending/decision/decide.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { canonicalJson, sha256 } from '#lending/sha256.ts'
import { soundInput } from '#lending/testing/score-input.ts'

const at = '2026-11-21T10:00:00Z'
const decideOn = (parts: Partial<ScoreInput>) => decide({ ...soundInput, ...parts }, at)
const codesOf = (parts: Partial<ScoreInput>) => decideOn(parts).reasons.map((reason) => reason.code)

test('CORE-5 the record of an approval says by which versions, on what and when', () => {
  const record = decideOn({})
  expect(record).toMatchObject({
    modelVersion: 'scorecard-2026-11-5',
    priceTableVersion: 'prices-2026-11-2',
    inputHash: sha256(canonicalJson(soundInput)),
    input: soundInput,
    decidedAt: at,
    basePoints: 594,
    score: 606,
    grade: 'C',
    policyHits: [],
    outcome: 'approve',
  })
  expect(record.bins.filter((bin) => bin.points !== 0)).toEqual([
    { characteristic: 'turnover-variation', bin: '0.20 to 0.45', points: 1 },
    { characteristic: 'returned-direct-debits', bin: 'none', points: 6 },
    { characteristic: 'largest-customer-share', bin: '15 to 40 %', points: 1 },
    { characteristic: 'instalment-share', bin: 'none', points: 4 },
  ])
})

describe('CORE-5 the coverage that a decision speaks of', () => {
  const serviceOf = (yearlyRate: number) => firstYearServiceCents({ amountCents: 5_000_00, termMonths: 60, yearlyRate })

  test('is the one with the smallest product of the applicant’s own grade', () => {
    const record = decideOn({ availableMonthlyCents: 100_00, privateWithdrawalsMonthlyCents: 0 })
    expect(record.grade).toBe('D')
    expect(record.debtServiceCoverage).toBe(1_200_00 / serviceOf(0.179))
    expect(record.reasons[0]).toMatchObject({ debtServiceMonthlyCents: Math.round(serviceOf(0.179) / 12) })
  })

  test('is priced as the lowest grade that gets an offer when the score is red', () => {
    const red = decideOn({ daysBelowZeroShare: 0.4, returnedDirectDebitsYear: 7, turnoverVariation: 0.9 })
    expect(red.grade).toBe('E')
    expect(red.debtServiceCoverage).toBe(48_000_00 / serviceOf(0.179))
  })

  test('is named with it, and in the reasons, save in records of before, which are as they were', () => {
    const before = decideOn({ availableMonthlyCents: 1_500_00 })
    const loan = { amountCents: 5_000_00, termMonths: 60 }
    expect(before.coverageOf).toBeUndefined()
    expect(before.reasons.map((reason) => Object.keys(reason))).toEqual([['code', 'fall', 'debtServiceMonthlyCents']])
    const named = decideOn({ availableMonthlyCents: 1_500_00, ownerFloorMonthlyCents: 1_800_00 })
    expect(named.coverageOf).toMatchObject(loan)
    expect(named.reasons).toMatchObject([{ loanCents: loan.amountCents, termMonths: loan.termMonths }])
    const short = decideOn({ coverageDays: 200, availableMonthlyCents: 200_00, ownerFloorMonthlyCents: 1_800_00 })
    expect(short.coverageOf).toMatchObject({ amountCents: 2_000_00, termMonths: 12 })
  })

  test('is unknown where there is nothing to pay', () => {
    const limits = { ...lendingLimits, loanAmountMinCents: 0, creditAmountMinCents: 0 }
    expect(decide(soundInput, at, { ...ownPolicy, limits })).toMatchObject({
      outcome: 'approve',
      debtServiceCoverage: null,
    })
  })
})

describe('CORE-5 the reasons', () => {
  test('name what is missing first, then what refuses, then what a person should look at, four at most', () => {
    const trouble: Partial<ScoreInput> = {
      taxArrearsCount: 1,
      newLoanCountLastThreeMonths: 2,
      gamblingShare: 0.06,
      gamblingCents: 1,
      yearlyTurnoverCents: 1,
      proRataYearlyTurnoverCents: 1,
    }
    expect(codesOf(trouble)).toEqual(['TURNOVER_TOO_LOW', 'GAMBLING', 'TAX_ARREARS', 'RECENT_LOANS'])
    expect(codesOf({ ...trouble, holderMatch: 'NO_MATCH' })).toEqual([
      'HOLDER_NOT_MATCHED',
      'TURNOVER_TOO_LOW',
      'GAMBLING',
      'TAX_ARREARS',
    ])
  })

  test('of a red score are only what cost points, the largest loss first', () => {
    expect(codesOf({ daysBelowZeroShare: 0.3, returnedDirectDebitsYear: 7 })).toEqual([
      'RETURNED_DIRECT_DEBITS',
      'OFTEN_OVERDRAWN',
    ])
  })

  test('of any other score are the rules alone', () => {
    expect(codesOf({ taxArrearsCount: 1, largestCustomerShare: 0.8 })).toEqual(['TAX_ARREARS'])
  })

  test('of a red score made of unknown figures alone is the score itself', () => {
    const record = decideOn({
      turnoverChange: null,
      turnoverVariation: null,
      daysBelowZeroShare: null,
      bufferDays: null,
      returnedDirectDebitsYear: 1,
      existingDebtServiceMonthlyCents: 1,
    })
    expect(record).toMatchObject({
      outcome: 'refuse',
      reasons: [{ code: 'SCORE_BELOW_CUTOFF', score: 522, required: 560 }],
    })
  })
})

test('CORE-5 with data missing neither a red score nor a refusing rule refuses', () => {
  const red = { daysBelowZeroShare: 0.4, returnedDirectDebitsYear: 7, turnoverVariation: 0.9 }
  expect(decideOn(red).outcome).toBe('refuse')
  expect(decideOn({ ...red, coverageDays: 1, yearlyTurnoverCents: 1, proRataYearlyTurnoverCents: 1 }).outcome).toBe(
    'refer',
  )
})

test('CORE-5 a record is replayed by its own versions, and one whose versions are not kept names them', () => {
  const prices = { ...priceTable, version: 'prices-1999' }
  expect(() => replay(decide(soundInput, at, { ...ownPolicy, prices }), [ownPolicy])).toThrow(
    'No policy is kept for scorecard-2026-11-5 with prices-1999',
  )
  expect(canReplay({ ...decideOn({}), modelVersion: 'scorecard-2026-11-2' }, [ownPolicy])).toBe(false)
  expect(canReplay(decideOn({}), [ownPolicy])).toBe(true)
  expect(replay(decideOn({}), [ownPolicy])).toEqual(decideOn({}))
})
