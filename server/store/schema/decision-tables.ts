// What the steps after the confirmed data make of it.
import type { Outcome } from '#lending/scorecard/outcome.ts'

export type AnalysisTable = { case_id: string; data_version: number; sealed: Buffer; input_hash: Buffer; at: Date }

export type CategoryContestTable = {
  id: string
  case_id: string
  /** Sealed JSON, `Contest` (store/decision/category-contests.ts): the booking's mark, the category, the explanation. */
  sealed: Buffer
  made_at: Date
  /** When it was taken back or replaced by another one; null while it holds. */
  ended_at: Date | null
}

export type DecisionTable = {
  id: string
  case_id: string
  data_version: number
  outcome: Outcome
  grade: string | null
  points: number | null
  model_version: string
  sealed_record: Buffer
  at: Date
}

export type OfferSetTable = {
  case_id: string
  data_version: number
  decision_id: string
  /** Sealed JSON array of `Offer`: prices and the cash flow that they were held against. */
  sealed: Buffer
  at: Date
}

/** One offer for an amount and term that the applicant chose. `sealed` is a JSON `Offer`. */
export type PricedOfferTable = { case_id: string; data_version: number; offer_id: string; sealed: Buffer; at: Date }

/** `term_months` is how long a contract on it lasts, which is how long its data is kept (lending/retention.ts). */
export type OfferSelectionTable = { case_id: string; offer_id: string; term_months: number; at: Date }

export type StepFailureTable = { case_id: string; data_version: number; step: string; error_key: string; at: Date }
