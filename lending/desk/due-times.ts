import { addDays, type IsoDate } from '#lending/days.ts'
import { addWorkingDays } from '#lending/desk/working-days.ts'

/** Within how many days the lender does what it promised; working days pass over weekends and Dutch holidays. */
type Row = { readonly value: number; readonly unit: 'working days' | 'days'; readonly source: string }

/**
 * The lender's deadlines towards an applicant, for texts, dates, mails and the desk; no other file has such a time.
 * Each row is a kind of task (task-kinds.ts).
 */
export const dueTable = {
  referral: { value: 2, unit: 'working days', source: 'ours: an answer from a person on what the engine referred' },
  review: { value: 10, unit: 'working days', source: 'ours; iwoca answers an appeal within 30 days' },
  complaintReceipt: { value: 2, unit: 'working days', source: 'ours: that a complaint has come in' },
  complaint: { value: 15, unit: 'working days', source: 'ours; Kifid allows six weeks' },
  privacyRequest: { value: 28, unit: 'days', source: 'GDPR art. 12(3): a month; the shortest has 28 days' },
  loanQuestion: { value: 2, unit: 'working days', source: 'ours: who cannot pay, or asks about a loan that runs' },
  contact: { value: 1, unit: 'working days', source: 'ours: a call back or an answer to a message' },
  chosenOffer: { value: 1, unit: 'working days', source: 'ours: the check of a chosen offer' },
  agreement: { value: 2, unit: 'working days', source: 'ours: after the check' },
  payout: { value: 2, unit: 'working days', source: 'ours: after signing' },
  document: { value: 1, unit: 'working days', source: 'ours: a look at what the applicant sent' },
  undeliveredMail: { value: 1, unit: 'working days', source: 'ours: who waits for a mail hears it in another way' },
  consentEnds: { value: 5, unit: 'working days', source: 'ours: a customer whose account can be looked at no longer' },
  missed: { value: 2, unit: 'working days', source: 'ours: a call to who missed an instalment' },
  failedStep: { value: 1, unit: 'working days', source: 'ours: a computation that was given up' },
} as const satisfies Record<string, Row>

export type DueName = keyof typeof dueTable

/** The number of days, for texts with their own wording. */
export const dueDays = (name: DueName): number => dueTable[name].value

/** The last day on which it is done in time. */
export function dueOn(name: DueName, from: IsoDate): IsoDate {
  const { value, unit } = dueTable[name]
  return unit === 'days' ? addDays(from, value) : addWorkingDays(from, value)
}

/** Days from the request of a document: one reminder, and the end, when the lender decides without it. */
export const documentDays = { remind: 4, end: 14 } as const

/** A promised call is tried this often, on different days, before it is closed as not reached. */
export const callTriesMax = 3

/** A complaint is entered on the day it came in, at most this many days later. */
export const complaintDaysBack = 60

/** Requests to one applicant that are open at the same time. */
export const openRequestsMax = 5
