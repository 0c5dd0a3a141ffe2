// An application: its answers and consents, the applicant's requests, its sealing key and audit trail.
import type { LoanGoal } from '#contract/values.ts'
import type { Defaulted, Json } from './column-types.ts'

export type CaseTables = {
  loan_case: {
    id: string
    origin: string | null
    locale: Defaulted<string>
    /** Sealed JSON, `CaseDetails` (store/case/case-details.ts): the company and its owner's answers. */
    sealed_details: Buffer | null
    loan_amount_cents: number | null
    loan_goal: LoanGoal | null
    data_version: Defaulted<number>
    data_confirmed_version: number | null
    selected_offer_id: string | null
    disbursement_account_id: string | null
    flow_finished_at: Date | null
    /** False for a case of before the desk found cases, until the worker has come by (jobs/catch-up.ts). */
    is_findable: Defaulted<boolean>
    revision: Defaulted<number>
    /** When its applicant last did or looked at something, to the hour; jobs do not count. */
    used_at: Defaulted<Date>
    created_at: Date
    updated_at: Date
    erased_at: Date | null
  }
  consent: {
    id: string
    case_id: string
    given: boolean
    text_version: string
    scope: string
    at: Date
  }
  feedback: {
    case_id: string
    rating: number
    /** Sealed JSON, `FeedbackWords` (store/case/feedback.ts). */
    sealed: Buffer
    at: Date
  }
  review_request: {
    case_id: string
    data_version: number
    /** Sealed JSON, `ReviewWords` (store/work/review-requests.ts): address and explanation. */
    sealed: Buffer
    requested_at: Date
    answer_by: string
    answered_at: Defaulted<Date | null>
    is_upheld: Defaulted<boolean | null>
    /** Sealed JSON, `AnswerWords`. */
    sealed_answer: Defaulted<Buffer | null>
  }
  privacy_request: {
    id: string
    case_id: string
    kind: 'correction' | 'question'
    /** Sealed JSON, `PrivacyRequestWords` (store/work/privacy-requests.ts). */
    sealed: Buffer
    asked_at: Date
    answer_by: string
    answered_at: Defaulted<Date | null>
    /** Sealed JSON, `AnswerWords`. */
    sealed_answer: Defaulted<Buffer | null>
  }
  /** The key of a case, mail or form of this id, wrapped by the operator's key (store/sealing/sealing-keys.ts). */
  sealing_key: { id: string; wrapped_key: Buffer }
  audit_entry: {
    sequence: number
    at: Date
    case_id: string | null
    actor: string
    action: string
    detail: Json<unknown>
    effect_key: string | null
    previous_hash: Buffer
    hash: Buffer
  }
}
