import type { LendingLimits } from '#lending/limits.ts'
import type { WayToYes } from '#lending/scorecard/decision.ts'
import type { Judgement } from '#lending/scorecard/decide.ts'
import type { ScoreInput } from '#lending/scorecard/score-input.ts'

/**
 * One thing an applicant can change, as steps from near to far. Ordered by how much it asks of them: a missing paper
 * first, then waiting with better habits, then earning more.
 */
type Lever = { name: string; steps: (input: ScoreInput, limits: LendingLimits) => Partial<ScoreInput>[] }

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** By fortieths up to double, then in ever larger strides, so that an end is reached for every company. */
const earningSteps = [...range(40), ...range(16).map((power) => 40 * 2 ** power)]

const levers: readonly Lever[] = [
  {
    name: 'bring-data',
    steps: (input, limits) => [
      {
        coverageDays: Math.max(input.coverageDays, limits.statementCoverageMinDays),
        dataAgeDays: Math.min(input.dataAgeDays ?? 0, limits.statementAgeMaxDays),
      },
    ],
  },
  {
    name: 'confirm-categories',
    steps: (input) =>
      input.contestedWeightyCount > 0 || (input.contestedShare ?? 0) > 0
        ? [{ contestedCount: 0, contestedWeightyCount: 0, contestedShare: 0 }]
        : [],
  },
  { name: 'prove-holder', steps: () => [{ holderMatch: 'MATCH' }] },
  {
    name: 'show-balance',
    steps: (input) =>
      input.balanceIsKnown ? [] : [{ balanceIsKnown: true, daysBelowZeroShare: 0.04, bufferDays: 15 }],
  },
  { name: 'prove-age', steps: (input) => (input.companyAgeMonths === null ? [{ companyAgeMonths: 48 }] : []) },
  {
    name: 'stop-gambling',
    steps: (input) =>
      input.gamblingCents > 0 || (input.gamblingShare ?? 0) > 0 ? [{ gamblingCents: 0, gamblingShare: 0 }] : [],
  },
  {
    name: 'no-returned-debits',
    steps: (input) =>
      input.returnedDirectDebitsYear > 0 || input.returnedDirectDebitsLastThreeMonths > 0
        ? [{ returnedDirectDebitsYear: 0, returnedDirectDebitsLastThreeMonths: 0 }]
        : [],
  },
  {
    name: 'clear-tax-arrears',
    steps: (input) => (input.taxArrearsCount > 0 ? [{ taxArrearsCount: 0, taxArrearsCents: 0 }] : []),
  },
  {
    name: 'clear-collection',
    steps: (input) => (input.collectionCount > 0 ? [{ collectionCount: 0, collectionCents: 0 }] : []),
  },
  {
    name: 'no-new-loans',
    steps: (input) => (input.newLoanCountLastThreeMonths > 0 ? [{ newLoanCountLastThreeMonths: 0 }] : []),
  },
  {
    name: 'regular-tax',
    steps: (input) =>
      input.taxIsRegular ? [] : [{ taxIsRegular: true, taxPaymentCount: Math.max(4, input.taxPaymentCount) }],
  },
  {
    name: 'no-extra-expenses',
    steps: (input) => (input.expectedExpensesCents > 0 ? [{ expectedExpensesCents: 0 }] : []),
  },
  {
    name: 'withdraw-less',
    steps: (input) =>
      range(input.privateWithdrawalsMonthlyCents > 0 ? 10 : 0).map((tenth) => withdrawLess(input, tenth / 10)),
  },
  {
    name: 'repay-loans',
    steps: (input) => (input.existingDebtServiceMonthlyCents > 0 ? [{ existingDebtServiceMonthlyCents: 0 }] : []),
  },
  {
    name: 'stay-above-zero',
    steps: (input) =>
      (input.daysBelowZeroShare ?? 0) > 0 ? [{ daysBelowZeroShare: 0.04 }, { daysBelowZeroShare: 0 }] : [],
  },
  {
    name: 'larger-buffer',
    steps: (input) =>
      [5, 15, 40].filter((days) => (input.bufferDays ?? 0) < days).map((days) => ({ bufferDays: days })),
  },
  {
    name: 'fewer-customer-returns',
    steps: (input) => ((input.customerReturnShare ?? 0) >= 0.02 ? [{ customerReturnShare: 0.01 }] : []),
  },
  {
    name: 'steady-turnover',
    steps: (input) => ((input.turnoverChange ?? 0) < 1 ? [{ turnoverChange: 1 }] : []),
  },
  {
    name: 'even-turnover',
    steps: (input) => ((input.turnoverVariation ?? 1) >= 0.45 ? [{ turnoverVariation: 0.44 }] : []),
  },
  {
    name: 'wait',
    steps: ({ companyAgeMonths }) =>
      companyAgeMonths === null
        ? []
        : [24, 48].filter((age) => age > companyAgeMonths).map((age) => ({ companyAgeMonths: age })),
  },
  { name: 'earn-more', steps: (input, limits) => earningSteps.map((step) => earnMore(input, step, limits)) },
]

/** What is not taken out stays in the company. */
function withdrawLess(input: ScoreInput, share: number): Partial<ScoreInput> {
  const keptCents = Math.round(input.privateWithdrawalsMonthlyCents * share)
  return {
    privateWithdrawalsMonthlyCents: input.privateWithdrawalsMonthlyCents - keptCents,
    availableMonthlyCents: input.availableMonthlyCents + keptCents,
  }
}

/** Steps of 250 euros of result a month on the same costs, and of turnover as far as the minimum needs it. */
function earnMore(input: ScoreInput, step: number, limits: LendingLimits): Partial<ScoreInput> {
  const extraCents = Math.max(25_000, Math.ceil(input.averageMonthlyTurnoverCents / 40 / 100) * 100) * step
  const averageMonthlyTurnoverCents = Math.max(
    input.averageMonthlyTurnoverCents + extraCents,
    step === 1 ? Math.ceil(limits.yearlyTurnoverMinCents / 12) : 0,
  )
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
  const isYes = (changed: ScoreInput) => judge(changed).outcome === 'approve'
  for (const lever of levers) {
    const step = lever.steps(input, limits).find((change) => isYes({ ...input, ...change }))
    if (step) return wayFrom(input, step, judge)
  }
  const changes = together(input, limits, isYes)
  return changes === null ? null : wayFrom(input, changes, judge)
}

function together(
  input: ScoreInput,
  limits: LendingLimits,
  isYes: (changed: ScoreInput) => boolean,
): Partial<ScoreInput> | null {
  let chosen: Lever[] = []
  for (const lever of levers) {
    chosen = [...chosen, lever]
    const last = lastSteps(input, chosen.slice(0, -1), limits)
    const step = lever.steps({ ...input, ...last }, limits).find((change) => isYes({ ...input, ...last, ...change }))
    if (step) return withoutNeedless(input, { ...last, ...step }, chosen, limits, isYes)
  }
  return null
}

/** Each lever pulled as far as it goes, one after another, since what one leaves is where the next begins. */
function lastSteps(input: ScoreInput, chosen: readonly Lever[], limits: LendingLimits): Partial<ScoreInput> {
  return chosen.reduce<Partial<ScoreInput>>(
    (changes, lever) => ({ ...changes, ...lever.steps({ ...input, ...changes }, limits).at(-1) }),
    {},
  )
}

function withoutNeedless(
  input: ScoreInput,
  found: Partial<ScoreInput>,
  chosen: readonly Lever[],
  limits: LendingLimits,
  isYes: (changed: ScoreInput) => boolean,
): Partial<ScoreInput> {
  let needed = chosen
  let best = found
  for (const lever of chosen.slice(0, -1)) {
    const fewer = needed.filter((other) => other !== lever)
    const changes = shortestSteps(input, fewer, limits, isYes)
    if (changes !== null) [needed, best] = [fewer, changes]
  }
  return best
}

/** All but the last lever in full, and the last only as far as it must go. */
function shortestSteps(
  input: ScoreInput,
  chosen: readonly Lever[],
  limits: LendingLimits,
  isYes: (changed: ScoreInput) => boolean,
): Partial<ScoreInput> | null {
  const before = lastSteps(input, chosen.slice(0, -1), limits)
  const options = chosen.at(-1)!.steps({ ...input, ...before }, limits)
  const step = options.find((change) => isYes({ ...input, ...before, ...change }))
  return step ? { ...before, ...step } : null
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
