import type { LendingLimits } from '#lending/policy/limits.ts'
import type { Reason } from '#lending/decision/reason.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'

/** What a rule may look at besides the input: what was worked out from it. */
export type PolicyFacts = {
  input: ScoreInput
  limits: LendingLimits
  /** Debt service coverage with the smallest product we have; see docs/decisions on coverage. */
  coverage: number
  /** The same if everything were explained that is only supposed: unseen tax, unshared accounts, months not reached. */
  coverageIfExplained: number
  /** The same when turnover falls as far as an offer must stand, and that fall as a share. */
  coverageStressed: number
  turnoverFall: number
  smallestServiceMonthlyCents: number
}

/** A rule beside the score: it can stop an approval, never make one. Null when it has nothing to say. */
export type PolicyRule = {
  readonly name: string
  readonly outcome: 'refer' | 'refuse'
  readonly source: string
  readonly judge: (facts: PolicyFacts) => Reason | null
}
