import { expect, test } from 'vitest'
import { analyse } from '#lending/facts/analyse.ts'
import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import type { CashFlowFacts } from '#lending/facts/cash-flow-facts.ts'
import type { Evidenced } from '#lending/ledger/evidenced.ts'
import type { LendingFacts } from '#lending/facts/lending-facts.ts'
import { type ExpectedExpenses, noExpenses } from '#lending/expected-expenses.ts'
import { scoreInputFrom } from '#lending/decision/score-input-from.ts'
import { company } from '#lending/testing/healthy-company.ts'

const sum = (count: number, sumCents: number): Evidenced => ({ count, sumCents, bookings: [] })
const analysed = analyse([company()], { today: '2026-11-21', companyNames: ['Bakkerij De Korenaar B.V.'] })

/** A year in which every figure is another, so that none can be mistaken for its neighbour. */
const year: CashFlowFacts = {
  ...analysed.year,
  turnover: { ...analysed.year.turnover, averageMonthlyCents: 30_001_00, sumCents: 360_000_00 },
  lastThreeAgainstBefore: 0.93,
  variation: 0.31,
  balance: { ...analysed.year.balance, isKnown: true, daysSeen: 200, daysBelowZero: 10, bufferDays: 23 },
  reversals: { returnedByUs: sum(4, 400_00), returnedByCustomers: sum(5, -7_200_00) },
  taxes: { ...analysed.year.taxes, paid: sum(6, 900_00), arrears: sum(2, 150_00), isRegular: true },
  debtService: { ...analysed.year.debtService, averageMonthlyCents: 510_00 },
  newLoans: sum(9, 9),
  concentration: { ...analysed.year.concentration, largestShare: 0.37, fiveLargestShare: 0.8 },
  cash: { ...sum(3, 3), share: 0.12 },
  gambling: { ...sum(1, 77_00), share: 0.0002 },
  privateWithdrawals: { ...sum(12, 1), averageMonthlyCents: 2_600_00 },
  collections: sum(3, 333_00),
  availableMonthlyCents: 4_100_00,
}
const { lending: found } = analysed
const lending: LendingFacts = {
  ...found,
  coreTurnover: { ...found.coreTurnover, sumCents: 360_000_00 },
  incidental: sum(2, 808_00),
  roundTrips: sum(3, 40_000_00),
  ownerPay: { ...found.ownerPay, unshared: sum(1, 606_00) },
  tax: { ...found.tax, isSeen: false, quartersPaid: [true, true, true, false, true, false] },
  stopped: [
    { kind: 'rent', isAsked: true, missingYearCents: 707_00, missed: [], bookings: [] },
    { kind: 'wages', isAsked: false, missingYearCents: 707_00, missed: [], bookings: [] },
  ],
  debt: { lenders: [], monthlyCents: 510_00, unseen: sum(0, 0), newDebt: sum(1, 909_00), newDebtUntil: '2026-12-24' },
  yearBefore: {
    lastThree: 0.93,
    lastThreeAgainstMean: null,
    newestMonth: 0.44,
    newestMonthIsLow: true,
    seasonIsUnknown: true,
  },
  balance: {
    ...found.balance,
    isKnown: true,
    daysSeen: 200,
    daysBelowZero: 10,
    bufferDays: 23,
    lowestCents: 5_000_00,
    currentCents: 100_00,
  },
  concentrationPeak: 0.37,
  turnoverVariation: 0.31,
  cashShare: 0.12,
  capacity: {
    coreMonthlyCents: 30_001_00,
    variableMonthlyCents: 12_000_00,
    fixedMonthlyCents: 1,
    stoppedMonthlyCents: 59_00,
    ownerMonthlyCents: 2_600_00,
    ownerFlexibleMonthlyCents: 71_00,
    fallFactor: 1,
    availableMonthlyCents: 4_100_00,
    ifExplainedMonthlyCents: 4_200_00,
    monthlyOutflowCents: 20_000_00,
    distributedAboveSurplusCents: 303_00,
  },
}
const analysis: CashFlowAnalysis = {
  ...analysed,
  lending,
  coverage: { ...analysed.coverage, dayCount: 365, ageDays: 2 },
  holderMatch: 'COULD_NOT_MATCH',
  contests: { ...sum(8, 1), weightyCount: 3, share: 0.04 },
  year,
  lastThreeMonths: {
    ...year,
    reversals: { ...year.reversals, returnedByUs: sum(1, 1) },
    newLoans: sum(2, 2),
  },
}
const request = { requestedAmountCents: 25_000_00, expectedExpenses: noExpenses, foundedOn: '2020-11-21' }

test('CORE-5 every figure of a decision is the one of the analysis that bears its name', () => {
  expect(scoreInputFrom(analysis, request)).toEqual({
    requestedAmountCents: 25_000_00,
    levelsUntil: analysed.year.window.to,
    newestUntil: analysed.coverage.lastBookedOn,
    companyAgeMonths: 72,
    coverageDays: 365,
    dataAgeDays: 2,
    holderMatch: 'COULD_NOT_MATCH',
    yearlyTurnoverCents: 360_000_00,
    proRataYearlyTurnoverCents: 360_000_00,
    averageMonthlyTurnoverCents: 30_001_00,
    turnoverChange: 0.93,
    turnoverVariation: 0.31,
    balanceIsKnown: true,
    daysBelowZeroShare: 0.05,
    bufferDays: 23,
    availableMonthlyCents: 4_100_00,
    existingDebtServiceMonthlyCents: 510_00,
    expectedExpensesCents: 0,
    returnedDirectDebitsYear: 4,
    returnedDirectDebitsLastThreeMonths: 1,
    customerReturnShare: 0.02,
    taxPaymentCount: 6,
    taxIsRegular: true,
    taxArrearsCount: 2,
    taxArrearsCents: 150_00,
    collectionCount: 3,
    collectionCents: 333_00,
    newLoanCountLastThreeMonths: 2,
    largestCustomerShare: 0.37,
    cashShare: 0.12,
    gamblingCents: 77_00,
    gamblingShare: 77_00 / 360_000_00,
    privateWithdrawalsMonthlyCents: 2_600_00,
    contestedCount: 8,
    contestedWeightyCount: 3,
    contestedShare: 0.04,
    variableCostsMonthlyCents: 12_000_00,
    ownerFlexibleMonthlyCents: 71_00,
    ownerFloorMonthlyCents: 1_800_00,
    availableIfExplainedMonthlyCents: 4_200_00,
    incidentalYearCents: 808_00,
    roundTripShare: 0.1,
    seasonIsUnknown: true,
    newestMonthChange: 0.44,
    newestMonthIsLow: true,
    taxIsSeen: false,
    taxQuartersPaidShare: 0.5,
    stoppedCostCount: 1,
    stoppedCostsMonthlyCents: 59_00,
    newDebtCents: 909_00,
    newDebtUntil: '2026-12-24',
    unsharedYearCents: 606_00,
    distributedAboveSurplusCents: 303_00,
    lowestBalanceMonths: 0.25,
  })
})

test('CORE-5 what is not known is null: no balance, no turnover, no founding date', () => {
  const without: LendingFacts = {
    ...lending,
    coreTurnover: { ...lending.coreTurnover, sumCents: 0 },
    balance: { ...lending.balance, isKnown: false, bufferDays: null },
  }
  const unknown = scoreInputFrom({ ...analysis, lending: without }, { ...request, foundedOn: null })
  expect(unknown).toMatchObject({ daysBelowZeroShare: null, customerReturnShare: null, companyAgeMonths: null })
})

test('CORE-5 no returns are a plain zero, which survives being stored', () => {
  const reversals = { ...year.reversals, returnedByCustomers: sum(0, 0) }
  const { customerReturnShare } = scoreInputFrom({ ...analysis, year: { ...year, reversals } }, request)
  expect(Object.is(customerReturnShare, 0)).toBe(true)
})

test.each<[ExpectedExpenses, number]>([
  [noExpenses, 0],
  [{ hasExpenses: true, amountCents: 900_00 }, 900_00],
  [{ hasExpenses: true, amountCents: null }, 15_000_50],
])('CORE-5 expected expenses %j count as %i cents', (expectedExpenses, cents) => {
  expect(scoreInputFrom(analysis, { ...request, expectedExpenses }).expectedExpensesCents).toBe(cents)
})

test('CORE-5 less than a year of turnover is multiplied for no sum but the one that keeps from refusing', () => {
  const half = { ...analysis, coverage: { ...analysis.coverage, dayCount: 200 } }
  expect(scoreInputFrom(half, request)).toMatchObject({
    yearlyTurnoverCents: 360_000_00,
    proRataYearlyTurnoverCents: 657_000_00,
    averageMonthlyTurnoverCents: 30_001_00,
  })
})

test('CORE-5 profit of former years may be paid out while a month’s costs stay on the account', () => {
  const kept = { ...lending, balance: { ...lending.balance, currentCents: 20_000_00 } }
  expect(scoreInputFrom({ ...analysis, lending: kept }, request).distributedAboveSurplusCents).toBe(0)
})

test.each([
  [900_00, 0, 510_00 + 900_00],
  [900_00, 300_00, 510_00 + 600_00],
  [300_00, 400_00, 510_00],
])(
  'CORE-11 of an instalment here of %i and one to us in the bookings of %i the higher counts',
  (monthlyCents, seenCents, counted) => {
    const debt = { ...lending.debt, here: { monthlyCents: seenCents, newDebtCents: 9_00 } }
    const runningHere = { monthlyCents, owedCents: 5_000_00 }
    const input = scoreInputFrom({ ...analysis, lending: { ...lending, debt } }, { ...request, runningHere })
    expect(input).toMatchObject({
      existingDebtServiceMonthlyCents: counted,
      newDebtCents: 900_00,
      runningHereMonthlyCents: monthlyCents,
      runningHereOwedCents: 5_000_00,
    })
  },
)

test('CORE-11 CORE-8 until the applicant is proven to be the company a loan here leads to a person and to no figure', () => {
  const plain = scoreInputFrom({ ...analysis, holderMatch: 'MATCH' }, request)
  const asked = { ...request, runningHere: 'unproven' } as const
  expect(scoreInputFrom({ ...analysis, holderMatch: 'MATCH' }, asked)).toEqual({
    ...plain,
    holderMatch: 'COULD_NOT_MATCH',
  })
  expect(scoreInputFrom({ ...analysis, holderMatch: 'NO_MATCH' }, asked).holderMatch).toBe('NO_MATCH')
})
