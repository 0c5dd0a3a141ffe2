import type {
  AccountTable,
  BankConnectionTable,
  BankCustomerTable,
  BankFetchTable,
  CallbackInboxTable,
  ConnectAttemptTable,
  PendingConnectionTable,
  TransactionPartTable,
  UploadTable,
} from './schema/bank-tables.ts'
import type {
  AuditEntryTable,
  ConsentTable,
  FeedbackTable,
  LoanCaseTable,
  PrivacyRequestTable,
  ReviewRequestTable,
  SealingKeyTable,
} from './schema/case-tables.ts'
import type {
  AccountVerdictTable,
  AnalysisTable,
  CategoryContestTable,
  DecisionTable,
  OfferSelectionTable,
  PricedOfferTable,
  OfferSetTable,
  ReassessmentTable,
  StepFailureTable,
} from './schema/decision-tables.ts'
import type { DeskLoginTable, DeskSessionTable, DeskStaffTable } from './schema/desk-tables.ts'
import type {
  CaseFileTable,
  CheckLineTable,
  DeskActTable,
  DeskDecisionTable,
  DeskLookTable,
  DocumentRequestTable,
} from './schema/desk-case-tables.ts'
import type {
  ContactDetailsTable,
  CustomerCheckTable,
  KeptAgreementTable,
  FollowUpStepTable,
  FollowUpTable,
} from './schema/follow-up-tables.ts'
import type {
  CaseContactTable,
  ContactRequestTable,
  ErasureCodeTable,
  MailAttemptTable,
  MailTable,
  MailedLinkTable,
  RecipientMailTable,
  ReminderTable,
} from './schema/mail-tables.ts'
import type { CaseFindTable, ComplaintTable, DeskCountTable, TaskTable } from './schema/work-tables.ts'
import type { AccessLogTable, IdempotencyTable, SessionTable } from './schema/session-tables.ts'

/** A row type per table of `migrations/`. bigint is a number: cents are far below 2^53 (store/database/pool.ts). */
export type Schema = {
  session: SessionTable
  idempotency: IdempotencyTable
  loan_case: LoanCaseTable
  consent: ConsentTable
  feedback: FeedbackTable
  bank_customer: BankCustomerTable
  connect_attempt: ConnectAttemptTable
  bank_connection: BankConnectionTable
  pending_connection: PendingConnectionTable
  erasure_code: ErasureCodeTable
  recipient_mail: RecipientMailTable
  upload: UploadTable
  account: AccountTable
  transaction_part: TransactionPartTable
  analysis: AnalysisTable
  category_contest: CategoryContestTable
  reassessment: ReassessmentTable
  account_verdict: AccountVerdictTable
  decision: DecisionTable
  offer_set: OfferSetTable
  priced_offer: PricedOfferTable
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
  contact_details: ContactDetailsTable
  follow_up: FollowUpTable
  follow_up_step: FollowUpStepTable
  customer_check: CustomerCheckTable
  kept_agreement: KeptAgreementTable
  desk_staff: DeskStaffTable
  desk_session: DeskSessionTable
  desk_login: DeskLoginTable
  obligation: TaskTable
  complaint: ComplaintTable
  case_find: CaseFindTable
  desk_count: DeskCountTable
  desk_decision: DeskDecisionTable
  desk_look: DeskLookTable
  case_file: CaseFileTable
  check_line: CheckLineTable
  desk_act: DeskActTable
  document_request: DocumentRequestTable
  bank_fetch: BankFetchTable
  callback_inbox: CallbackInboxTable
  audit_entry: AuditEntryTable
}
