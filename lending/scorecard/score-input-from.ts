import type { CashFlowAnalysis } from '#lending/analysis/cash-flow-analysis.ts'
import type { ExpectedExpenses } from '#lending/application.ts'
import { companyAgeMonths } from '#lending/eligibility.ts'
import { lendingLimits, type LendingLimits } from '#lending/limits.ts'
import type { Cents } from '#lending/money.ts'
import type { ScoreInput } from '#lending/scorecard/score-input.ts'

export type ScoredRequest = {
  requestedAmountCents: Cents
  expectedExpenses: ExpectedExpenses
  /** From the register; may have unknown parts, or be null. */
  foundedOn: string | null
}

/** The figures a decision rests on, taken from the analysis, the request and the register. */
export function scoreInputFrom(
  analysis: CashFlowAnalysis,
  request: ScoredRequest,
  limits: LendingLimits = lendingLimits,
): ScoreInput {
  const { year, lastThreeMonths, coverage } = analysis
  const monthlyTurnoverCents = year.turnover.averageMonthlyCents
  return {
    requestedAmountCents: request.requestedAmountCents,
    companyAgeMonths: companyAgeMonths(request.foundedOn, analysis.today),
    coverageDays: coverage.dayCount,
    dataAgeDays: coverage.ageDays,
    holderMatch: analysis.holderMatch,
    yearlyTurnoverCents: monthlyTurnoverCents * 12,
    averageMonthlyTurnoverCents: monthlyTurnoverCents,
    turnoverChange: year.trend.lastThreeAgainstBefore,
    turnoverVariation: year.variation,
    balanceIsKnown: year.balance.isKnown,
    daysBelowZeroShare: year.balance.isKnown ? year.balance.daysBelowZero / year.balance.daysSeen : null,
    bufferDays: year.balance.bufferDays,
    availableMonthlyCents: year.availableMonthlyCents,
    existingDebtServiceMonthlyCents: year.debtService.averageMonthlyCents,
    expectedExpensesCents: expectedExpensesCents(request.expectedExpenses, monthlyTurnoverCents, limits),
    returnedDirectDebitsYear: year.reversals.returnedByUs.count,
    returnedDirectDebitsLastThreeMonths: lastThreeMonths.reversals.returnedByUs.count,
    customerReturnShare: shareOf(-year.reversals.returnedByCustomers.sumCents, year.turnover.sumCents),
    taxPaymentCount: year.taxes.paid.count,
    taxIsRegular: year.taxes.isRegular,
    taxArrearsCount: year.taxes.arrears.count,
    taxArrearsCents: year.taxes.arrears.sumCents,
    collectionCount: year.collections.count,
    collectionCents: year.collections.sumCents,
    newLoanCountLastThreeMonths: lastThreeMonths.newLoans.count,
    largestCustomerShare: year.concentration.largestShare,
    cashShare: year.cash.share,
    gamblingCents: year.gambling.sumCents,
    gamblingShare: year.gambling.share,
    privateWithdrawalsMonthlyCents: year.privateWithdrawals.averageMonthlyCents,
    contestedCount: analysis.contests.count,
    contestedWeightyCount: analysis.contests.weightyCount,
    contestedShare: analysis.contests.share,
  }
}

/** Null without turnover; never a negative zero, which would not survive being stored. */
function shareOf(partCents: Cents, wholeCents: Cents): number | null {
  return wholeCents <= 0 ? null : partCents === 0 ? 0 : partCents / wholeCents
}

/** "I do not know how much" is an honest answer, so it is neither free nor a reason to stop: a stated share is assumed. */
function expectedExpensesCents(expected: ExpectedExpenses, monthlyTurnoverCents: Cents, limits: LendingLimits): Cents {
  if (!expected.hasExpenses) return 0
  if (expected.knowsAmount && expected.amountCents !== null) return expected.amountCents
  return Math.round(monthlyTurnoverCents * limits.unknownExpensesInMonthsOfTurnover)
}
