import type { LendingLimits } from '#lending/limits.ts'
import type { WayToYes } from '#lending/scorecard/decision.ts'
import type { Judgement } from '#lending/scorecard/decide.ts'
import type { ScoreInput } from '#lending/scorecard/score-input.ts'

/** One thing an applicant can change, as steps from near to far. A step to where the company stands already does no harm. */
type Lever = (input: ScoreInput, limits: LendingLimits) => Partial<ScoreInput>[]

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** By fortieths up to double, then in ever larger strides, so that an end is reached for every company. */
const earningSteps = [...range(40), ...range(16).map((power) => 40 * 2 ** power)]

/** Ordered by how much it asks: a missing paper first, then waiting with better habits, then earning more. */
const levers: readonly Lever[] = Object.values({
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
} satisfies Record<string, Lever>)

/** A change is told in whole euros, so it is asked in whole euros too, and in enough of them. */
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

/**
 * What would turn the answer into yes, found by asking the same judge again: the first single change that does; else
 * changes added one by one in their order until it does, and then each that proves not to be needed left out again. Null
 * when even all of them together would not, which the applicant is told as it is.
 */
export function findWayToYes(
  input: ScoreInput,
  judge: (changed: ScoreInput) => Judgement,
  limits: LendingLimits,
): WayToYes | null {
  const shortestYes = (before: readonly Lever[], last: Lever): Partial<ScoreInput> | null => {
    const start = inFull(before, input, limits)
    const changes = last({ ...input, ...start }, limits).map((change) => ({ ...start, ...change }))
    return changes.find((change) => judge({ ...input, ...change }).outcome === 'approve') ?? null
  }
  for (const lever of levers) {
    const changes = shortestYes([], lever)
    if (changes !== null) return wayFrom(input, changes, judge)
  }
  for (const [index, last] of levers.entries()) {
    const before = levers.slice(0, index)
    if (shortestYes(before, last) === null) continue
    const needed = before.reduce((kept, lever) => {
      const fewer = kept.filter((other) => other !== lever)
      return shortestYes(fewer, last) === null ? kept : fewer
    }, before)
    return wayFrom(input, shortestYes(needed, last)!, judge)
  }
  return null
}

/** Each lever pulled as far as it goes, one after another, since what one leaves is where the next begins. */
function inFull(chosen: readonly Lever[], input: ScoreInput, limits: LendingLimits): Partial<ScoreInput> {
  return chosen.reduce<Partial<ScoreInput>>(
    (changes, lever) => ({ ...changes, ...lever({ ...input, ...changes }, limits).at(-1) }),
    {},
  )
}

/** `changes` were judged to be a yes before; they are judged once more for the score that they bring. */
function wayFrom(input: ScoreInput, changes: Partial<ScoreInput>, judge: (changed: ScoreInput) => Judgement): WayToYes {
  const fields = (Object.keys(changes) as (keyof ScoreInput)[]).filter((field) => changes[field] !== input[field])
  return {
    changes: fields.map((field) => ({ field, from: input[field], to: changes[field] ?? null })),
    outcome: 'approve',
    score: judge({ ...input, ...changes }).scored.score,
  }
}
