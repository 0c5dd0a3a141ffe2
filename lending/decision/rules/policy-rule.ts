import type { Reason } from '#lending/decision/reason.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import type { Policy } from '#lending/policy/policy.ts'
import type { SmallestLoan } from '#lending/pricing/affordability.ts'

/** The input and all that was worked out from it. */
export type PolicyFacts = {
  input: ScoreInput
  policy: Policy
  /** Debt service coverage with the smallest product we have. */
  coverage: number
  /** The same if everything were explained that is only supposed: unseen tax, unshared accounts, months not reached. */
  coverageIfExplained: number
  /** The same when turnover falls as far as an offer must stand, and that fall as a share. */
  coverageStressed: number
  turnoverFall: number
  /** The loan that the coverages are of. */
  smallest: SmallestLoan | null
}

/** The reason of a rule; null when it has nothing to say. */
export type Judge = (facts: PolicyFacts) => Reason | null
