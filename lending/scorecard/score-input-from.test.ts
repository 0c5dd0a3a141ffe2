import { expect, test } from 'vitest'
import { analyse } from '#lending/analysis/analyse.ts'
import type { CashFlowAnalysis, CashFlowFacts, Evidenced } from '#lending/analysis/cash-flow-analysis.ts'
import type { ExpectedExpenses } from '#lending/application.ts'
import { scoreInputFrom } from '#lending/scorecard/score-input-from.ts'
import { company } from '#lending/testing/healthy-company.ts'

const sum = (count: number, sumCents: number): Evidenced => ({ count, sumCents, bookings: [] })
const none: ExpectedExpenses = { hasExpenses: false, knowsAmount: false, amountCents: null }
const analysed = analyse([company()], { today: '2026-11-21', companyNames: ['Bakkerij De Korenaar B.V.'] })

/** A year in which every figure is another, so that none can be mistaken for its neighbour. */
const year: CashFlowFacts = {
  ...analysed.year,
  turnover: { ...analysed.year.turnover, averageMonthlyCents: 30_001_00, sumCents: 360_000_00 },
  trend: { slopePerMonth: 0.5, lastThreeAgainstBefore: 0.93 },
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
const analysis: CashFlowAnalysis = {
  ...analysed,
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
const request = { requestedAmountCents: 25_000_00, expectedExpenses: none, foundedOn: '2020-11-21' }

test('CORE-5 every figure of a decision is the one of the analysis that bears its name', () => {
  expect(scoreInputFrom(analysis, request)).toEqual({
    requestedAmountCents: 25_000_00,
    companyAgeMonths: 72,
    coverageDays: 365,
    dataAgeDays: 2,
    holderMatch: 'COULD_NOT_MATCH',
    yearlyTurnoverCents: 360_012_00,
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
    gamblingShare: 0.0002,
    privateWithdrawalsMonthlyCents: 2_600_00,
    contestedCount: 8,
    contestedWeightyCount: 3,
    contestedShare: 0.04,
  })
})

test('CORE-5 what is not known is null: no balance, no turnover, no founding date', () => {
  const unknown = scoreInputFrom(
    {
      ...analysis,
      year: {
        ...year,
        balance: { ...year.balance, isKnown: false, bufferDays: null },
        turnover: { ...year.turnover, sumCents: 0 },
      },
    },
    { ...request, foundedOn: null },
  )
  expect(unknown).toMatchObject({ daysBelowZeroShare: null, customerReturnShare: null, companyAgeMonths: null })
})

test('CORE-5 no returns are a plain zero, which survives being stored', () => {
  const reversals = { ...year.reversals, returnedByCustomers: sum(0, 0) }
  const { customerReturnShare } = scoreInputFrom({ ...analysis, year: { ...year, reversals } }, request)
  expect(Object.is(customerReturnShare, 0)).toBe(true)
})

test.each<[ExpectedExpenses, number]>([
  [none, 0],
  [{ hasExpenses: false, knowsAmount: true, amountCents: 900_00 }, 0],
  [{ hasExpenses: true, knowsAmount: true, amountCents: 900_00 }, 900_00],
  [{ hasExpenses: true, knowsAmount: false, amountCents: null }, 15_000_50],
  [{ hasExpenses: true, knowsAmount: false, amountCents: 900_00 }, 15_000_50],
  [{ hasExpenses: true, knowsAmount: true, amountCents: null }, 15_000_50],
])('CORE-5 expected expenses %j count as %i cents', (expectedExpenses, cents) => {
  expect(scoreInputFrom(analysis, { ...request, expectedExpenses }).expectedExpensesCents).toBe(cents)
})
