import {
  type JourneyAnswers,
  type JourneyTab,
  type Step,
  stepOf,
  steps,
  stepSlugs,
  type StepSlug,
} from '#lending/journey/steps.ts'

/** The furthest step that may be visited, where a returning applicant goes on: the first with an open question. */
export function furthestStep(answers: JourneyAnswers): StepSlug {
  const isOpen = ({ asks }: (typeof steps)[number]) => asks.some((question) => !answers[question])
  return steps.find(isOpen)?.slug ?? 'feedback-success'
}

/** A step may be visited when every step before it is done. */
export function mayVisit(slug: StepSlug, answers: JourneyAnswers): boolean {
  return stepSlugs.indexOf(slug) <= stepSlugs.indexOf(furthestStep(answers))
}

/** FLOW-1: entering a route raises the furthest reached step to the larger of the two; −1 never lowers it. */
export function raiseFurthest(furthestNumber: number, slug: StepSlug): number {
  return Math.max(furthestNumber, stepOf(slug).number)
}

/** The largest number up to a step: the `maxLocationId` (STATE-1) of who came that far. */
export function furthestNumber(furthest: StepSlug): number {
  return stepSlugs.slice(0, stepSlugs.indexOf(furthest) + 1).reduce(raiseFurthest, 0)
}

/** PROG-3: a tab is open when its first step is not later than the furthest one reached. */
export function isTabDisabled(tab: JourneyTab, furthest: number): boolean {
  return firstStepOfTab(tab).number > furthest
}

/** Where a click on a tab leads; each tab has steps. */
export function firstStepOfTab(tab: JourneyTab): Step {
  return steps.find((step) => step.tab === tab)!
}

type GuardFacts = { kvkNumber: string | null; shouldReauthenticate: boolean; flowFinished: boolean }

/** FLOW-2: where the guard of protected paths redirects to; null lets in. `next-steps` is the offer-success screen. */
export function guardedDestination(slug: StepSlug, facts: GuardFacts): 'home' | null {
  if (facts.kvkNumber === null || facts.shouldReauthenticate) return 'home'
  const isSuccessPage = slug === 'next-steps' || slug === 'feedback-success'
  return facts.flowFinished && !isSuccessPage ? 'home' : null
}
