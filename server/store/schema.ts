import type { ColumnType } from 'kysely'
import type { BankKey, LoanGoal, MatchState } from '#contract/values.ts'
import type { ReminderMoment } from '#lending/reminders.ts'

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
  /** Neither the key nor what it was used for is kept readable (http/idempotency.ts). */
  key_hash: Buffer
  request_hash: Buffer
  status: number | null
  sealed_answer: Buffer | null
  created_at: Date
}

export type LoanCaseTable = {
  id: string
  origin: string | null
  locale: Defaulted<string>
  /** Sealed JSON, `CaseDetails` (store/case-details.ts): who the company is and what its owner wrote. */
  sealed_details: Buffer | null
  loan_amount_cents: number | null
  loan_goal: LoanGoal | null
  data_version: Defaulted<number>
  data_confirmed_version: number | null
  selected_offer_id: string | null
  disbursement_account_id: string | null
  flow_finished_at: Date | null
  revision: Defaulted<number>
  /** When its applicant last did or looked at something, to the hour; jobs do not count. */
  used_at: Defaulted<Date>
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
  /** Sealed JSON, `FeedbackWords` (store/feedback.ts). */
  sealed: Buffer
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
  /** When the present consent was first seen; a renewed one begins anew. */
  consent_since: Defaulted<Date | null>
  /** When it was seen to be of no use any more; before its last day that means withdrawn. */
  consent_ended_at: Defaulted<Date | null>
  /** When the aggregator was last asked about it on behalf of a waiting page. */
  consent_looked_at: Defaulted<Date | null>
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
  /** What is being collected: data to decide on, or bookings that join the ledger beside what was decided on. */
  collecting_for: Defaulted<'decision' | 'ledger'>
  /** The generation of the bookings that came after the decided ones (store/later-bookings.ts); null when none did. */
  later_generation: Defaulted<number | null>
  /** When data was last fetched without the applicant. */
  refreshed_at: Defaulted<Date | null>
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
  /** As `sealed`, as of the last time that later bookings came. */
  later_sealed: Defaulted<Buffer | null>
  later_count: Defaulted<number>
  later_last_on: Defaulted<string | null>
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
  /** Sealed JSON array of `Offer`: prices and the cash flow that they were held against. */
  sealed: Buffer
  at: Date
}

/** `term_months` is how long a contract on it lasts, which is how long its data is kept (lending/retention.ts). */
export type OfferSelectionTable = { case_id: string; offer_id: string; term_months: number; at: Date }

export type ReviewRequestTable = {
  case_id: string
  data_version: number
  /** Sealed JSON, `ReviewWords` (store/review-requests.ts): address and explanation. */
  sealed: Buffer
  requested_at: Date
  answer_by: string
}

export type StepFailureTable = { case_id: string; data_version: number; step: string; error_key: string; at: Date }

export type ContactRequestTable = {
  id: string
  kind: 'call' | 'message'
  /** Keyed hash of the address or number it came from, so that its sender can have it erased. */
  sender_hash: Buffer
  /** Sealed JSON with a key of its own, since a form belongs to no case. */
  sealed: Buffer
  created_at: Date
}

export type PrivacyRequestTable = {
  id: string
  case_id: string
  kind: 'correction' | 'question'
  /** Sealed JSON, `PrivacyRequestWords` (store/privacy-requests.ts). */
  sealed: Buffer
  asked_at: Date
  answer_by: string
}

/** The key of a case, or of a mail or form of this id, wrapped by the operator's key (store/sealing-keys.ts). */
export type SealingKeyTable = { id: string; wrapped_key: Buffer }

export type AccessLogTable = { session_id: string; call: string; window_at: Date; case_id: string; scope: string }

export type MailTable = {
  id: string
  key: string
  case_id: string | null
  created_at: Date
  sent_at: Date | null
  /** A code, never the mail server's words, which repeat the recipient. */
  last_error: string | null
  /** Sealed JSON: recipient and words (store/sealed-mail.ts), with its case's key or its own; taken away when it is sent. */
  sealed: Defaulted<Buffer | null>
}

/** The delivery log: every try to hand a mail to the mail server, and what that answered. */
export type MailAttemptTable = {
  mail_id: string
  number: number
  at: Date
  outcome: 'accepted' | 'refused' | 'unreachable'
  answer: string | null
}

export type CaseContactTable = {
  case_id: string
  /** Sealed JSON, `{ email }` (store/case-contact.ts). */
  sealed_email: Buffer
  /** Keyed hash of company and address, by which who asks for a link is found. */
  lookup: Buffer
  saved_at: Date
  unsubscribed_at: Date | null
}

export type LinkPurpose = 'reconsent' | 'resume'

export type MailedLinkTable = {
  id: string
  case_id: string
  purpose: LinkPurpose
  connection_id: string | null
  cause: 'reminder' | 'request' | 'save'
  /** SHA-256 of the secret, which is only ever in the mail. */
  hash: Buffer
  created_at: Date
  expires_at: Date
  /** Tries with another kvk number. */
  tries: Defaulted<number>
  /** Used, or replaced by a newer link. */
  ended_at: Defaulted<Date | null>
  /** The session that it was used for. */
  session_id: Defaulted<string | null>
  codes_sent: Defaulted<number>
  code_hash: Defaulted<Buffer | null>
  code_expires_at: Defaulted<Date | null>
  code_tries: Defaulted<number>
}

export type ReminderTable = {
  bank_connection_id: string
  /** Names the consent: a renewed one has reminders of its own. */
  round: string
  moment: ReminderMoment
  at: Date
  mail_id: string | null
}

/** An unattended fetch of one account, for the four a day of RTS art. 36(5)(b). */
export type BankFetchTable = { id: string; case_id: string; identity: Buffer; cause: 'night' | 'callback'; at: Date }

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
  privacy_request: PrivacyRequestTable
  access_log: AccessLogTable
  sealing_key: SealingKeyTable
  mail: MailTable
  mail_attempt: MailAttemptTable
  case_contact: CaseContactTable
  mailed_link: MailedLinkTable
  reminder: ReminderTable
  bank_fetch: BankFetchTable
  callback_inbox: CallbackInboxTable
  audit_entry: AuditEntryTable
}
