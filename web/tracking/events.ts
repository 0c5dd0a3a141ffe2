import type { ProductType } from '#contract/values.ts'
import { articleSlugAt, type PageName } from '../addresses.ts'
import { pageAt } from '../page-at.ts'

/** ANA-1: the name of each page's view; one of several screens, or that leads on, reports what it shows (`useView`). */
const pageViewNames: Partial<Record<PageName, string>> = {
  home: 'homepage',
  companySearch: 'company search',
  businessLoan: 'business loan',
  shortTermLoan: 'business loan',
  businessCredit: 'business credit',
  shortTermCredit: 'business credit',
  faq: 'FAQ',
  contact: 'contact',
  contactThanks: 'contact thanks',
  complaint: 'complaint',
  cookies: 'cookies',
  codeOfConduct: 'code of conduct',
  terms: 'terms',
  disclaimer: 'disclaimer',
  privacyStatement: 'privacy statement',
  yourData: 'your data',
  designSystem: 'design system',
  partners: 'partners',
  guide: 'whitepaper',
  tour: 'tour',
  redirection: 'redirection',
  transactionSuccess: 'transaction success',
  aboutYou: 'your application',
  extraExpenses: 'extra expenses',
  nextSteps: 'next steps',
  requestFailed: 'request failed',
  resume: 'resume application',
  myApplication: 'my application',
  unsubscribe: 'unsubscribe',
  handIn: 'hand in files',
  knowledgeBase: 'knowledge base',
  knowledgeBusiness: 'knowledge base business',
  knowledgeTerms: 'knowledge base terms',
  knowledgeFinancing: 'knowledge base financing',
}

/** ANA-1: views without their own address: a dialog, or one of a page's screens. */
const partViewNames = [
  'start your application',
  'eligibility modal',
  'transaction consent',
  'transactions add account',
  'collect transactions',
  'transactions overview',
  'get offers',
  'offer options',
  'offer overview',
  'transaction categories',
  'feedback success',
  'get reconsent',
  'reconsent verification',
  'reconsent verification English',
  'reconsent overview',
  'reconsent overview English',
] as const
export type PartViewName = (typeof partViewNames)[number]

/** Every view of ANA-1 that the site can send, but for the articles, which are named by their slug. */
export const allViewNames = (): readonly string[] => [...new Set([...Object.values(pageViewNames), ...partViewNames])]

/** ANA-1: the view of a page, or of an article of the knowledge base, which is named by its slug. */
export function viewNameAt(pathname: string): string | undefined {
  const page = pageAt(pathname)
  if (page !== null) return pageViewNames[page]
  const slug = articleSlugAt(pathname)
  return slug === null ? undefined : `knowledge article ${slug}`
}

/** ANA-2: the step numbers. */
export const analyticsSteps = {
  'your application': 2,
  'extra expenses': 3,
  'transaction consent': 4,
  'transactions add account': 5,
  redirection: 6,
  'transaction success': 7,
  'collect transactions': 8,
  'transactions overview': 9,
  'get offers': 10,
  'offer options': 11,
  'offer overview': 12,
  'next steps': 13,
  'feedback success': 14,
} as const satisfies Record<string, number>

/** ANA-2: all steps move up by one when the flag for an extra first step is on. */
export function analyticsStep(viewName: string, isShifted = false): number | null {
  const step = (analyticsSteps as Readonly<Record<string, number>>)[viewName]
  return step === undefined ? null : step + (isShifted ? 1 : 0)
}

export type MenuSection = 'menu' | 'borrow' | 'knowledge' | 'service'

/** All events sent to a tag manager (ANA-3): never a person, an amount or an account. */
export type TrackingEvent =
  | { event: 'consent_update'; analytics: boolean }
  | { event: 'page_view'; page_name: string; language: string; step: number | null }
  | { event: 'logo_click' }
  | { event: 'menu_open'; section: MenuSection }
  | { event: 'menu_click'; link: string }
  | { event: 'eligibility_checked'; eligible: boolean; codes: readonly string[] }
  | { event: 'offers_shown'; offers: number; products: readonly ProductType[] }
  | { event: 'offer_chosen'; product: ProductType; term_months: number }
  | { event: 'feedback_sent'; rating: number }
