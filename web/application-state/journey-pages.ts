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

/** Pages that show an application: the steps, and what we hold of the visitor. They wait until the session stands (AUTH-3). */
export const needsSession = (pathname: string): boolean => stepAt(pathname) !== null || pageAt(pathname) === 'yourData'

/** What home says to somebody whom the guard has led there. */
export function noteFor({ requester, shouldReauthenticate }: ApplicationState): HomeNote {
  if (shouldReauthenticate) return 'ended'
  return requester.kvkNumber === undefined ? 'none' : 'finished'
}

/** FLOW-2 on the state of the browser: where the guard sends this visitor, or null to let them in. Pages that are no step are open. */
export function guard(pathname: string, state: ApplicationState): 'home' | null {
  const slug = stepAt(pathname)
  if (slug === null) return null
  return guardedDestination(slug, {
    kvkNumber: state.requester.kvkNumber ?? null,
    shouldReauthenticate: state.shouldReauthenticate,
    flowFinished: state.flowFinished,
  })
}
