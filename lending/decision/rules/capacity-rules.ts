import { monthsInYear } from '#lending/days.ts'
import type { Judge, PolicyFacts } from '#lending/decision/rules/policy-rule.ts'
import type { RuleName } from '#lending/policy/rules.ts'
import type { Reason, ServiceFigures } from '#lending/decision/reason.ts'
import { isOfBefore } from '#lending/decision/score-input.ts'

const leastOf = ({ policy }: PolicyFacts): number => policy.limits.debtServiceCoverageRefusedBelow
const wantedOf = ({ policy }: PolicyFacts): number => policy.limits.debtServiceCoverageOfferedFrom

/** Whether the company can carry anything. How much is the offers' business. */
export const capacityRules = {
  'turnover-too-low': ({ input, policy: { limits } }) =>
    Math.max(input.yearlyTurnoverCents, input.proRataYearlyTurnoverCents) >= limits.yearlyTurnoverMinCents
      ? null
      : {
          code: 'TURNOVER_TOO_LOW',
          yearlyTurnoverCents: input.yearlyTurnoverCents,
          requiredCents: limits.yearlyTurnoverMinCents,
        },
  'turnover-seen-short': ({ input, policy: { limits } }) =>
    input.yearlyTurnoverCents >= limits.yearlyTurnoverMinCents ||
    input.proRataYearlyTurnoverCents < limits.yearlyTurnoverMinCents
      ? null
      : {
          code: 'TURNOVER_SEEN_SHORT',
          seenCents: input.yearlyTurnoverCents,
          coverageDays: input.coverageDays,
          requiredCents: limits.yearlyTurnoverMinCents,
        },
  'running-here': ({ input, policy: { limits, bounds }, coverage, coverageStressed }) => {
    const { runningHereMonthlyCents: monthlyCents = 0, runningHereOwedCents: owedCents = 0 } = input
    const isLittle =
      owedCents + input.newDebtCents <= input.averageMonthlyTurnoverCents * bounds.newDebtReferAboveMonths
    const isCarried =
      coverage >= limits.debtServiceCoverageOfferedFrom && coverageStressed >= limits.debtServiceCoverageStressed
    return owedCents === 0 || (isLittle && isCarried) ? null : { code: 'RUNNING_HERE', monthlyCents, owedCents }
  },
  'coverage-below-one': (facts) => (facts.coverageIfExplained >= leastOf(facts) ? null : doesNotCover(facts)),
  'coverage-supposed': (facts) =>
    facts.coverage >= leastOf(facts) || facts.coverageIfExplained < leastOf(facts) ? null : doesNotCover(facts),
  'coverage-thin': (facts) =>
    facts.coverage < leastOf(facts) || facts.coverage >= wantedOf(facts) ? null : doesNotCover(facts),
  'stress-not-covered': (facts) =>
    facts.coverage < wantedOf(facts) || facts.coverageStressed >= facts.policy.limits.debtServiceCoverageStressed
      ? null
      : { code: 'STRESS_NOT_COVERED', fall: facts.turnoverFall, ...serviceOf(facts) },
} as const satisfies Partial<Record<RuleName, Judge>>

function doesNotCover(facts: PolicyFacts): Reason {
  const { input, coverage } = facts
  return {
    code: 'INCOME_DOES_NOT_COVER',
    availableMonthlyCents: input.availableMonthlyCents - Math.round(input.expectedExpensesCents / monthsInYear),
    ...serviceOf(facts),
    coverage,
    required: wantedOf(facts),
  }
}

const serviceOf = ({ input, smallest }: PolicyFacts): ServiceFigures => ({
  debtServiceMonthlyCents:
    input.existingDebtServiceMonthlyCents + Math.round((smallest?.serviceCents ?? Infinity) / monthsInYear),
  ...(smallest && !isOfBefore(input) && { loanCents: smallest.amountCents, termMonths: smallest.termMonths }),
})
