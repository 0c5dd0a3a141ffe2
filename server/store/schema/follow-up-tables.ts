// After a choice or a referral: the applicant's contact details, and the steps taken.
import type { FollowUpStep } from '#lending/desk/follow-up.ts'
import type { FollowUpKind } from '#lending/desk/stages.ts'
import type { LoanEvent } from '#lending/desk/loan-events.ts'
import type { PayoutState } from '#lending/payout/bank-report.ts'
import type { Payer } from '#lending/payout/payout-file.ts'
import type { Defaulted, Json } from './column-types.ts'
import type { FileType } from './desk-case-tables.ts'

export type FollowUpTables = {
  /** Of a case at most one row that is confirmed, and one that waits for its code. */
  contact_details: {
    case_id: string
    address_id: string
    /** Sealed JSON, `KeptDetails` (store/follow-up/contact-details.ts). */
    sealed: Buffer
    given_at: Date
    /** When a code that was mailed to the address was confirmed; null while it is only a claim. */
    confirmed_at: Defaulted<Date | null>
  }
  follow_up: {
    case_id: string
    /** `VL-7K3M-9QXD`; it opens nothing. */
    reference: string
    kind: FollowUpKind
    /** Of the data that was chosen or referred on. */
    data_version: number
    offer_id: string | null
  }
  follow_up_step: {
    case_id: string
    step: FollowUpStep
    at: Date
    /** ISO date: by when the lender does what follows. */
    due_on: string | null
    /** Only of `answered`. */
    is_yes: boolean | null
    /** Sealed JSON: the words of who answered, or the reference of a signature or payout. */
    sealed: Buffer | null
    /** The day that the lender gave for it, where that is not the day on which it was recorded. */
    done_on: Defaulted<string | null>
    /** The employee who took it; null for none. */
    staff_id: Defaulted<string | null>
  }
  /** Payouts in one order to the bank; the second person confirms the hash of its bytes. */
  payout_file: {
    id: string
    /** MsgId: `VL-20261123-1`. */
    message_id: string
    /** ISO date. */
    execute_on: string
    payer: Json<Payer>
    /** Of the bytes, in hex. */
    sha256: string
    state: 'made' | 'confirmed' | 'dropped'
    made_by: string
    made_at: Date
    second_by: Defaulted<string | null>
    second_at: Defaulted<Date | null>
    /** The first of two who drop a confirmed file. */
    drop_asked_by: Defaulted<string | null>
  }
  payout_entry: {
    /** The case's reference and a count: `VL-7K3M-9QXD-1`. */
    end_to_end_id: string
    file_id: string
    case_id: string
    /** Sealed JSON, `Payout` (lending/payout/payout-file.ts). */
    sealed: Buffer
    state: PayoutState
    /** The bank's code for a payout that came back. */
    reason: Defaulted<string | null>
  }
  webhook_delivery: {
    id: string
    /** Null of `loan.erased`. */
    case_id: string | null
    type: LoanEvent
    /** Of the case, at most with the id of a reported payment beside it: no personal data. */
    reference: string
    payment_id: string | null
    at: Date
    tries: Defaulted<number>
    /** The status of the last answer, or why there was none. */
    last_answer: Defaulted<string | null>
    sent_at: Defaulted<Date | null>
  }
  told_payment: {
    /** The lender's. */
    id: string
    case_id: string
    kind: 'paid' | 'missed'
    /** ISO date. */
    day: string
    cents: number
    told_at: Date
  }
  /** An agreement of a customer, as sent or as signed; `case_id` is null once the case was removed. */
  kept_agreement: {
    id: string
    case_id: string | null
    kvk_hash: Buffer
    type: FileType
    /** Sealed as a file of a case is (store/follow-up/case-files.ts), under the key of this row. */
    sealed: Buffer
    /** ISO date: the end of the contract's term. */
    ends_on: string
    kept_at: Date
  }
  /** The customer record that the law requires; `case_id` is null once the case was removed or erased. */
  customer_check: {
    id: string
    case_id: string | null
    kvk_hash: Buffer
    /** Sealed JSON, `CustomerCheck` (store/follow-up/customer-checks.ts), under a separate key. */
    sealed: Buffer
    /** ISO date: the end of the contract's term, after which it is kept for its time. */
    ends_on: string
    kept_at: Date
  }
}
