import { expect, test } from 'vitest'
import { excludedSbiDivisions, lendingLimits, limitTable, loanTermsMonths } from '#lending/policy/limits.ts'

test('CORE-5 CORE-6 the limits that are published or in the specification are these', () => {
  expect(lendingLimits).toMatchObject({
    loanAmountMinCents: 5_000_00,
    loanAmountMaxCents: 250_000_00,
    creditAmountMinCents: 2_000_00,
    creditAmountMaxCents: 100_000_00,
    companyAgeMinMonths: 15,
    yearlyTurnoverMinCents: 50_000_00,
    amountPerMonthlyTurnoverMax: 2.5,
    debtServiceCoverageRefusedBelow: 1,
    debtServiceCoverageOfferedFrom: 1.25,
    debtServiceCoverageStressed: 1,
    statementAgeMaxDays: 7,
    statementCoverageMinDays: 180,
    statementSpanMaxDays: 730,
    statementAccountsPerFileMax: 1,
  })
  expect(loanTermsMonths).toEqual([12, 24, 36, 48, 60])
})

test('every limit is its own number and says where it comes from', () => {
  expect(Object.keys(lendingLimits)).toEqual(Object.keys(limitTable))
  expect(Object.entries(limitTable).filter(([, { source }]) => !/\p{L}{3}/u.test(source))).toEqual([])
  expect(Object.values(lendingLimits).filter((value) => !Number.isFinite(value) || value === 0)).toEqual([])
})

test('every division that is left out is two digits and says what it is', () => {
  const wrong = Object.entries(excludedSbiDivisions).filter(
    ([division, what]) => !/^\d\d$/.test(division) || !/^\p{L}{3}/u.test(what),
  )
  expect(wrong).toEqual([])
})
