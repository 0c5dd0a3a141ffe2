import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DecisionRecord } from '#lending/decision/decision.ts'
import { changeTexts } from '#lending/decision/change-text.ts'
import { decide, replay } from '#lending/decision/decide.ts'
import { basePointsOf, oddsOf, pointsOf } from '#lending/decision/scale.ts'
import { usualKinds } from '#lending/policy/usual-costs.ts'
import { ownPolicy } from '#lending/policy/policy.ts'
import { reasonText } from '#lending/decision/reason-text.ts'
import type { FileFault, ScoreInput } from '#lending/decision/score-input.ts'
import { gradeOf, score } from '#lending/decision/score.ts'
import { soundInput } from '#lending/testing/score-input.ts'

const at = '2026-11-21T10:00:00Z'
const decideOn = (parts: Partial<ScoreInput>): DecisionRecord => decide({ ...soundInput, ...parts }, at)
const codesOf = (record: DecisionRecord) => record.reasons.map((reason) => reason.code)

const share = fc.oneof(fc.constant(null), fc.constant(0), fc.double({ min: 0, max: 1.5, noNaN: true }))
const cents = (max: number) => fc.integer({ min: 0, max })
const count = fc.integer({ min: 0, max: 20 })

/** Any figures a company could have, sound and unsound, known and unknown. */
const anyInput: fc.Arbitrary<ScoreInput> = fc.record({
  requestedAmountCents: fc.integer({ min: 5_000_00, max: 250_000_00 }),
  companyAgeMonths: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 400 })),
  coverageDays: fc.integer({ min: 0, max: 800 }),
  dataAgeDays: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 60 })),
  holderMatch: fc.constantFrom('MATCH', 'COULD_NOT_MATCH', 'NO_MATCH'),
  yearlyTurnoverCents: cents(5_000_000_00),
  averageMonthlyTurnoverCents: cents(400_000_00),
  turnoverChange: share,
  turnoverVariation: share,
  balanceIsKnown: fc.boolean(),
  daysBelowZeroShare: share,
  bufferDays: fc.oneof(fc.constant(null), fc.double({ min: -50, max: 200, noNaN: true })),
  availableMonthlyCents: fc.integer({ min: -100_000_00, max: 100_000_00 }),
  existingDebtServiceMonthlyCents: cents(20_000_00),
  expectedExpensesCents: cents(100_000_00),
  returnedDirectDebitsYear: count,
  returnedDirectDebitsLastThreeMonths: count,
  customerReturnShare: share,
  taxPaymentCount: count,
  taxIsRegular: fc.boolean(),
  taxArrearsCount: count,
  taxArrearsCents: cents(20_000_00),
  collectionCount: count,
  collectionCents: cents(20_000_00),
  newLoanCountLastThreeMonths: count,
  largestCustomerShare: share,
  cashShare: share,
  gamblingCents: cents(20_000_00),
  gamblingShare: share,
  privateWithdrawalsMonthlyCents: cents(20_000_00),
  contestedCount: fc.integer({ min: 1, max: 20 }),
  contestedWeightyCount: fc.constantFrom(0, 0, 2),
  contestedShare: share,
  variableCostsMonthlyCents: cents(100_000_00),
  ownerFlexibleMonthlyCents: cents(5_000_00),
  availableIfExplainedMonthlyCents: fc.integer({ min: -100_000_00, max: 100_000_00 }),
  proRataYearlyTurnoverCents: cents(5_000_000_00),
  incidentalYearCents: cents(500_000_00),
  unbackedYearCents: cents(50_000_00),
  roundTripShare: share,
  seasonIsUnknown: fc.boolean(),
  newestMonthChange: share,
  newestMonthIsLow: fc.boolean(),
  taxIsSeen: fc.boolean(),
  taxQuartersPaidShare: fc.constantFrom(null, 0, 0.25, 0.5, 0.75, 1),
  stoppedCostCount: fc.integer({ min: 0, max: 3 }),
  stoppedCostsMonthlyCents: cents(20_000_00),
  newDebtCents: cents(200_000_00),
  unsharedYearCents: cents(200_000_00),
  missingKind: fc.constantFrom(null, ...usualKinds),
  distributedAboveSurplusCents: fc.constantFrom(0, 0, 1_000_00),
  lowestBalanceMonths: fc.oneof(fc.constant(null), fc.double({ min: -3, max: 6, noNaN: true })),
})

const fileFault: FileFault = {
  ...{ finding: 'chain_broken', accountEnd: '567', on: '2026-04-30' },
  ...{ differenceCents: 50_000_00, count: 1 },
}

describe('CORE-5 the points', () => {
  test('the scale: 600 points are odds of 50 to 1, and 20 points more are twice the odds', () => {
    expect(oddsOf(487.1229, ownPolicy.score)).toBeCloseTo(1, 4)
    expect(oddsOf(600, ownPolicy.score)).toBeCloseTo(50, 9)
    expect(oddsOf(620, ownPolicy.score)).toBeCloseTo(100, 9)
    expect(pointsOf(Math.LN2, ownPolicy.score)).toBe(20)
  })

  test('sum exactly to the score, in whole numbers, for any company', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { score: total, bins } = score(input, ownPolicy)
        expect(bins.reduce((sum, bin) => sum + bin.points, basePointsOf(ownPolicy.score))).toBe(total)
        expect(Number.isInteger(total)).toBe(true)
        expect(bins).toHaveLength(Object.keys(ownPolicy.points).length)
      }),
    )
  })

  test.each(Object.entries(ownPolicy.points))(
    '%s has a neutral bin, bins in order up to infinity, and never pays for silence',
    (_name, characteristic) => {
      const bounds = characteristic.bins.map((bin) => bin.below)
      expect(bounds).toEqual([...bounds].sort((a, b) => a - b))
      expect(bounds.at(-1)).toBe(Infinity)
      expect(characteristic.bins.some((bin) => bin.logOdds === 0)).toBe(true)
      expect(characteristic.missingLogOdds).toBeLessThanOrEqual(0)
    },
  )

  test('give a grade from the cut-off on; below it the score is red', () => {
    const grade = (points: number) => gradeOf(points, ownPolicy)
    expect(grade(ownPolicy.score.cutOff)).toBe('D')
    expect(grade(ownPolicy.score.cutOff - 1)).toBe('E')
    expect([grade(605), grade(625), grade(635)]).toEqual(['C', 'B', 'A'])
  })
})

test('CORE-5 a sound company is approved, without reasons', () => {
  expect(decideOn({})).toMatchObject({ outcome: 'approve', reasons: [], wayToYes: null, grade: 'C' })
})

describe('CORE-5 each policy rule', () => {
  test.each<[string, Partial<ScoreInput>, 'refer' | 'refuse']>([
    ['FILE_DOES_NOT_ADD_UP', { fileFault }, 'refer'],
    ['TAX_NOT_SEEN', { taxIsSeen: false }, 'refer'],
    ['COSTS_STOPPED', { stoppedCostCount: 1, stoppedCostsMonthlyCents: 900_00 }, 'refer'],
    ['NEW_DEBT', { newDebtCents: 7_500_01 }, 'refer'],
    ['ROUND_TRIPS', { roundTripShare: 0.1 }, 'refer'],
    ['ACCOUNT_NOT_SHARED', { unsharedYearCents: 18_000_00 }, 'refer'],
    ['ACCOUNT_NOT_SHARED', { missingKind: 'wages' }, 'refer'],
    ['PAID_OUT_ABOVE_SURPLUS', { distributedAboveSurplusCents: 1 }, 'refer'],
    ['SEASON_UNKNOWN', { seasonIsUnknown: true, turnoverChange: 0.4 }, 'refer'],
    ['NEWEST_MONTH_LOW', { newestMonthIsLow: true, newestMonthChange: 0.3 }, 'refer'],
    ['STRESS_NOT_COVERED', { availableMonthlyCents: 1_500_00 }, 'refer'],
    ['INCOME_DOES_NOT_COVER', { availableMonthlyCents: 50_00, availableIfExplainedMonthlyCents: 50_00 }, 'refuse'],
    ['INCOME_DOES_NOT_COVER', { availableMonthlyCents: 50_00 }, 'refer'],
    ['INCOME_DOES_NOT_COVER', { availableMonthlyCents: 140_00 }, 'refer'],
  ])('%s with %j: %s', (code, parts, outcome) => {
    const record = decideOn(parts)
    expect(record.outcome).toBe(outcome)
    expect(codesOf(record)).toContain(code)
  })
})

describe('CORE-5 a file that does not add up', () => {
  test('is named before all else, and lets a refusal for another reason stand', () => {
    const refused = decideOn({ gamblingShare: 0.3, gamblingCents: 90_000_00, fileFault })
    const without = decideOn({ gamblingShare: 0.3, gamblingCents: 90_000_00 })
    expect([refused.outcome, refused.score]).toEqual(['refuse', without.score])
    expect(codesOf(refused).slice(0, 2)).toEqual(['FILE_DOES_NOT_ADD_UP', 'GAMBLING'])
    expect(codesOf(decideOn({ coverageDays: 10, fileFault }))[0]).toBe('FILE_DOES_NOT_ADD_UP')
  })

  test('no habit, no waiting and no asking for less gets past it', () => {
    expect(decideOn({ fileFault })).toMatchObject({ outcome: 'refer', wayToYes: null })
  })
})

test('CORE-5 a red score refuses with the largest losses as reasons, each with the applicant’s own figure', () => {
  const record = decideOn({
    daysBelowZeroShare: 0.4,
    bufferDays: 2,
    returnedDirectDebitsYear: 7,
    turnoverVariation: 0.9,
    companyAgeMonths: 16,
  })
  expect(record).toMatchObject({ outcome: 'refuse', grade: 'E', policyHits: [] })
  expect(record.reasons).toEqual([
    { code: 'RETURNED_DIRECT_DEBITS', count: 7, countLastThreeMonths: 0 },
    { code: 'OFTEN_OVERDRAWN', daysBelowZeroShare: 0.4 },
    { code: 'SMALL_BUFFER', bufferDays: 2 },
    { code: 'TURNOVER_UNEVEN', variation: 0.9 },
  ])
})

test('CORE-5 a rule that refuses is reported before one that refers, and what is missing before both', () => {
  const thin = {
    availableMonthlyCents: 140_00,
    bufferDays: 60,
    largestCustomerShare: 0.1,
    gamblingCents: 21_600_00,
    gamblingShare: 0.06,
  }
  const codesOf = (parts: Partial<ScoreInput>) => decideOn(parts).reasons.map(({ code }) => code)
  expect(codesOf(thin)).toEqual(['GAMBLING', 'INCOME_DOES_NOT_COVER'])
  expect(codesOf({ ...thin, holderMatch: 'NO_MATCH' })).toEqual([
    'HOLDER_NOT_MATCHED',
    'GAMBLING',
    'INCOME_DOES_NOT_COVER',
  ])
})

test('CORE-5 missing data never approves and never refuses', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const missing: ScoreInput[] = [
        { ...input, coverageDays: 100 },
        { ...input, balanceIsKnown: false },
        { ...input, companyAgeMonths: null },
        { ...input, dataAgeDays: null },
      ]
      for (const incomplete of missing) expect(decide(incomplete, at).outcome).toBe('refer')
    }),
    { numRuns: 40 },
  )
})

test('CORE-5 every refusal and referral has one to four reasons in both languages and a way to yes that holds when scored again', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const record = decide(input, at)
      if (record.outcome === 'approve') return
      expect(record.reasons.length).toBeGreaterThanOrEqual(1)
      expect(record.reasons.length).toBeLessThanOrEqual(4)
      for (const reason of record.reasons) {
        for (const locale of ['nl', 'en'] as const)
          expect(reasonText(reason, locale)).not.toMatch(/NaN|undefined|null|Infinity/)
      }
      const way = record.wayToYes
      expect(way).not.toBeNull()
      const changed = Object.fromEntries(way!.changes.map(({ field, to }) => [field, to]))
      expect(decide({ ...input, ...changed }, at).outcome).toBe('approve')
      for (const locale of ['nl', 'en'] as const) {
        expect(changeTexts(way!, locale).length).toBeGreaterThanOrEqual(1)
        expect(changeTexts(way!, locale).join(' ')).not.toMatch(/NaN|undefined|null|Infinity/)
      }
    }),
    { numRuns: 150 },
  )
})

test('CORE-5 when one change is enough, the way to yes is that one change', () => {
  expect(decideOn({ taxArrearsCount: 2, taxArrearsCents: 900_00 }).wayToYes?.changes).toEqual([
    { field: 'taxArrearsCount', from: 2, to: 0 },
    { field: 'taxArrearsCents', from: 900_00, to: 0 },
  ])
  expect(changeTexts(decideOn({ availableMonthlyCents: 50_00 }).wayToYes!, 'nl')).toEqual([
    'Neem twee jaar lang hoogstens €\u00a0250 per maand op voor jezelf.',
  ])
})

test('CORE-5 money left out is the first reason where it alone would close the gap', () => {
  const short = { availableMonthlyCents: 50_00, ownerFloorMonthlyCents: 1_800_00 }
  const codesOf = (parts: Partial<ScoreInput>) => decideOn({ ...short, ...parts }).reasons.map(({ code }) => code)
  expect(codesOf({ unbackedYearCents: 72_000_00 })).toEqual(['TURNOVER_LEFT_OUT', 'INCOME_DOES_NOT_COVER'])
  expect(codesOf({ unbackedYearCents: 1_000_00 })).toEqual(['INCOME_DOES_NOT_COVER'])
  expect(codesOf({ unbackedYearCents: 72_000_00, taxArrearsCount: 1 })).not.toContain('TURNOVER_LEFT_OUT')
})

describe('CORE-5 the record', () => {
  test('replays bit for bit after it went through JSON', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const stored = JSON.stringify(decide(input, at))
        expect(JSON.stringify(replay(JSON.parse(stored) as DecisionRecord, [ownPolicy]))).toBe(stored)
      }),
      { numRuns: 60 },
    )
  })

  test('is refused for replay by another version of the model', () => {
    expect(() => replay({ ...decideOn({}), modelVersion: 'scorecard-2020' }, [ownPolicy])).toThrow(
      /No policy is kept for scorecard-2020/,
    )
  })

  test('has one digest for one input, whatever the order of its fields, and another for any change', () => {
    const reordered = Object.fromEntries(Object.entries(soundInput).reverse()) as ScoreInput
    expect(decide(reordered, at).inputHash).toBe(decideOn({}).inputHash)
    expect(decideOn({ bufferDays: 31 }).inputHash).not.toBe(decideOn({}).inputHash)
  })

  test('holds no name and nothing about a person', () => {
    expect(
      Object.keys(soundInput).filter((field) => /name|postcode|nation|birth|gender|email|iban/i.test(field)),
    ).toEqual([])
  })
})
