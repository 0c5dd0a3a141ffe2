import { dueOn, type DueName } from '#lending/desk/due-times.ts'
import type { FollowUpKind, StageName } from '#lending/desk/stages.ts'
import type { IsoDate } from '#lending/days.ts'

/** What has happened, in this order; `answered` on a referral alone. */
export const followUpSteps = ['received', 'answered', 'agreement', 'signed', 'paid'] as const
export type FollowUpStep = (typeof followUpSteps)[number]

export type StepTaken = {
  step: FollowUpStep
  on: IsoDate
  /** By when the lender does what follows; null where nothing does, or the applicant is next. */
  dueOn: IsoDate | null
  /** Of `answered` alone. */
  isYes: boolean | null
}

export type FollowUp = { kind: FollowUpKind; steps: readonly StepTaken[] }

/** `on`: the day it was done. `by`: until when it is done in time, while the lender is at it. */
export type Stage = { name: StageName; state: 'done' | 'now' | 'later'; on: IsoDate | null; by: IsoDate | null }

/** What the lender owes after a step: a row of the table of due times, and a kind of obligation. */
export function owedAfter(kind: FollowUpKind, step: FollowUpStep, isYes: boolean | null): DueName | null {
  if (step === 'received') return kind === 'choice' ? 'chosenOffer' : 'referral'
  if (step === 'answered') return isYes === true ? 'contact' : null
  if (step === 'agreement') return 'agreement'
  return step === 'signed' ? 'payout' : null
}

export function takeStep(kind: FollowUpKind, step: FollowUpStep, on: IsoDate, isYes: boolean | null = null): StepTaken {
  const due = owedAfter(kind, step, isYes)
  return { step, on, dueOn: due && dueOn(due, on), isYes }
}

/** Each stage is done by the step beside it. */
const doneBy: Readonly<Record<StageName, FollowUpStep>> = {
  received: 'received',
  checked: 'agreement',
  answered: 'answered',
  call: 'agreement',
  agreement: 'signed',
  signed: 'signed',
  paid: 'paid',
}

function namesOf({ kind, steps }: FollowUp): StageName[] {
  if (kind === 'choice') return ['received', 'checked', 'agreement', 'signed', 'paid']
  const isRefused = steps.some(({ step, isYes }) => step === 'answered' && isYes === false)
  return isRefused ? ['received', 'answered'] : ['received', 'answered', 'call', 'agreement', 'signed', 'paid']
}

/** Where a case stands. The stage after the last one that is done is under way, until the day that was promised for it. */
export function stagesOf(followUp: FollowUp): Stage[] {
  const last = followUp.steps.at(-1)
  let isNowShown = false
  return namesOf(followUp).map((name) => {
    const done = followUp.steps.find(({ step }) => step === doneBy[name])
    if (done) return { name, state: 'done', on: done.on, by: null }
    const isNow = !isNowShown
    isNowShown = true
    return { name, state: isNow ? 'now' : 'later', on: null, by: isNow ? (last?.dueOn ?? null) : null }
  })
}

export type Move = Exclude<FollowUpStep, 'received'>
export type MoveRefusal = 'taken' | 'too-early' | 'not-a-referral' | 'refused' | 'withdrawn'

const before: Readonly<Record<Move, FollowUpStep>> = {
  answered: 'received',
  agreement: 'received',
  signed: 'agreement',
  paid: 'signed',
}

/** Whether the lender may take this step now; null when it may. */
export function refusalOf({ kind, steps }: FollowUp, move: Move): MoveRefusal | null {
  if (move === 'answered' && kind === 'choice') return 'not-a-referral'
  if (steps.some(({ step }) => step === move)) return 'taken'
  const last = steps.at(-1)
  if (last?.isYes === false) return 'refused'
  const needed = move === 'agreement' && kind === 'referral' ? 'answered' : before[move]
  return last?.step === needed ? null : 'too-early'
}
