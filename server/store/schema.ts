import type { ColumnType } from 'kysely'
import type { BankKey, LoanGoal, MatchState } from '#contract/values.ts'

/** The database as Kysely sees it. bigint columns are read as numbers: cents stay far below 2^53 (store/pool.ts). */
type Defaulted<T> = ColumnType<T, T | undefined, T>
type Json<T> = ColumnType<T, string, string>

export type SessionTable = {
  id: string
  cookie_hash: Buffer
  scope: 'visitor' | 'applicant' | 'reconsent'
  case_id: string | null
  partner_id: string | null
  reconsent_connection_id: string | null
  created_at: Date
  idle_expires_at: Date
  absolute_expires_at: Date
  ended_at: Date | null
}

export type IdempotencyTable = {
  session_id: string
  key: string
  request_hash: Buffer
  status: number | null
  answer: Json<unknown> | null
  created_at: Date
}

export type LoanCaseTable = {
  id: string
  origin: string | null
  locale: Defaulted<string>
  utm: ColumnType<Record<string, string>, string | undefined, string>
  kvk_number: string
  company_name: string
  register_profile: Json<unknown>
  eligibility: Json<unknown>
  loan_amount_cents: number | null
  loan_goal: LoanGoal | null
  loan_goal_description: string | null
  expenses: Json<{ hasExpenses: boolean; knowsAmount: boolean | null; amountCents: number | null }> | null
  wrapped_key: Buffer | null
  data_version: Defaulted<number>
  data_confirmed_version: number | null
  selected_offer_id: string | null
  disbursement_account_id: string | null
  flow_finished_at: Date | null
  revision: Defaulted<number>
  created_at: Date
  updated_at: Date
  erased_at: Date | null
}

export type ConsentTable = {
  id: string
  case_id: string
  given: boolean
  text_version: string
  scope: string
  at: Date
}

export type FeedbackTable = {
  case_id: string
  rating: number
  reference_source: string | null
  suggestions: string | null
  at: Date
}

export type BankCustomerTable = { case_id: string; customer_id: string }

export type ConnectAttemptTable = {
  state_hash: Buffer
  case_id: string
  session_id: string
  bank: BankKey
  kind: 'connect' | 'reconnect'
  connection_id: string | null
  outcome: string | null
  created_at: Date
  expires_at: Date
}

export type ConnectionStage = 'waiting' | 'connecting' | 'fetching' | 'finished' | 'failed'

export type BankConnectionTable = {
  id: string
  case_id: string
  connection_id: string
  bank: BankKey | null
  bank_name: string
  consent_id: string | null
  consent_expires_at: Date | null
  consent_status: Defaulted<string>
  stage: Defaulted<ConnectionStage>
  error_key: string | null
  fetched_count: Defaulted<number>
  /** The generation that is shown; 0 before the first collection is complete. */
  fetch_generation: Defaulted<number>
  /** The generation being collected; null when none is. A step of any other one has no effect. */
  collecting_generation: number | null
  /** The highest generation ever begun, so that no two collections share a number. */
  last_generation: Defaulted<number>
  collect_started_at: Date | null
  collected_at: Date | null
  created_at: Date
  updated_at: Date
  removed_at: Date | null
}

export type UploadTable = {
  id: string
  case_id: string
  file_hash: Buffer
  format: string
  bank: BankKey | null
  created_at: Date
  removed_at: Date | null
}

export type AccountTable = {
  id: string
  case_id: string
  source: 'bank' | 'upload'
  bank_connection_id: string | null
  upload_id: string | null
  /** Keyed hash of the account number, so that the same account is found without its number being readable. */
  identity: Buffer
  /** Sealed JSON, `AccountSecret` (store/account-secret.ts): account number, IBAN, holder name, closing balance. */
  sealed: Buffer
  /** The aggregator's id of the account; null for an upload. */
  bank_account_id: string | null
  /** How many bookings the aggregator says there are; null when it does not say. */
  posted_count: number | null
  collected_generation: number | null
  match_state: MatchState
  transaction_count: Defaulted<number>
  /** ISO dates; read as text (store/pool.ts). */
  first_on: string | null
  last_on: string | null
  created_at: Date
  removed_at: Date | null
}

export type TransactionPartTable = {
  account_id: string
  generation: number
  part: number
  transaction_count: number
  /** Sealed JSON array of `Transaction`, compressed. */
  sealed: Buffer
}

export type AnalysisTable = { case_id: string; data_version: number; sealed: Buffer; input_hash: Buffer; at: Date }

export type CategoryContestTable = {
  id: string
  case_id: string
  /** Sealed JSON, `Contest` (store/category-contests.ts): the booking's mark, the category, the explanation. */
  sealed: Buffer
  made_at: Date
  /** When it was taken back or replaced by another one; null while it holds. */
  ended_at: Date | null
}

export type DecisionTable = {
  id: string
  case_id: string
  data_version: number
  outcome: 'approved' | 'referred' | 'refused'
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
  offers: Json<unknown[]>
  at: Date
}

export type OfferSelectionTable = { case_id: string; offer_id: string; at: Date }

export type ReviewRequestTable = {
  case_id: string
  data_version: number
  email: string
  explanation: string | null
  requested_at: Date
  answer_by: string
}

export type StepFailureTable = { case_id: string; data_version: number; step: string; error_key: string; at: Date }

export type ContactRequestTable = { id: string; kind: 'call' | 'message'; content: Json<unknown>; created_at: Date }

export type MailTable = {
  id: string
  key: string
  case_id: string | null
  recipient: string
  subject: string
  text_body: string
  html_body: string | null
  created_at: Date
  sent_at: Date | null
  last_error: string | null
}

export type CallbackInboxTable = { provider: string; event_id: string; received_at: Date }

export type AuditEntryTable = {
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

export type Schema = {
  session: SessionTable
  idempotency: IdempotencyTable
  loan_case: LoanCaseTable
  consent: ConsentTable
  feedback: FeedbackTable
  bank_customer: BankCustomerTable
  connect_attempt: ConnectAttemptTable
  bank_connection: BankConnectionTable
  upload: UploadTable
  account: AccountTable
  transaction_part: TransactionPartTable
  analysis: AnalysisTable
  category_contest: CategoryContestTable
  decision: DecisionTable
  offer_set: OfferSetTable
  offer_selection: OfferSelectionTable
  review_request: ReviewRequestTable
  step_failure: StepFailureTable
  contact_request: ContactRequestTable
  mail: MailTable
  callback_inbox: CallbackInboxTable
  audit_entry: AuditEntryTable
}
