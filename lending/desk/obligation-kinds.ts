import { daysBetween, type IsoDate } from '#lending/days.ts'
import { dueTable, type DueName } from '#lending/desk/due-times.ts'

/** What somebody at the desk has to do: a kind for each row of due times. */
export type ObligationKind = DueName
export const obligationKinds = Object.keys(dueTable) as readonly ObligationKind[]

/** What no text promises, and somebody has to see all the same. */
export const unpromisedKinds = [
  'document',
  'undeliveredMail',
  'consentEnds',
  'failedStep',
] as const satisfies readonly ObligationKind[]

/** One after the other on the way from a choice or a referral to the payout: a step closes what is open and opens the next. */
export const followUpObligations = [
  'referral',
  'chosenOffer',
  'contact',
  'agreement',
  'payout',
] as const satisfies readonly ObligationKind[]

/** Why it is there, where the kind alone does not say so. Never anything personal. */
export const obligationReasons = [
  'callBack',
  'message',
  'afterYes',
  'afterReview',
  'correction',
  'question',
  'secondPerson',
  'sentBack',
] as const
export type ObligationReason = (typeof obligationReasons)[number]

/** How it ended. `changed`: the applicant changed the data; `erased`: had everything erased; `lapsed`: its time to be kept was over. */
export const obligationOutcomes = [
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
export type ObligationOutcome = (typeof obligationOutcomes)[number]

/** Those that are closed by the lender; the others end without anybody having kept the promise, and count as neither kept nor broken. */
export const isKeptBy = (outcome: ObligationOutcome): boolean => !['changed', 'erased', 'lapsed'].includes(outcome)

/** How far a due day is: 0 is today, a negative number how many days it is late. */
export const daysLeft = (dueOn: IsoDate, today: IsoDate): number => daysBetween(today, dueOn)
