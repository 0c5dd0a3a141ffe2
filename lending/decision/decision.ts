import type { OfferedGrade } from '#lending/policy/price-table.ts'
import type { Cents } from '#lending/money.ts'
import type { SmallestLoan } from '#lending/pricing/affordability.ts'
import type { Reason } from '#lending/decision/reason.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'

export type Grade = OfferedGrade | 'E'
export type DecisionOutcome = 'approve' | 'refer' | 'refuse'

export type BinHit = { characteristic: string; bin: string; points: number }
type PolicyHit = { rule: string; outcome: 'refer' | 'refuse' }

/** Found by scoring again. `changes` is as small as the search could make it. */
export type WayToYes = {
  changes: readonly { field: keyof ScoreInput; from: ScoreInput[keyof ScoreInput]; to: ScoreInput[keyof ScoreInput] }[]
  /** The decision that the changed input gets; always `approve`, and tested to be. */
  outcome: 'approve'
  score: number
  /** The most that is then offered of what was asked. */
  amountCents?: Cents
}

/** The record of a decision: replaying `input` at `decidedAt` gives it again, bit for bit. */
export type DecisionRecord = {
  modelVersion: string
  priceTableVersion: string
  /** SHA-256 of the input as JSON with sorted keys. */
  inputHash: string
  input: ScoreInput
  /** ISO 8601, from the caller's clock. */
  decidedAt: string
  basePoints: number
  bins: readonly BinHit[]
  score: number
  grade: Grade
  /** Modelled chance of repaying; expert-set until outcomes exist. */
  goodOdds: number
  policyHits: readonly PolicyHit[]
  debtServiceCoverage: number | null
  /** The loan that it is of; records of before do not say. */
  coverageOf?: SmallestLoan
  outcome: DecisionOutcome
  /** None when approved, otherwise one to four. */
  reasons: readonly Reason[]
  wayToYes: WayToYes | null
}
