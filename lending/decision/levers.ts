import type { Policy } from '#lending/policy/policy.ts'
import { daysInYear, monthsInYear } from '#lending/days.ts'
import { centsPerEuro } from '#lending/money.ts'
import { isOfBefore, type ScoreInput } from '#lending/decision/score-input.ts'
import { ordinaryVatShare } from '#lending/policy/vat-table.ts'

/** One thing an applicant can change, in steps from near to far. A step to where the company stands does no harm. */
export type Lever = (input: ScoreInput, policy: Policy) => Partial<ScoreInput>[]
export type Levers = readonly Lever[]

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** By parts up to double, then in ever larger strides, so that an end is reached for every company. */
function earningSteps({ ways: { earnedParts, earnedDoublings } }: Policy): number[] {
  let doubled = earnedParts
  return [...range(earnedParts), ...range(earnedDoublings).map(() => (doubled += doubled))]
}

/** Ordered by how much it asks: a missing paper first, then waiting with better habits, then earning more. */
export const levers: Levers = Object.values({
  bringData: (input, { limits }) => [
    {
      coverageDays: Math.max(input.coverageDays, limits.statementCoverageMinDays),
      dataAgeDays: Math.min(input.dataAgeDays ?? 0, limits.statementAgeMaxDays),
    },
  ],
  showCustomers: (input, policy) =>
    input.unbackedYearCents ? [withCustomers(input, input.unbackedYearCents, policy)] : [],
  confirmCategories: () => [{ contestedCount: 0, contestedWeightyCount: 0, contestedShare: 0 }],
  proveHolder: () => [{ holderMatch: 'MATCH' }],
  showBalance: (input, { ways: { bufferFirst: bufferDays, lowestFirst: lowestBalanceMonths } }) =>
    input.balanceIsKnown ? [] : [{ balanceIsKnown: true, daysBelowZeroShare: 0, bufferDays, lowestBalanceMonths }],
  showWholeYear: (input, { ways }) =>
    input.coverageDays >= daysInYear && !input.seasonIsUnknown ? [] : [wholeYear(input, ways)],
  shareAccounts: (input) => [
    {
      // An account that pays a missing cost may show anything.
      ...(input.missingKind && isOfBefore(input) ? { missingKind: null } : {}),
      ...(input.unsharedYearCents > 0 ? { unsharedYearCents: 0, ...shared(input) } : {}),
    },
  ],
  showTax: (input) =>
    input.taxIsSeen
      ? [{ taxQuartersPaidShare: 1 }]
      : [{ taxIsSeen: true, taxQuartersPaidShare: 1, ...explained(input) }],
  // Costs that only fell are not asked about.
  explainCosts: (input) =>
    range(isOfBefore(input) ? 1 : Math.min(1, input.stoppedCostCount)).map(() => ({
      stoppedCostCount: 0,
      stoppedCostsMonthlyCents: 0,
      availableMonthlyCents: input.availableMonthlyCents + input.stoppedCostsMonthlyCents,
    })),
  explainRoundTrips: () => [{ roundTripShare: 0 }],
  // A month later the low one counts among the newest three, and for a year among all.
  newestMonthBack: (input) => (isOfBefore(input) ? [{ newestMonthIsLow: false, newestMonthChange: 1 }] : []),
  askLess: (input, { ways, limits }) => [ways.askLess, ways.askLeast].map((part) => askLess(input, part, limits)),
  proveAge: (input, { ways }) => [{ companyAgeMonths: input.companyAgeMonths ?? ways.provenAge }],
  stopGambling: () => [{ gamblingCents: 0, gamblingShare: 0 }],
  noReturnedDebits: () => [{ returnedDirectDebitsYear: 0, returnedDirectDebitsLastThreeMonths: 0 }],
  clearTaxArrears: () => [{ taxArrearsCount: 0, taxArrearsCents: 0 }],
  clearCollection: () => [{ collectionCount: 0, collectionCents: 0 }],
  noNewLoans: () => [{ newLoanCountLastThreeMonths: 0, newDebtCents: 0 }],
  payOutLess: () => [{ distributedAboveSurplusCents: 0 }],
  noExtraExpenses: () => [{ expectedExpensesCents: 0 }],
  withdrawLess: (input, { ways: { drawnParts } }) =>
    range(drawnParts).map((part) => withdrawLess(input, (cents) => wholeEuros(cents * (part / drawnParts)))),
  // More can be taken back by lenders than was paid to them, which is left as it is.
  repayLoans: (input) => [
    {
      existingDebtServiceMonthlyCents: Math.min(0, input.existingDebtServiceMonthlyCents),
      ...(input.runningHereOwedCents === undefined ? {} : { runningHereMonthlyCents: 0, runningHereOwedCents: 0 }),
    },
  ],
  stayAboveZero: (input, { ways }) =>
    [ways.lowestFirst, ways.lowestLast].map((months) => ({
      daysBelowZeroShare: 0,
      lowestBalanceMonths: Math.max(months, input.lowestBalanceMonths ?? 0),
    })),
  largerBuffer: (input, { ways }) =>
    [ways.bufferFirst, ways.bufferMiddle, ways.bufferLast].map((days) => ({
      bufferDays: Math.max(days, input.bufferDays ?? 0),
    })),
  fewerCustomerReturns: (_input, { ways }) => [{ customerReturnShare: ways.customerReturns }],
  steadyTurnover: (input) => [
    {
      turnoverChange: Math.max(1, input.turnoverChange ?? 1),
      ...(isOfBefore(input) ? { newestMonthIsLow: false, newestMonthChange: 1 } : {}),
    },
  ],
  evenTurnover: (input, { ways }) =>
    [ways.evenFirst, ways.evenLast].map((most) => ({
      turnoverVariation: Math.min(most, input.turnoverVariation ?? 1),
    })),
  // An unknown age is proven, not waited for.
  wait: (input, { ways }) =>
    [ways.waitFirst, ways.waitLast]
      .filter((age) => age > (input.companyAgeMonths ?? ways.provenAge))
      .map((age) => ({ companyAgeMonths: age })),
  earnMore: (input, policy) => earningSteps(policy).map((step) => earnMore(input, step, policy)),
} satisfies Record<string, Lever>)

/** A change is shown in whole euros, so it is computed in whole euros, rounded up. */
const wholeEuros = (cents: number): number => Math.ceil(cents / centsPerEuro) * centsPerEuro

/** Above the floor, money not taken out stays in the company, and not a second time when turnover falls. */
function withdrawLess(input: ScoreInput, ofTaken: (cents: number) => number): Partial<ScoreInput> {
  const { privateWithdrawalsMonthlyCents, ownerFloorMonthlyCents = 0, ownerFlexibleMonthlyCents } = input
  const takenCents = Math.max(0, privateWithdrawalsMonthlyCents - ownerFloorMonthlyCents)
  const keptCents = Math.min(takenCents, ofTaken(takenCents))
  return {
    privateWithdrawalsMonthlyCents: privateWithdrawalsMonthlyCents - keptCents,
    availableMonthlyCents: input.availableMonthlyCents + keptCents,
    ...(isOfBefore(input) ? {} : { ownerFlexibleMonthlyCents: Math.max(0, ownerFlexibleMonthlyCents - keptCents) }),
  }
}

/** Money that is still on an own account was not taken out. */
const shared = (input: ScoreInput): Partial<ScoreInput> =>
  isOfBefore(input) ? explained(input) : withdrawLess(input, () => Math.floor(input.unsharedYearCents / monthsInYear))

/** All that is only supposed; what it would come to, no booking shows. */
const explained = (input: ScoreInput): Partial<ScoreInput> =>
  isOfBefore(input)
    ? { availableMonthlyCents: Math.max(input.availableMonthlyCents, input.availableIfExplainedMonthlyCents) }
    : {}

/** Of more turnover VAT is owed, and a fall of the newest months lowers what it leaves. */
function leftOf(turnoverCents: number, input: ScoreInput, { vat, capacity }: Policy): number {
  if (isOfBefore(input)) return turnoverCents
  const fall = Math.min(1, (input.turnoverChange ?? 1) / (1 - capacity.fallCoveredByStress))
  return Math.floor(turnoverCents * (1 - ordinaryVatShare(vat)) * fall)
}

export function withCustomers(input: ScoreInput, yearCents: number, policy: Policy): Partial<ScoreInput> {
  const monthlyCents = Math.floor(yearCents / monthsInYear)
  return {
    unbackedYearCents: 0,
    yearlyTurnoverCents: input.yearlyTurnoverCents + yearCents,
    averageMonthlyTurnoverCents: input.averageMonthlyTurnoverCents + monthlyCents,
    availableMonthlyCents: input.availableMonthlyCents + leftOf(monthlyCents, input, policy),
  }
}

/** With fifteen months a season shows, and the turnover of a year is seen instead of thought up. */
function wholeYear(input: ScoreInput, { wholeYearDays }: Policy['ways']): Partial<ScoreInput> {
  const yearlyTurnoverCents = Math.max(input.yearlyTurnoverCents, input.proRataYearlyTurnoverCents)
  const times = yearlyTurnoverCents / Math.max(1, input.yearlyTurnoverCents)
  return {
    coverageDays: Math.max(input.coverageDays, wholeYearDays),
    seasonIsUnknown: false,
    turnoverChange: input.seasonIsUnknown ? 1 : input.turnoverChange,
    newestMonthIsLow: input.seasonIsUnknown ? false : input.newestMonthIsLow,
    yearlyTurnoverCents,
    averageMonthlyTurnoverCents: Math.max(
      input.averageMonthlyTurnoverCents,
      Math.round(yearlyTurnoverCents / monthsInYear),
    ),
    ...(isOfBefore(input)
      ? explained(input)
      : {
          availableMonthlyCents: Math.floor(input.availableMonthlyCents * times),
          variableCostsMonthlyCents: Math.ceil(input.variableCostsMonthlyCents * times),
        }),
  }
}

function askLess(input: ScoreInput, part: number, limits: Policy['limits']): Partial<ScoreInput> {
  const wantedCents = Math.ceil((input.requestedAmountCents * part) / limits.amountStepCents) * limits.amountStepCents
  return {
    requestedAmountCents: Math.min(input.requestedAmountCents, Math.max(limits.loanAmountMinCents, wantedCents)),
  }
}

/** Steps of result a month on the same costs, and of turnover as far as the minimum needs it. */
function earnMore(input: ScoreInput, step: number, policy: Policy): Partial<ScoreInput> {
  const { limits, ways } = policy
  const extraCents =
    Math.max(ways.earnedStepCents, wholeEuros(input.averageMonthlyTurnoverCents / ways.earnedParts)) * step
  const toMinimumCents = wholeEuros(limits.yearlyTurnoverMinCents / monthsInYear - input.averageMonthlyTurnoverCents)
  const averageMonthlyTurnoverCents = input.averageMonthlyTurnoverCents + Math.max(extraCents, toMinimumCents)
  const soldCents = averageMonthlyTurnoverCents - input.averageMonthlyTurnoverCents
  return {
    averageMonthlyTurnoverCents,
    ...(isOfBefore(input) ? {} : { extraTurnoverMonthlyCents: (input.extraTurnoverMonthlyCents ?? 0) + soldCents }),
    yearlyTurnoverCents: Math.max(
      input.yearlyTurnoverCents + extraCents * monthsInYear,
      averageMonthlyTurnoverCents * monthsInYear,
    ),
    availableMonthlyCents: input.availableMonthlyCents + leftOf(soldCents, input, policy),
  }
}
