import { commonErrorKeys } from '../errors.ts'

/** The error keys that only the desk knows, with the HTTP status of each; texts are in `desk/error-text.ts`. */
export const deskErrorStatus = {
  /** A colleague was first, or the data has changed since. */
  changed_meanwhile: 409,
  /** A colleague has it, or has changed it since. */
  work_taken: 409,
  /** A colleague has the task of the case, and decides alone. */
  work_held: 409,
  /** It is done, or was erased. */
  work_closed: 409,
  /** A review of one's own answer. */
  work_own_decision: 409,
  /** The colleague's role does not do this kind of work. */
  work_not_theirs: 409,
  /** Leave that is over, or ends before it begins, or too far ahead. */
  leave_days: 400,
  /** The employee is away on one of these days already. */
  leave_overlaps: 409,
  /** A stand-in is a colleague whose role does all of that work. */
  stand_in_unfit: 409,
  /** An answer has words. */
  words_missing: 400,
  /** A document is downloaded while the names are open: that is a look too. */
  names_closed: 409,
  /** Of a complaint: to come, or too long ago. */
  complaint_day: 400,
  reference_unknown: 400,
  /** Nothing here waits for an answer. */
  not_to_answer: 409,
  /** No such amount and term in the engine's tables, or its price is no longer valid. */
  not_offered: 409,
  /** The applicant is changing the application. */
  offers_not_ready: 409,
  no_authority: 403,
  /** Another person's account: asked about, never approved. */
  account_of_another: 409,
  /** Another offer to the company runs, which the decision does not count. */
  running_beside: 409,
  /** It is the company's already, or waits for a colleague. */
  account_judged: 409,
  /** Recording by hand, or correcting, waits until the file is dropped or the bank has answered. */
  payout_in_file: 409,
  /** The case of a payout is no longer as the file has it. */
  payout_changed: 409,
  /** How much of a credit line is drawn is not known here. */
  payout_of_credit: 409,
  /** Its account is not proven, or its holder is unknown or has letters that no bank file takes. */
  payout_account: 409,
  /** No statement or status report of the account that pays. */
  payout_not_read: 422,
  /** Two people sign for the lender before what was accepted by code is paid. */
  countersign_first: 409,
  /** Money is paid to a number that was looked at. */
  account_not_opened: 409,
  own_request: 403,
  rules_not_named: 400,
  step_too_early: 409,
  same_person: 403,
  day_not_possible: 400,
  file_kind: 415,
  /** It is damaged, locked by a password, or larger than we unpack. */
  file_not_drawn: 422,
  /** A line of the check has no name yet. */
  check_incomplete: 409,
  /** The yes is of a colleague who ticked none of the lines. */
  check_own: 403,
  /** An agreement is mailed by an employee who has opened it. */
  agreement_not_seen: 409,
  /** A signature has the signed file, or a reason why there is none. */
  signed_file_missing: 400,
  /** A guarantor signs at the desk, who shows who they are; the signed deed is kept. */
  identity_missing: 400,
  no_contact: 409,
  /** It is asked for already, and has not come yet. */
  document_asked: 409,
  /** As many as may be open at once. */
  documents_open: 409,
  no_bookings: 404,
  booking_unknown: 404,
  /** It is read so already, or money of that direction cannot be that. */
  category_unfit: 400,
  /** More searches than anybody's work needs, counted by the hour. */
  searched_too_often: 429,
  /** Nothing came in since the last decision. */
  nothing_new: 409,
} as const satisfies Record<string, number>

export type DeskErrorKey = keyof typeof deskErrorStatus
export const deskErrorKeys = Object.keys(deskErrorStatus) as DeskErrorKey[]

/** Every key that an answer of the desk can carry. */
export const deskFailureKeys = [
  ...commonErrorKeys,
  'idempotency_conflict',
  'idempotency_in_flight',
  ...deskErrorKeys,
] as const
export type DeskFailureKey = (typeof deskFailureKeys)[number]
