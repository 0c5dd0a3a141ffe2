import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import type { Policy } from '#lending/policy/policy.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import type { Booking } from '#lending/statements/statement.ts'

export type Judged = {
  analysis: CashFlowAnalysis
  bookings: readonly Pick<Booking, 'bookedOn' | 'amountCents'>[]
  input: ScoreInput
  policy: Policy
}
