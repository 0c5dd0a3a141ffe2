import type { LendingLimits } from '#lending/policy/limits.ts'
import type { Lever } from '#lending/decision/model.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** By fortieths up to double, then in ever larger strides, so that an end is reached for every company. */
const earningSteps = [...range(40), ...range(16).map((power) => 40 * 2 ** power)]

/** Ordered by how much it asks: a missing paper first, then waiting with better habits, then earning more. */
export const levers: readonly Lever[] = Object.values({
  bringData: (input, limits) => [
    {
      coverageDays: Math.max(input.coverageDays, limits.statementCoverageMinDays),
      dataAgeDays: Math.min(input.dataAgeDays ?? 0, limits.statementAgeMaxDays),
    },
  ],
  confirmCategories: () => [{ contestedCount: 0, contestedWeightyCount: 0, contestedShare: 0 }],
  proveHolder: () => [{ holderMatch: 'MATCH' }],
  showBalance: (input) =>
    input.balanceIsKnown
      ? []
      : [{ balanceIsKnown: true, daysBelowZeroShare: 0, bufferDays: 15, lowestBalanceMonths: 0.1 }],
  showWholeYear: (input) => (input.coverageDays >= 365 && !input.seasonIsUnknown ? [] : [wholeYear(input)]),
  shareAccounts: (input) => (input.unsharedYearCents <= 0 ? [] : [{ unsharedYearCents: 0, ...explained(input) }]),
  showTax: (input) =>
    input.taxIsSeen
      ? [{ taxQuartersPaidShare: 1 }]
      : [{ taxIsSeen: true, taxQuartersPaidShare: 1, ...explained(input) }],
  explainCosts: (input) => [
    {
      stoppedCostCount: 0,
      stoppedCostsMonthlyCents: 0,
      availableMonthlyCents: input.availableMonthlyCents + input.stoppedCostsMonthlyCents,
    },
  ],
  explainRoundTrips: () => [{ roundTripShare: 0 }],
  newestMonthBack: () => [{ newestMonthIsLow: false, newestMonthChange: 1 }],
  askLess: (input, limits) => [0.5, 0.25].map((part) => askLess(input, part, limits)),
  proveAge: (input) => [{ companyAgeMonths: input.companyAgeMonths ?? 48 }],
  stopGambling: () => [{ gamblingCents: 0, gamblingShare: 0 }],
  noReturnedDebits: () => [{ returnedDirectDebitsYear: 0, returnedDirectDebitsLastThreeMonths: 0 }],
  clearTaxArrears: () => [{ taxArrearsCount: 0, taxArrearsCents: 0 }],
  clearCollection: () => [{ collectionCount: 0, collectionCents: 0 }],
  noNewLoans: () => [{ newLoanCountLastThreeMonths: 0, newDebtCents: 0 }],
  payOutLess: () => [{ distributedAboveSurplusCents: 0 }],
  noExtraExpenses: () => [{ expectedExpensesCents: 0 }],
  withdrawLess: (input) => range(10).map((tenth) => withdrawLess(input, tenth / 10)),
  // More can be taken back by lenders than was paid to them, which is left as it is.
  repayLoans: (input) => [{ existingDebtServiceMonthlyCents: Math.min(0, input.existingDebtServiceMonthlyCents) }],
  stayAboveZero: (input) => [
    { daysBelowZeroShare: 0, lowestBalanceMonths: Math.max(0.1, input.lowestBalanceMonths ?? 0) },
    { daysBelowZeroShare: 0, lowestBalanceMonths: Math.max(1, input.lowestBalanceMonths ?? 0) },
  ],
  largerBuffer: (input) => [15, 40, 60].map((days) => ({ bufferDays: Math.max(days, input.bufferDays ?? 0) })),
  fewerCustomerReturns: () => [{ customerReturnShare: 0.01 }],
  steadyTurnover: (input) => [
    { turnoverChange: Math.max(1, input.turnoverChange ?? 1), newestMonthIsLow: false, newestMonthChange: 1 },
  ],
  evenTurnover: (input) =>
    [0.44, 0.2].map((most) => ({ turnoverVariation: Math.min(most, input.turnoverVariation ?? 1) })),
  // An unknown age is proven, not waited for.
  wait: (input) =>
    [24, 48].filter((age) => age > (input.companyAgeMonths ?? 48)).map((age) => ({ companyAgeMonths: age })),
  earnMore: (input, limits) => earningSteps.map((step) => earnMore(input, step, limits)),
} satisfies Record<string, Lever>)

/** A change is shown in whole euros, so it is computed in whole euros, rounded up. */
const wholeEuros = (cents: number): number => Math.ceil(cents / 100) * 100

/** What is not taken out stays in the company. What was paid back into it, more than was taken out, is left as it is. */
function withdrawLess(input: ScoreInput, share: number): Partial<ScoreInput> {
  const takenCents = Math.max(0, input.privateWithdrawalsMonthlyCents)
  const keptCents = Math.min(takenCents, wholeEuros(takenCents * share))
  return {
    privateWithdrawalsMonthlyCents: input.privateWithdrawalsMonthlyCents - keptCents,
    availableMonthlyCents: input.availableMonthlyCents + keptCents,
  }
}

const explained = (input: ScoreInput): Partial<ScoreInput> => ({
  availableMonthlyCents: Math.max(input.availableMonthlyCents, input.availableIfExplainedMonthlyCents),
})

/** With fifteen months a season shows, and the turnover of a year is seen instead of thought up. */
function wholeYear(input: ScoreInput): Partial<ScoreInput> {
  const yearlyTurnoverCents = Math.max(input.yearlyTurnoverCents, input.proRataYearlyTurnoverCents)
  return {
    coverageDays: Math.max(input.coverageDays, 456),
    seasonIsUnknown: false,
    turnoverChange: input.seasonIsUnknown ? 1 : input.turnoverChange,
    newestMonthIsLow: input.seasonIsUnknown ? false : input.newestMonthIsLow,
    yearlyTurnoverCents,
    averageMonthlyTurnoverCents: Math.max(input.averageMonthlyTurnoverCents, Math.round(yearlyTurnoverCents / 12)),
    ...explained(input),
  }
}

function askLess(input: ScoreInput, part: number, limits: LendingLimits): Partial<ScoreInput> {
  const wantedCents = Math.ceil((input.requestedAmountCents * part) / limits.amountStepCents) * limits.amountStepCents
  return {
    requestedAmountCents: Math.min(input.requestedAmountCents, Math.max(limits.loanAmountMinCents, wantedCents)),
  }
}

/** Steps of 250 euros of result a month on the same costs, and of turnover as far as the minimum needs it. */
function earnMore(input: ScoreInput, step: number, limits: LendingLimits): Partial<ScoreInput> {
  const extraCents = Math.max(25_000, wholeEuros(input.averageMonthlyTurnoverCents / 40)) * step
  const toMinimumCents = wholeEuros(limits.yearlyTurnoverMinCents / 12 - input.averageMonthlyTurnoverCents)
  const averageMonthlyTurnoverCents = input.averageMonthlyTurnoverCents + Math.max(extraCents, toMinimumCents)
  return {
    averageMonthlyTurnoverCents,
    yearlyTurnoverCents: Math.max(input.yearlyTurnoverCents + extraCents * 12, averageMonthlyTurnoverCents * 12),
    availableMonthlyCents:
      input.availableMonthlyCents + averageMonthlyTurnoverCents - input.averageMonthlyTurnoverCents,
  }
}
