import type { LendingLimits } from '#lending/limits.ts'
import type { Lever } from '#lending/scorecard/model.ts'
import type { EarlierScoreInput } from '#lending/scorecard/score-input.ts'

type EarlierLever = (input: EarlierScoreInput, limits: LendingLimits) => Partial<EarlierScoreInput>[]

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** By fortieths up to double, then in ever larger strides, so that an end is reached for every company. */
const earningSteps = [...range(40), ...range(16).map((power) => 40 * 2 ** power)]

/** Ordered by how much it asks: a missing paper first, then waiting with better habits, then earning more. */
export const earlierLevers: readonly Lever[] = Object.values({
  bringData: (input, limits) => [
    {
      coverageDays: Math.max(input.coverageDays, limits.statementCoverageMinDays),
      dataAgeDays: Math.min(input.dataAgeDays ?? 0, limits.statementAgeMaxDays),
    },
  ],
  confirmCategories: () => [{ contestedCount: 0, contestedWeightyCount: 0, contestedShare: 0 }],
  proveHolder: () => [{ holderMatch: 'MATCH' }],
  showBalance: (input) =>
    input.balanceIsKnown ? [] : [{ balanceIsKnown: true, daysBelowZeroShare: 0.04, bufferDays: 15 }],
  proveAge: (input) => [{ companyAgeMonths: input.companyAgeMonths ?? 48 }],
  stopGambling: () => [{ gamblingCents: 0, gamblingShare: 0 }],
  noReturnedDebits: () => [{ returnedDirectDebitsYear: 0, returnedDirectDebitsLastThreeMonths: 0 }],
  clearTaxArrears: () => [{ taxArrearsCount: 0, taxArrearsCents: 0 }],
  clearCollection: () => [{ collectionCount: 0, collectionCents: 0 }],
  noNewLoans: () => [{ newLoanCountLastThreeMonths: 0 }],
  regularTax: (input) => [{ taxIsRegular: true, taxPaymentCount: Math.max(4, input.taxPaymentCount) }],
  noExtraExpenses: () => [{ expectedExpensesCents: 0 }],
  withdrawLess: (input) => range(10).map((tenth) => withdrawLess(input, tenth / 10)),
  // More can be taken back by lenders than was paid to them, which is left as it is.
  repayLoans: (input) => [{ existingDebtServiceMonthlyCents: Math.min(0, input.existingDebtServiceMonthlyCents) }],
  stayAboveZero: () => [{ daysBelowZeroShare: 0.04 }, { daysBelowZeroShare: 0 }],
  largerBuffer: (input) => [5, 15, 40].map((days) => ({ bufferDays: Math.max(days, input.bufferDays ?? 0) })),
  fewerCustomerReturns: () => [{ customerReturnShare: 0.01 }],
  steadyTurnover: (input) => [{ turnoverChange: Math.max(1, input.turnoverChange ?? 1) }],
  evenTurnover: (input) => [{ turnoverVariation: Math.min(0.44, input.turnoverVariation ?? 1) }],
  // An unknown age is proven, not waited for.
  wait: (input) =>
    [24, 48].filter((age) => age > (input.companyAgeMonths ?? 48)).map((age) => ({ companyAgeMonths: age })),
  earnMore: (input, limits) => earningSteps.map((step) => earnMore(input, step, limits)),
} satisfies Record<string, EarlierLever>)

/** A change is shown in whole euros, so it is computed in whole euros, rounded up. */
const wholeEuros = (cents: number): number => Math.ceil(cents / 100) * 100

/** What is not taken out stays in the company. What was paid back into it, more than was taken out, is left as it is. */
function withdrawLess(input: EarlierScoreInput, share: number): Partial<EarlierScoreInput> {
  const takenCents = Math.max(0, input.privateWithdrawalsMonthlyCents)
  const keptCents = Math.min(takenCents, wholeEuros(takenCents * share))
  return {
    privateWithdrawalsMonthlyCents: input.privateWithdrawalsMonthlyCents - keptCents,
    availableMonthlyCents: input.availableMonthlyCents + keptCents,
  }
}

/** Steps of 250 euros of result a month on the same costs, and of turnover as far as the minimum needs it. */
function earnMore(input: EarlierScoreInput, step: number, limits: LendingLimits): Partial<EarlierScoreInput> {
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
