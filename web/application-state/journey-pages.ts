import { guardedDestination } from '#lending/journey/progress.ts'
import { steps, type StepSlug } from '#lending/journey/steps.ts'
import type { Language } from '#lending/language.ts'
import { addressOf, type PageName } from '../addresses.ts'
import { pageAt } from '../page-at.ts'
import type { ApplicationState } from './application-state.ts'
import type { HomeNote } from './home-notes.ts'

/** The page of each step; a new step must get its page here. */
const pageOfStep = {
  'about-you': 'aboutYou',
  'extra-expenses': 'extraExpenses',
  'transactions-upload': 'uploadTransactions',
  'transactions-collect': 'collectTransactions',
  'get-offers': 'getOffers',
  'personal-offer': 'personalOffer',
  'next-steps': 'nextSteps',
  'feedback-success': 'feedbackSuccess',
} as const satisfies Record<StepSlug, PageName>

/** The address of a step in a language. */
export const addressOfStep = (slug: StepSlug, language: Language): string => addressOf(pageOfStep[slug], language)

/** The step whose screen lives at a path; null for a page that is no step. */
export function stepAt(pathname: string): StepSlug | null {
  const page = pageAt(pathname)
  return steps.find(({ slug }) => pageOfStep[slug] === page)?.slug ?? null
}

/** Pages of an application: the steps, and the visitor's data. They wait for the session (AUTH-3). */
export const needsSession = (pathname: string): boolean => stepAt(pathname) !== null || pageAt(pathname) === 'yourData'

/** Home's note for a visitor whom the guard redirected. */
export function noteFor({ requester, shouldReauthenticate }: ApplicationState): HomeNote {
  if (shouldReauthenticate) return 'ended'
  return requester.kvkNumber === undefined ? 'none' : 'finished'
}

/** FLOW-2 on the browser's state: where the guard redirects to, or null. Pages that are no step are open. */
export function guard(pathname: string, state: ApplicationState): 'home' | null {
  const slug = stepAt(pathname)
  if (slug === null) return null
  return guardedDestination(slug, {
    kvkNumber: state.requester.kvkNumber ?? null,
    shouldReauthenticate: state.shouldReauthenticate,
    flowFinished: state.flowFinished,
  })
}
