import type { LendingLimits } from '#lending/policy/limits.ts'
import type { Cents } from '#lending/money.ts'
import type { PriceTable } from '#lending/policy/price-table.ts'
import type { Grade } from '#lending/decision/decision.ts'
import type { PolicyFacts, PolicyRule } from '#lending/decision/rules/policy-rule.ts'
import type { PointsTable } from '#lending/decision/scale.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'

export type Tables = { prices: PriceTable; limits: LendingLimits }

/** One thing an applicant can change, as steps from near to far. A step to where the company stands already does no harm. */
export type Lever = (input: ScoreInput, limits: LendingLimits) => Partial<ScoreInput>[]

/** Everything that makes one version of the decision. */
export type Model = {
  points: PointsTable
  /** What is missing: these refer, and beside them nothing refuses. */
  dataRules: readonly PolicyRule[]
  otherRules: readonly PolicyRule[]
  levers: readonly Lever[]
  /** The first year of the smallest thing we offer, by grade and history; worked out once for a decision. */
  smallestService: (tables: Tables) => (grade: Grade, input: ScoreInput) => Cents
  policyFacts: (input: ScoreInput, serviceCents: Cents, limits: LendingLimits) => PolicyFacts
}
