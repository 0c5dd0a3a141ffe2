import { dueOn, type DueName } from '#lending/desk/due-times.ts'
import { endings, type Ending, type FollowUpKind, type StageName } from '#lending/desk/stages.ts'
import type { IsoDate } from '#lending/days.ts'

/** In order. `answered` only on a referral; `agreement`: checked and drawn up; `sent`: the applicant can read it. */
export const followUpSteps = ['received', 'answered', 'agreement', 'sent', 'signed', 'paid', ...endings] as const
export type FollowUpStep = (typeof followUpSteps)[number]

export type StepTaken = {
  step: FollowUpStep
  on: IsoDate
  /** By when the lender does what follows; null where nothing does, or the applicant is next. */
  dueOn: IsoDate | null
  /** Only of `answered`. */
  isYes: boolean | null
}

export type FollowUp = { kind: FollowUpKind; steps: readonly StepTaken[] }

/** `on`: the day it was done. `by`: until when it is done in time, while the lender is at it. */
export type Stage = { name: StageName; state: 'done' | 'now' | 'later'; on: IsoDate | null; by: IsoDate | null }

/** The task that a step opens: a row of the table of due times. */
export function owedAfter(kind: FollowUpKind, step: FollowUpStep): DueName | null {
  if (step === 'received') return kind === 'choice' ? 'chosenOffer' : 'referral'
  if (step === 'agreement') return 'agreement'
  return step === 'signed' ? 'payout' : null
}

export function takeStep<Step extends FollowUpStep>(
  kind: FollowUpKind,
  step: Step,
  on: IsoDate,
  isYes: boolean | null = null,
): StepTaken & { step: Step } {
  const due = owedAfter(kind, step)
  return { step, on, dueOn: due && dueOn(due, on), isYes }
}

/** Each stage is done by the first of these steps; an agreement sent outside the desk is known once it is signed. */
const doneBy: Readonly<Record<StageName, readonly FollowUpStep[]>> = {
  received: ['received'],
  checked: ['agreement'],
  answered: ['answered'],
  choose: ['agreement'],
  agreement: ['sent', 'signed'],
  signed: ['signed'],
  paid: ['paid'],
  takenBack: ['takenBack'],
  stopped: ['stopped'],
}

const isEnding = (step: FollowUpStep): step is Ending => (endings as readonly FollowUpStep[]).includes(step)

/** Of one that ended early: the stages that were done before it ended. */
function namesOf(followUp: FollowUp): StageName[] {
  const names = usualNames(followUp)
  const ending = followUp.steps.map(({ step }) => step).find(isEnding)
  if (!ending) return names
  return [...names.filter((name) => followUp.steps.some(({ step }) => doneBy[name].includes(step))), ending]
}

function usualNames({ kind, steps }: FollowUp): StageName[] {
  if (kind === 'choice') return ['received', 'checked', 'agreement', 'signed', 'paid']
  const isRefused = steps.some(({ step, isYes }) => step === 'answered' && isYes === false)
  return isRefused ? ['received', 'answered'] : ['received', 'answered', 'choose', 'agreement', 'signed', 'paid']
}

/** The stages of a case. The one after the last completed stage is under way, until its promised day. */
export function stagesOf(followUp: FollowUp): Stage[] {
  const last = followUp.steps.at(-1)
  let isNowShown = false
  return namesOf(followUp).map((name) => {
    const done = followUp.steps.find(({ step }) => doneBy[name].includes(step))
    if (done) return { name, state: 'done', on: done.on, by: null }
    const isNow = !isNowShown
    isNowShown = true
    return { name, state: isNow ? 'now' : 'later', on: null, by: isNow ? (last?.dueOn ?? null) : null }
  })
}

/** Until the signature nobody is bound: the choice can be taken back, and once only. */
export const mayTakeBack = ({ kind, steps }: FollowUp): boolean =>
  kind === 'choice' && !steps.some(({ step }) => step === 'signed' || isEnding(step))

/** One person stops a chosen offer at its check. */
export const mayStop = ({ kind, steps }: FollowUp): boolean => kind === 'choice' && steps.at(-1)?.step === 'received'

/** Two withdraw a yes until the signature, also one whose choice was taken back. */
export function mayWithdraw({ steps }: FollowUp): boolean {
  const last = steps.at(-1)
  return last?.isYes === true || ['agreement', 'sent', 'takenBack'].includes(last?.step ?? '')
}

/** The step that two correct: the last, so that none rests on one that is gone. */
export function correctable({ steps }: FollowUp): 'signed' | 'paid' | null {
  const last = steps.at(-1)?.step
  return last === 'signed' || last === 'paid' ? last : null
}

/** The steps that the lender takes. */
export type LenderStep = Exclude<FollowUpStep, 'received' | Ending>
export type StepRefusal = 'taken' | 'too-early' | 'not-a-referral' | 'refused' | 'withdrawn' | 'same-person'

/** A yes to a referral leads to no agreement by itself: the applicant chooses first, and that begins a choice. */
const before: Readonly<Record<LenderStep, readonly FollowUpStep[]>> = {
  answered: ['received'],
  agreement: ['received'],
  sent: ['agreement'],
  signed: ['agreement', 'sent'],
  paid: ['signed'],
}

/** Whether the lender may take this step now; null when it may. */
export function refusalOf({ kind, steps }: FollowUp, next: LenderStep): StepRefusal | null {
  if (next === 'answered' && kind === 'choice') return 'not-a-referral'
  if (steps.some(({ step }) => step === next)) return 'taken'
  const last = steps.at(-1)
  if (last?.isYes === false) return 'refused'
  if (next === 'agreement' && kind === 'referral') return 'too-early'
  return last && before[next].includes(last.step) ? null : 'too-early'
}
