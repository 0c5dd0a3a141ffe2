import { daysBetween, type IsoDate } from '../days.ts'
import { dueTable, type DueName } from './due-times.ts'
import type { LoanQuestion } from './loan-questions.ts'

export type TaskKind = DueName
export const taskKinds = Object.keys(dueTable) as readonly TaskKind[]

/** Work that no text promises to an applicant, but that has to be done. */
export const unpromisedKinds = [
  'document',
  'undeliveredMail',
  'consentEnds',
  'missed',
  'failedStep',
] as const satisfies readonly TaskKind[]

/** In order, from a choice or a referral to the payout: each step closes the open one and opens the next. */
export const followUpTasks = [
  'referral',
  'chosenOffer',
  'contact',
  'agreement',
  'payout',
] as const satisfies readonly TaskKind[]

/** Work whose day is put off while the applicant has been asked for something. */
export const pausedKinds = ['referral', 'chosenOffer', 'agreement', 'payout'] as const satisfies readonly TaskKind[]

/** The reason, where the kind does not show it. No personal data. */
export type TaskReason =
  | LoanQuestion
  | 'callBack'
  | 'message'
  | 'afterYes'
  | 'afterReview'
  | 'correction'
  | 'question'
  | 'secondPerson'
  | 'sentBack'
  | 'byLetterOrPhone'

/** `changed`: the applicant changed the data; `erased`: had everything erased; `lapsed`: its retention was over. */
export const taskOutcomes = [
  'yes',
  'no',
  'done',
  'sent',
  'signed',
  'paid',
  'upheld',
  'revised',
  'answered',
  'notReached',
  'changed',
  'erased',
  'lapsed',
] as const
export type TaskOutcome = (typeof taskOutcomes)[number]

/** How far a due day is: 0 is today, a negative number how many days it is late. */
export const daysLeft = (dueOn: IsoDate, today: IsoDate): number => daysBetween(today, dueOn)
