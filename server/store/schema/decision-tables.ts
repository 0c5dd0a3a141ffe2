import type { DeskRole } from '#lending/desk/roles.ts'
import type { Outcome } from '#lending/decision/outcome.ts'
import type { ByTwo, Defaulted, Json } from './column-types.ts'

export type ReassessmentCause = 'category' | 'new-data' | 'account'

export type DecisionTables = {
  /** The lender's file over the policy called `base`; null for that policy itself. */
  policy_in_force: { since: Date; version: string; base: string; file: Json<unknown> }
  analysis: { case_id: string; data_version: number; sealed: Buffer; input_hash: Buffer; at: Date }
  category_contest: {
    id: string
    case_id: string
    /** Sealed JSON, `Contest` (store/decision/category-contests.ts): booking mark, category, explanation. */
    sealed: Buffer
    made_at: Date
    /** When it was taken back or replaced by another one; null while it holds. */
    ended_at: Date | null
    /** Of an employee's correction (store/decision/category-corrections.ts); null for the applicant's. */
    staff_id: Defaulted<string | null>
    role: Defaulted<DeskRole | null>
  }
  /** A version of the data that an employee had decided on again. */
  reassessment: {
    case_id: string
    data_version: number
    cause: ReassessmentCause
    staff_id: string
    role: DeskRole
    at: Date
  }
  /** Whose account it is, judged on a document that came in. Two people make it count. */
  account_verdict: {
    id: string
    case_id: string
    account_id: string
    file_id: string
    holder_is: 'company' | 'owner'
    state: 'proposed' | 'done' | 'sent-back'
    /** Sealed JSON, `VerdictWords` (store/decision/account-verdicts.ts): number, holder and the reason. */
    sealed: Buffer
  } & ByTwo
  decision: {
    id: string
    case_id: string
    data_version: number
    outcome: Outcome
    grade: string | null
    points: number | null
    model_version: string
    sealed_record: Buffer
    /** The outcome shown to the applicant until a person has answered; null where that is this decision's own. */
    held_as: Defaulted<'referred' | 'refused' | null>
    at: Date
  }
  offer_set: {
    case_id: string
    data_version: number
    decision_id: string
    /** Sealed JSON array of `Offer`: prices and the cash flow that they were held against. */
    sealed: Buffer
    at: Date
  }
  /** One offer for an amount and term that the applicant chose. `sealed` is a JSON `Offer`. */
  priced_offer: { case_id: string; data_version: number; offer_id: string; sealed: Buffer; at: Date }
  /** `term_months` is how long a contract on it lasts, which is how long its data is kept (lending/retention.ts). */
  offer_selection: { case_id: string; offer_id: string; term_months: number; at: Date }
  step_failure: { case_id: string; data_version: number; step: string; error_key: string; at: Date }
}
