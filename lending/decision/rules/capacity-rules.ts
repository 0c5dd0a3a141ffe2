import type { PolicyFacts, PolicyRule } from '#lending/decision/rules/policy-rule.ts'
import type { Reason } from '#lending/decision/reason.ts'

/** Whether the company can carry anything. How much is the offers' business. */
export const capacityRules: readonly PolicyRule[] = [
  {
    name: 'turnover-too-low',
    outcome: 'refuse',
    source: 'lending rules, limits: 50,000 euros a year',
    judge: ({ input, limits }) =>
      Math.max(input.yearlyTurnoverCents, input.proRataYearlyTurnoverCents) >= limits.yearlyTurnoverMinCents
        ? null
        : {
            code: 'TURNOVER_TOO_LOW',
            yearlyTurnoverCents: input.yearlyTurnoverCents,
            requiredCents: limits.yearlyTurnoverMinCents,
          },
  },
  {
    name: 'turnover-seen-short',
    outcome: 'refer',
    source: 'credit policy: less than a year is not multiplied to one, and is no reason to refuse',
    judge: ({ input, limits }) =>
      input.yearlyTurnoverCents >= limits.yearlyTurnoverMinCents ||
      input.proRataYearlyTurnoverCents < limits.yearlyTurnoverMinCents
        ? null
        : {
            code: 'TURNOVER_SEEN_SHORT',
            seenCents: input.yearlyTurnoverCents,
            coverageDays: input.coverageDays,
            requiredCents: limits.yearlyTurnoverMinCents,
          },
  },
  {
    name: 'coverage-below-one',
    outcome: 'refuse',
    source: 'lending rules, limits: debt service coverage below 1.00',
    judge: (facts) =>
      facts.coverageIfExplained >= facts.limits.debtServiceCoverageRefusedBelow ? null : doesNotCover(facts),
  },
  {
    name: 'coverage-supposed',
    outcome: 'refer',
    source: 'credit policy: what is only supposed of tax, accounts and months refuses nobody',
    judge: (facts) =>
      facts.coverage >= facts.limits.debtServiceCoverageRefusedBelow ||
      facts.coverageIfExplained < facts.limits.debtServiceCoverageRefusedBelow
        ? null
        : doesNotCover(facts),
  },
  {
    name: 'coverage-thin',
    outcome: 'refer',
    source: 'lending rules, limits: debt service coverage from 1.00 to 1.25',
    judge: (facts) =>
      facts.coverage < facts.limits.debtServiceCoverageRefusedBelow ||
      facts.coverage >= facts.limits.debtServiceCoverageOfferedFrom
        ? null
        : doesNotCover(facts),
  },
  {
    name: 'stress-not-covered',
    outcome: 'refer',
    source: 'credit policy: no offer below its stress',
    judge: ({ coverage, coverageStressed, turnoverFall, limits, smallestServiceMonthlyCents, input }) =>
      coverage < limits.debtServiceCoverageOfferedFrom || coverageStressed >= limits.debtServiceCoverageStressed
        ? null
        : {
            code: 'STRESS_NOT_COVERED',
            fall: turnoverFall,
            debtServiceMonthlyCents: input.existingDebtServiceMonthlyCents + smallestServiceMonthlyCents,
          },
  },
]

function doesNotCover({ input, limits, coverage, smallestServiceMonthlyCents }: PolicyFacts): Reason {
  return {
    code: 'INCOME_DOES_NOT_COVER',
    availableMonthlyCents: input.availableMonthlyCents - Math.round(input.expectedExpensesCents / 12),
    debtServiceMonthlyCents: input.existingDebtServiceMonthlyCents + smallestServiceMonthlyCents,
    coverage,
    required: limits.debtServiceCoverageOfferedFrom,
  }
}
