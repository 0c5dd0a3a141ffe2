import type { AgreementProblem } from '#lending/agreement/agreement.ts'
import type { CheckLine } from '#lending/desk/check-lines.ts'
import type { DocumentReason, LookReason } from '#lending/desk/desk-reasons.ts'
import type { DeskRole } from '#lending/desk/roles.ts'
import type { ByTwo, Defaulted } from './column-types.ts'

const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type FileType = (typeof fileTypes)[number]

export type DeskCaseTables = {
  desk_decision: {
    id: string
    case_id: string
    data_version: number
    outcome: 'approved' | 'refused'
    /** `lapsed`: the data changed before the second person looked; `revised`: a no that a review made a yes. */
    state: 'proposed' | 'done' | 'sent-back' | 'lapsed' | 'revised'
    /** Sealed JSON, `AnswerWords` (store/decision/desk-decisions.ts): offers or reasons, overrides, and the words. */
    sealed: Buffer
  } & ByTwo
  /** An employee's look at names and account numbers: of a case, or of a request that belongs to none. */
  desk_look: {
    id: string
    case_id: string | null
    task_id: Defaulted<string | null>
    /** A document that was downloaded; null where names were opened. */
    file_id: Defaulted<string | null>
    staff_id: string
    role: DeskRole
    reason: LookReason
    at: Date
  }
  case_file: {
    id: string
    case_id: string
    /**
     * `agreement`: made by the lender, with the `deed` of a guarantee; `document`: sent by the applicant; `signed`: of
     * these the signed agreement, or the record of one that was accepted by code.
     */
    kind: 'agreement' | 'deed' | 'document' | 'signed'
    /** Of a document, which request it answers. */
    request_id: Defaulted<string | null>
    type: FileType
    size: number
    /** Sealed JSON, `FileContent` (store/follow-up/case-files.ts). */
    sealed: Buffer
    at: Date
    /** Of an agreement: when it was mailed to the applicant; null while it is a draft. */
    sent_at: Defaulted<Date | null>
    /** When the choice that it is about was taken back. */
    ended_at: Defaulted<Date | null>
    /** When a scanner found nothing in it; null where there is none. */
    scanned_at: Defaulted<Date | null>
  }
  /** Made by the product; without a file it is on its way, or could not be made. One by hand has no row here. */
  agreement: {
    id: string
    case_id: string
    file_id: string | null
    /** `making`: a worker has it. */
    problem: AgreementProblem | 'making' | null
    /** Of the PDF's bytes. */
    sha256: Buffer | null
    /** Sealed JSON, `MadeAgreement` (store/follow-up/agreements.ts). */
    sealed: Buffer | null
    at: Date
  }
  /** Of an agreement that can be accepted by code: opened, accepted, then countersigned by two. */
  acceptance: {
    id: string
    case_id: string
    file_id: string
    opened_at: Date
    code_hash: Defaulted<Buffer | null>
    code_sent_at: Defaulted<Date | null>
    codes_sent: Defaulted<number>
    code_tries: Defaulted<number>
    /** Sealed JSON, `Accepted` (store/follow-up/acceptances.ts). */
    sealed: Defaulted<Buffer | null>
    accepted_at: Defaulted<Date | null>
    first_by: Defaulted<string | null>
    first_at: Defaulted<Date | null>
    second_by: Defaulted<string | null>
    second_at: Defaulted<Date | null>
    /** When its signature was taken away by two people. */
    ended_at: Defaulted<Date | null>
  }
  /** A line of the check of a chosen offer, ticked by an employee. */
  check_line: {
    case_id: string
    line: CheckLine
    /** Sealed JSON, `LineWords` (store/follow-up/check-lines.ts). */
    sealed: Buffer
    ticked_by: string
    at: Date
  }
  desk_act: {
    id: string
    case_id: string
    kind: 'stop' | 'withdrawal' | 'correction'
    state: 'proposed' | 'done' | 'sent-back'
    /** Sealed JSON, `ActWords` (store/decision/desk-acts.ts). */
    sealed: Buffer
    first_by: string
    first_at: Date
    second_by: Defaulted<string | null>
    second_at: Defaulted<Date | null>
  }
  document_request: {
    id: string
    case_id: string
    reason: DocumentReason
    /** Sealed JSON: the words to the applicant. */
    sealed: Buffer
    asked_by: string
    asked_at: Date
    remind_on: string
    end_on: string
    reminded_at: Defaulted<Date | null>
    ended_at: Defaulted<Date | null>
    file_id: Defaulted<string | null>
  }
}
