// The desk's work, and requests that reach it outside of the site.
import type { TaskKind, TaskOutcome } from '#lending/desk/task-kinds.ts'
import type { FindKind } from '#lending/desk/find-by.ts'
import type { Defaulted } from './column-types.ts'

export type WorkTables = {
  obligation: {
    id: string
    /** Null for what belongs to no case, and after its case was erased. */
    case_id: string | null
    kind: TaskKind
    /** Which request, form, mail or review of the kind it is about; null where the case has one at a time. */
    subject_id: string | null
    /** A code, never anything personal: `TaskReason`, or the reason of a decision. */
    reason: string | null
    opened_at: Date
    /** ISO date. */
    due_on: string
    /** The last day on which the applicant can send what was asked for; until then its own day is after that. */
    waiting_until: Defaulted<string | null>
    /** Calls in vain. */
    tries: Defaulted<number>
    /** The id of who has claimed it. */
    owner: Defaulted<string | null>
    claimed_at: Defaulted<Date | null>
    closed_at: Defaulted<Date | null>
    /** `staff:…`, `operator`, `applicant`, `worker`, as in the audit trail. */
    closed_by: Defaulted<string | null>
    outcome: Defaulted<TaskOutcome | null>
    /** Goes up with every change: of two who act on the same row, one wins. */
    version: Defaulted<number>
  }
  complaint: {
    id: string
    case_id: string | null
    /** As of a contact form, so that its sender can have it erased. */
    sender_hash: Buffer
    /** Sealed JSON, `ComplaintWords` (store/work/complaints.ts), with its case's key or its own. */
    sealed: Buffer
    received_at: Date
    /** When it was confirmed that it came in. */
    confirmed_at: Defaulted<Date | null>
    answered_at: Defaulted<Date | null>
    sealed_answer: Defaulted<Buffer | null>
  }
  /** By what the desk finds a case: a keyed hash of it. */
  case_find: { case_id: string; kind: FindKind; hash: Buffer }
  operation_note: { name: 'audit' | 'backup'; at: Date; fault: string | null }
  /** A number of a day, without a case. */
  desk_count: { day: string; figure: string; label: string; count: number }
}
