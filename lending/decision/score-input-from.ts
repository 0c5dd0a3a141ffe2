import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import type { Debt } from '#lending/facts/debt/debt.ts'
import type { HolderMatch } from '#lending/holder-match.ts'
import type { ExpectedExpenses } from '#lending/expected-expenses.ts'
import { companyAgeMonths } from '#lending/eligibility.ts'
import { daysInYear } from '#lending/days.ts'
import { readableEnd } from '#lending/iban.ts'
import { ownPolicy, type Policy } from '#lending/policy/policy.ts'
import type { Cents } from '#lending/money.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import type { RunningLoan } from '#lending/pricing/running-loan.ts'

export type ScoredRequest = {
  requestedAmountCents: Cents
  expectedExpenses: ExpectedExpenses
  /** From the register; may have unknown parts, or be null. */
  foundedOn: string | null
  /** Taken up here in other applications; `unproven` while nothing shows that the applicant is the company. */
  runningHere?: RunningLoan | 'unproven'
}

/** The figures a decision rests on, taken from the analysis, the request and the register. */
export function scoreInputFrom(
  analysis: CashFlowAnalysis,
  request: ScoredRequest,
  policy: Policy = ownPolicy,
): ScoreInput {
  const { year, lastThreeMonths, lending, coverage } = analysis
  const { capacity, yearBefore, incidental, roundTrips, ownerPay, debt } = lending
  const monthlyTurnoverCents = capacity.coreMonthlyCents
  const yearlyTurnoverCents = lending.coreTurnover.sumCents
  return {
    requestedAmountCents: request.requestedAmountCents,
    ...(coverage.lastBookedOn === null ? {} : { levelsUntil: year.window.to, newestUntil: coverage.lastBookedOn }),
    companyAgeMonths: companyAgeMonths(request.foundedOn, analysis.today),
    coverageDays: coverage.dayCount,
    dataAgeDays: coverage.ageDays,
    holderMatch: matchBeside(analysis.holderMatch, request),
    yearlyTurnoverCents,
    proRataYearlyTurnoverCents: proRata(yearlyTurnoverCents, coverage.dayCount),
    averageMonthlyTurnoverCents: monthlyTurnoverCents,
    turnoverChange: yearBefore.lastThree ?? yearBefore.lastThreeAgainstMean,
    turnoverVariation: lending.turnoverVariation,
    balanceIsKnown: year.balance.isKnown,
    availableMonthlyCents: capacity.availableMonthlyCents,
    availableIfExplainedMonthlyCents: capacity.ifExplainedMonthlyCents,
    ownerFlexibleMonthlyCents: capacity.ownerFlexibleMonthlyCents,
    ownerFloorMonthlyCents: policy.owners.floorMonthlyCents * ownerPay.ownerCount,
    variableCostsMonthlyCents: capacity.variableMonthlyCents,
    expectedExpensesCents: expectedExpensesCents(request.expectedExpenses, monthlyTurnoverCents, policy),
    returnedDirectDebitsYear: year.reversals.returnedByUs.count,
    returnedDirectDebitsLastThreeMonths: lastThreeMonths.reversals.returnedByUs.count,
    customerReturnShare: shareOf(-year.reversals.returnedByCustomers.sumCents, yearlyTurnoverCents),
    taxArrearsCount: year.taxes.arrears.count,
    taxArrearsCents: year.taxes.arrears.sumCents,
    collectionCount: year.collections.count,
    collectionCents: year.collections.sumCents,
    newLoanCountLastThreeMonths: lastThreeMonths.newLoans.count,
    largestCustomerShare: lending.concentrationPeak,
    cashShare: lending.cashShare,
    gamblingCents: year.gambling.sumCents,
    gamblingShare: shareOf(year.gambling.sumCents, yearlyTurnoverCents),
    privateWithdrawalsMonthlyCents: capacity.ownerMonthlyCents,
    contestedCount: analysis.contests.count,
    contestedWeightyCount: analysis.contests.weightyCount,
    contestedShare: analysis.contests.share,
    incidentalYearCents: incidental.sumCents,
    ...(lending.unbackedYearCents > 0 ? { unbackedYearCents: lending.unbackedYearCents } : {}),
    roundTripShare: shareOf(roundTrips.sumCents, yearlyTurnoverCents + roundTrips.sumCents),
    seasonIsUnknown: yearBefore.seasonIsUnknown,
    newestMonthChange: yearBefore.newestMonth,
    newestMonthIsLow: yearBefore.newestMonthIsLow,
    ...debtFigures(debt, request),
    ...(debt.newDebtUntil === null ? {} : { newDebtUntil: debt.newDebtUntil }),
    unsharedYearCents: ownerPay.unshared.sumCents,
    ...(lending.missingKind === null ? {} : { missingKind: lending.missingKind }),
    distributedAboveSurplusCents: paidOutTooMuch(analysis),
    ...soberBalance(analysis),
    ...taxAndCosts(analysis, policy),
    ...fileFault(analysis),
  }
}

function fileFault({ doesNotAddUp = [] }: CashFlowAnalysis) {
  const [largest] = doesNotAddUp
  if (!largest) return {}
  const { code: finding, account, on = null, differenceCents } = largest
  const accountEnd = readableEnd(account)
  return { fileFault: { finding, accountEnd, on, differenceCents, count: doesNotAddUp.length } }
}

/** A stranger who types the company's number must not learn that something runs: then a person looks, no more. */
const matchBeside = (match: HolderMatch, { runningHere }: ScoredRequest): HolderMatch =>
  runningHere === 'unproven' && match === 'MATCH' ? 'COULD_NOT_MATCH' : match

/** A loan here counts at once; of its instalments and those to us in the bookings, the higher. */
function debtFigures({ monthlyCents, newDebt, here }: Debt, { runningHere }: ScoredRequest) {
  if (runningHere === undefined || runningHere === 'unproven')
    return { existingDebtServiceMonthlyCents: monthlyCents, newDebtCents: newDebt.sumCents }
  return {
    existingDebtServiceMonthlyCents:
      monthlyCents + Math.max(0, runningHere.monthlyCents - Math.max(0, here?.monthlyCents ?? 0)),
    newDebtCents: newDebt.sumCents - (here?.newDebtCents ?? 0),
    runningHereMonthlyCents: runningHere.monthlyCents,
    runningHereOwedCents: runningHere.owedCents,
  }
}

/** Of the balance without incidental money, so that a deposit looks no better than none. */
function soberBalance({ lending: { balance, capacity } }: CashFlowAnalysis) {
  if (!balance.isKnown) return { daysBelowZeroShare: null, bufferDays: null, lowestBalanceMonths: null }
  return {
    daysBelowZeroShare: balance.daysBelowZero / balance.daysSeen,
    bufferDays: balance.bufferDays,
    lowestBalanceMonths:
      balance.lowestCents === null || capacity.monthlyOutflowCents <= 0
        ? null
        : balance.lowestCents / capacity.monthlyOutflowCents,
  }
}

/** Profit of former years may be paid out as well, as long as a month's costs stay on the account. */
function paidOutTooMuch({ lending: { balance, capacity } }: CashFlowAnalysis): Cents {
  const isKept = balance.currentCents !== null && balance.currentCents >= capacity.monthlyOutflowCents
  return isKept ? 0 : capacity.distributedAboveSurplusCents
}

function taxAndCosts({ year, lending: { tax, stopped, debt, capacity } }: CashFlowAnalysis, { score }: Policy) {
  const quarters = tax.quartersPaid.slice(-score.taxQuarters)
  return {
    taxPaymentCount: year.taxes.paid.count,
    taxIsRegular: year.taxes.isRegular,
    taxIsSeen: tax.isSeen,
    ...(tax.cause && { taxCause: tax.cause }),
    ...(tax.lackYearCents && { taxLackYearCents: tax.lackYearCents }),
    taxQuartersPaidShare: quarters.length === 0 ? null : quarters.filter(Boolean).length / quarters.length,
    stoppedCostCount:
      stopped.filter(({ isAsked }) => isAsked).length + debt.lenders.filter(({ hasStopped }) => hasStopped).length,
    stoppedCostsMonthlyCents: capacity.stoppedMonthlyCents,
  }
}

/** The turnover of a whole year at the pace seen; never less than was seen already. */
function proRata(seenCents: Cents, coverageDays: number): Cents {
  return coverageDays <= 0 || coverageDays >= daysInYear
    ? seenCents
    : Math.round((seenCents * daysInYear) / coverageDays)
}

/** Null without turnover; never a negative zero, which would not survive being stored. */
function shareOf(partCents: Cents, wholeCents: Cents): number | null {
  return wholeCents <= 0 ? null : partCents === 0 ? 0 : partCents / wholeCents
}

/** "I do not know how much" is an honest answer, neither free nor a reason to stop: a stated share is assumed. */
function expectedExpensesCents(expected: ExpectedExpenses, monthlyTurnoverCents: Cents, { limits }: Policy): Cents {
  if (!expected.hasExpenses) return 0
  if (expected.amountCents !== null) return expected.amountCents
  return Math.round(monthlyTurnoverCents * limits.unknownExpensesInMonthsOfTurnover)
}
