import type { TaskKind, TaskOutcome } from './task-kinds.ts'
import type { DeskRight } from '#lending/desk/roles.ts'

/** The right that a role needs to claim a kind of work. */
export const handledBy = {
  referral: 'decide',
  review: 'approve',
  complaintReceipt: 'work',
  complaint: 'work',
  privacyRequest: 'work',
  loanQuestion: 'work',
  contact: 'work',
  chosenOffer: 'settle',
  agreement: 'settle',
  payout: 'settle',
  document: 'work',
  undeliveredMail: 'work',
  consentEnds: 'work',
  missed: 'work',
  failedStep: 'work',
} as const satisfies Record<TaskKind, DeskRight>

type Closing = {
  readonly outcomes: readonly TaskOutcome[]
  /** Whether the applicant gets an answer in words, which is mailed. */
  readonly isAnswered: boolean
}

/** Kinds that an answer closes. The others are closed by an action in the case: a decision or a step. */
export const closings: Partial<Record<TaskKind, Closing>> = {
  review: { outcomes: ['upheld', 'revised'], isAnswered: true },
  privacyRequest: { outcomes: ['answered'], isAnswered: true },
  loanQuestion: { outcomes: ['answered'], isAnswered: true },
  contact: { outcomes: ['answered', 'notReached'], isAnswered: false },
  complaintReceipt: { outcomes: ['sent'], isAnswered: false },
  complaint: { outcomes: ['answered'], isAnswered: true },
  document: { outcomes: ['done'], isAnswered: false },
  undeliveredMail: { outcomes: ['done', 'notReached'], isAnswered: false },
  consentEnds: { outcomes: ['done', 'notReached'], isAnswered: false },
  missed: { outcomes: ['done', 'notReached'], isAnswered: false },
  failedStep: { outcomes: ['done'], isAnswered: false },
}

/** A message is answered in words, which are mailed; a call is made. */
export const isAnsweredInWords = (kind: TaskKind, reason: string | null, outcome: TaskOutcome): boolean =>
  closings[kind]?.isAnswered === true || (kind === 'contact' && reason === 'message' && outcome === 'answered')
