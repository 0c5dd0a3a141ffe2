import { type Application, isFlowFinished } from '#lending/application.ts'
import { type JourneyTab, type Step, stepOf, steps, type StepSlug } from '#lending/journey/steps.ts'

const indexOfStep = (slug: StepSlug) => steps.findIndex((step) => step.slug === slug)

/** The first step that still asks something; where an applicant who comes back is taken. The last step is never done. */
export function nextStep(application: Application): StepSlug {
  return steps.find((step) => !step.isDone(application))!.slug
}

/** A step may be visited when every step before it is done: the order that the server keeps as well. */
export function mayVisit(slug: StepSlug, application: Application): boolean {
  return steps.slice(0, indexOfStep(slug)).every((step) => step.isDone(application))
}

/** FLOW-1: entering a route raises the furthest reached step to the larger of the two; −1 never lowers it. */
export function raiseFurthest(furthestNumber: number, slug: StepSlug): number {
  return Math.max(furthestNumber, stepOf(slug).number)
}

/** The furthest step number that the answers allow, computed: what the stored `maxLocationId` of the specification shows. */
export function furthestNumber(application: Application): number {
  return steps.reduce(
    (furthest, step) => (mayVisit(step.slug, application) ? raiseFurthest(furthest, step.slug) : furthest),
    0,
  )
}

/** PROG-3: a tab is open when its first step is not later than the furthest one reached. */
export function isTabDisabled(tab: JourneyTab, furthest: number): boolean {
  return firstStepOfTab(tab).number > furthest
}

/** Where a click on a tab leads; each tab has steps. */
export function firstStepOfTab(tab: JourneyTab): Step {
  return steps.find((step) => step.tab === tab)!
}

/**
 * Going back to a step undoes every later one that rests on what is changed there. Answers typed by hand (the extra
 * expenses) stay, since they are the applicant's own words and hold whatever the amount; transactions, decision and
 * offers go, which is what "go back removes all transactions" means (PROG-4).
 */
export function goBackTo(slug: StepSlug, application: Application): Application {
  const target = indexOfStep(slug)
  const collect = indexOfStep('transactions-collect')
  return steps
    .filter((_step, index) => index > target && index >= collect)
    .reduceRight((undone, step) => step.undo(undone), application)
}

export type GuardFacts = { kvkNumber: string | null; shouldReauthenticate: boolean; flowFinished: boolean }

/** FLOW-2: where the guard of protected paths sends a visitor; null lets them in. `next-steps` is the offer-success screen. */
export function guardedDestination(slug: StepSlug, facts: GuardFacts): 'home' | null {
  if (facts.kvkNumber === null || facts.shouldReauthenticate) return 'home'
  const isSuccessPage = slug === 'next-steps' || slug === 'feedback-success'
  return facts.flowFinished && !isSuccessPage ? 'home' : null
}

/** The same guard on an application, as the server asks it; here the order of steps counts as well. */
export function mayEnter(slug: StepSlug, application: Application): boolean {
  const facts = {
    kvkNumber: application.kvkNumber,
    shouldReauthenticate: false,
    flowFinished: isFlowFinished(application),
  }
  return guardedDestination(slug, facts) === null && mayVisit(slug, application)
}
