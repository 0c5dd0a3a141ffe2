import { describe, expect, test } from 'vitest'
import { ownPolicy } from '#lending/policy/policy.ts'
import { ruleNames, rules } from '#lending/policy/rules.ts'
import type { PolicyFacts } from '#lending/decision/rules/policy-rule.ts'
import type { Reason } from '#lending/decision/reason.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { judges } from '#lending/decision/rules/judges.ts'
import { decideOn } from '#lending/testing/way-to-yes.ts'
import { soundInput } from '#lending/testing/score-input.ts'

const facts: PolicyFacts = {
  input: soundInput,
  policy: ownPolicy,
  coverage: 2,
  coverageIfExplained: 2,
  coverageStressed: 2,
  turnoverFall: 0,
  smallest: { productType: 'PBL', termMonths: 60, amountCents: 5_000_00, serviceCents: 2_400_00 },
}

/** Which rules have something to say, and what. */
function saidOf(parts: Partial<ScoreInput>, around: Partial<PolicyFacts> = {}): [string, Reason][] {
  const all = { ...facts, ...around, input: { ...soundInput, ...parts } }
  return ruleNames.flatMap((rule) => {
    const reason = judges[rule](all)
    return reason === null ? [] : [[rule, reason] satisfies [string, Reason]]
  })
}

describe('CORE-5 on the bound itself no rule says a thing', () => {
  test.each<[Partial<ScoreInput>]>([
    [{}],
    [{ coverageDays: 180 }],
    [{ dataAgeDays: 7 }],
    [{ dataAgeDays: 0 }],
    [{ companyAgeMonths: 0 }],
    [{ yearlyTurnoverCents: 50_000_00 }],
    [{ returnedDirectDebitsYear: 9, returnedDirectDebitsLastThreeMonths: 2 }],
    [{ gamblingCents: 100_00, gamblingShare: 0.0099 }],
    [{ gamblingCents: 100_00, gamblingShare: null }],
    [{ newLoanCountLastThreeMonths: 1 }],
    [{ contestedCount: 5, contestedShare: 0.0199 }],
    [{ contestedCount: 5, contestedShare: null }],
    [{ daysBelowZeroShare: 0.5, lowestBalanceMonths: -1 }],
    [{ daysBelowZeroShare: null, lowestBalanceMonths: null }],
    [{ turnoverChange: 0.6 }],
    [{ turnoverChange: null }],
    [{ newDebtCents: 7_500_00 }],
    [{ newDebtCents: 2_500_00, runningHereMonthlyCents: 500_00, runningHereOwedCents: 5_000_00 }],
    [{ roundTripShare: 0.0999 }],
    [{ unsharedYearCents: 17_999_99 }],
    [{ distributedAboveSurplusCents: 0 }],
  ])('%j', (parts) => expect(saidOf(parts)).toEqual([]))

  test.each([[1.25], [Infinity]])('a coverage of %d', (coverage) => expect(saidOf({}, { coverage })).toEqual([]))
})

describe('CORE-5 past its bound one rule speaks, with the applicant’s own figure', () => {
  test.each<[string, Partial<ScoreInput>, Reason]>([
    ['data-too-short', { coverageDays: 179 }, { code: 'DATA_TOO_SHORT', coverageDays: 179, requiredDays: 180 }],
    ['data-too-old', { dataAgeDays: 8 }, { code: 'DATA_TOO_OLD', ageDays: 8, maxDays: 7 }],
    ['data-too-old', { dataAgeDays: null }, { code: 'DATA_TOO_OLD', ageDays: null, maxDays: 7 }],
    ['holder-not-matched', { holderMatch: 'NO_MATCH' }, { code: 'HOLDER_NOT_MATCHED', holderMatch: 'NO_MATCH' }],
    [
      'holder-not-matched',
      { holderMatch: 'COULD_NOT_MATCH' },
      { code: 'HOLDER_NOT_MATCHED', holderMatch: 'COULD_NOT_MATCH' },
    ],
    ['balance-unknown', { balanceIsKnown: false }, { code: 'BALANCE_UNKNOWN' }],
    ['company-age-unknown', { companyAgeMonths: null }, { code: 'COMPANY_AGE_UNKNOWN' }],
    [
      'turnover-too-low',
      { yearlyTurnoverCents: 49_999_99, proRataYearlyTurnoverCents: 49_999_99 },
      { code: 'TURNOVER_TOO_LOW', yearlyTurnoverCents: 49_999_99, requiredCents: 50_000_00 },
    ],
    [
      'turnover-seen-short',
      { coverageDays: 200, yearlyTurnoverCents: 49_999_99, proRataYearlyTurnoverCents: 50_000_00 },
      { code: 'TURNOVER_SEEN_SHORT', seenCents: 49_999_99, coverageDays: 200, requiredCents: 50_000_00 },
    ],
    [
      'some-returned-direct-debits',
      { returnedDirectDebitsYear: 4, returnedDirectDebitsLastThreeMonths: 3 },
      { code: 'RETURNED_DIRECT_DEBITS', count: 4, countLastThreeMonths: 3 },
    ],
    [
      'some-returned-direct-debits',
      { returnedDirectDebitsYear: 7, returnedDirectDebitsLastThreeMonths: 7 },
      { code: 'RETURNED_DIRECT_DEBITS', count: 7, countLastThreeMonths: 7 },
    ],
    [
      'many-returned-direct-debits',
      { returnedDirectDebitsYear: 8, returnedDirectDebitsLastThreeMonths: 8 },
      { code: 'RETURNED_DIRECT_DEBITS', count: 8, countLastThreeMonths: 8 },
    ],
    ['often-overdrawn', { daysBelowZeroShare: 0.51 }, { code: 'OFTEN_OVERDRAWN', daysBelowZeroShare: 0.51 }],
    ['often-overdrawn', { lowestBalanceMonths: -1.01 }, { code: 'LOW_BALANCE', months: -1.01 }],
    [
      'some-gambling',
      { gamblingCents: 3_600_00, gamblingShare: 0.01 },
      { code: 'GAMBLING', amountCents: 3_600_00, share: 0.01 },
    ],
    [
      'some-gambling',
      { gamblingCents: 17_999_99, gamblingShare: 0.0499 },
      { code: 'GAMBLING', amountCents: 17_999_99, share: 0.0499 },
    ],
    [
      'much-gambling',
      { gamblingCents: 18_000_00, gamblingShare: 0.05 },
      { code: 'GAMBLING', amountCents: 18_000_00, share: 0.05 },
    ],
    [
      'tax-arrears',
      { taxArrearsCount: 1, taxArrearsCents: 80_00 },
      { code: 'TAX_ARREARS', count: 1, amountCents: 80_00 },
    ],
    [
      'debt-collection',
      { collectionCount: 1, collectionCents: 90_00 },
      { code: 'DEBT_COLLECTION', count: 1, amountCents: 90_00 },
    ],
    ['recent-loans', { newLoanCountLastThreeMonths: 2 }, { code: 'RECENT_LOANS', count: 2 }],
    [
      'categories-contested',
      { contestedCount: 1, contestedWeightyCount: 1, contestedShare: null },
      { code: 'CATEGORIES_CONTESTED', count: 1, share: 0 },
    ],
    [
      'categories-contested',
      { contestedCount: 2, contestedShare: 0.02 },
      { code: 'CATEGORIES_CONTESTED', count: 2, share: 0.02 },
    ],
    [
      'running-here',
      { newDebtCents: 2_500_00, runningHereMonthlyCents: 500_00, runningHereOwedCents: 5_000_01 },
      { code: 'RUNNING_HERE', monthlyCents: 500_00, owedCents: 5_000_01 },
    ],
    ['turnover-collapsed', { turnoverChange: 0.59 }, { code: 'TURNOVER_FALLING', change: 0.59 - 1 }],
  ])('%s: %j', (name, parts, reason) => expect(saidOf(parts)).toEqual([[name, reason]]))

  test.each([
    ['coverage-thin', 1.2499, 1.2499],
    ['coverage-thin', 1, 1],
    ['coverage-supposed', 0.9999, 1],
    ['coverage-below-one', 0.9999, 0.9999],
    ['coverage-below-one', -3, -3],
  ])('%s: a coverage of %d, if all is explained %d', (name, coverage, coverageIfExplained) => {
    const parts = {
      availableMonthlyCents: 500_00,
      expectedExpensesCents: 1_200_00,
      existingDebtServiceMonthlyCents: 150_00,
    }
    expect(saidOf(parts, { coverage, coverageIfExplained })).toEqual([
      [
        name,
        {
          code: 'INCOME_DOES_NOT_COVER',
          availableMonthlyCents: 400_00,
          debtServiceMonthlyCents: 350_00,
          coverage,
          required: 1.25,
        },
      ],
    ])
  })
})

test.each([{ coverage: 1.2499 }, { coverageStressed: 0.9999 }])(
  'CORE-11 a small loan that runs here is named where %j is too little with it',
  (around) => {
    const parts = { runningHereMonthlyCents: 100_00, runningHereOwedCents: 100_00 }
    const reason = { code: 'RUNNING_HERE', monthlyCents: 100_00, owedCents: 100_00 }
    expect(saidOf(parts, around)[0]).toEqual(['running-here', reason])
  },
)

test('CORE-5 these rules refuse and all others only refer, each with its source', () => {
  expect(ruleNames.filter((rule) => rules[rule].outcome === 'refuse')).toEqual([
    'turnover-too-low',
    'coverage-below-one',
    'many-returned-direct-debits',
    'much-gambling',
  ])
  expect(
    Object.values(rules).filter(({ source }) => !/^(ours|lending rules|specification|credit policy)/.test(source)),
  ).toEqual([])
})

test('CORE-5 the record names each rule that was hit, with what it asks for', () => {
  const record = decideOn({ taxArrearsCount: 1, yearlyTurnoverCents: 1, proRataYearlyTurnoverCents: 1 })
  expect(record.policyHits).toEqual([
    { rule: 'turnover-too-low', outcome: 'refuse' },
    { rule: 'tax-arrears', outcome: 'refer' },
  ])
})
