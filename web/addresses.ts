import type { Language } from '#lending/language.ts'

/**
 * Every address of the site; no other file has a path (ROUTE-1 to ROUTE-20). Dutch paths are specified; English ones
 * are the same under `/en` (ROUTE-20), except where both are specified (ROUTE-16, ROUTE-17).
 */
export const addresses = {
  home: '/',
  companySearch: '/bedrijf-zoeken',
  businessLoan: '/zakelijke-lening',
  shortTermLoan: '/kortlopende-lening',
  businessCredit: '/zakelijk-krediet',
  shortTermCredit: '/kortlopend-krediet',
  faq: '/veelgestelde-vragen',
  contact: '/contact',
  contactThanks: '/contact/bedankt',
  complaint: '/klacht',
  cookies: '/cookies',
  codeOfConduct: '/gedragscode',
  terms: '/voorwaarden',
  disclaimer: '/disclaimer',
  privacyStatement: '/privacyverklaring',
  partners: '/tussenpersonen',
  guide: '/zo-rekent-een-geldverstrekker',
  tour: '/kijk-mee',
  redirection: '/redirection',
  aboutYou: '/jouw-aanvraag',
  extraExpenses: '/extra-uitgaven',
  uploadTransactions: '/transacties-uploaden',
  collectTransactions: '/transacties-verzamelen',
  getOffers: '/get-offers',
  personalOffer: '/persoonlijk-aanbod',
  nextSteps: '/volgende-stappen',
  yourData: '/jouw-gegevens',
  requestFailed: '/request-failed',
  feedbackSuccess: '/feedback-success',
  transactionSuccess: '/transaction-success',
  reconsent: '/reconsent',
  reconsentDutch: '/reconsent/NL',
  reconsentEnglish: '/reconsent/EN',
  getConsentDutch: '/reconsent/get-consent/NL',
  getConsentEnglish: '/reconsent/get-consent/EN',
  resume: '/verder-gaan',
  myApplication: '/mijn-aanvraag',
  unsubscribe: '/afmelden',
  handIn: '/bestanden-aanleveren',
  designSystem: '/design-systeem',
  knowledgeBase: '/kennisbank',
  knowledgeBusiness: '/kennisbank/ondernemen',
  knowledgeTerms: '/kennisbank/financiele-begrippen',
  knowledgeFinancing: '/kennisbank/financieringsmogelijkheden',
} as const

export type PageName = keyof typeof addresses
/** The address of a page: `/contact` or `/en/contact`. Pages outside the layout and re-consent have one. */
export function addressOf(page: PageName, language: Language = 'nl'): string {
  const path = addresses[page]
  if (language === 'nl' || languageless.has(page)) return path
  return `/en${englishPaths[page] ?? (path === '/' ? '' : path)}`
}

/** Pages that are named to a person, in a mail or on the phone, have a name in English too. */
const englishPaths: Partial<Record<PageName, string>> = {
  myApplication: '/my-application',
  complaint: '/complaint',
  handIn: '/hand-in-files',
}

const languageless = new Set<PageName>([
  'redirection',
  'transactionSuccess',
  'reconsent',
  'reconsentDutch',
  'reconsentEnglish',
  'getConsentDutch',
  'getConsentEnglish',
])

/** The overview of re-consent at an address; null for every other address, another origin above all. */
export function overviewAt(address: unknown): string | null {
  const overviews = [addresses.reconsent, addresses.reconsentDutch, addresses.reconsentEnglish]
  return overviews.find((one) => one === address) ?? null
}

export const overviewIn = (language: Language): string =>
  language === 'en' ? addresses.reconsentEnglish : addresses.reconsentDutch

export const getConsentIn = (language: Language): string =>
  language === 'en' ? addresses.getConsentEnglish : addresses.getConsentDutch

/** The page of every address that the server does not know, which it sends with status 404 (ROUTE-19). */
export const notFoundPaths: Readonly<Record<Language, string>> = { nl: '/404', en: '/en/404' }

/** The pages of the knowledge base that list articles of one kind. */
export type KnowledgeCategoryPage = 'knowledgeBusiness' | 'knowledgeTerms' | 'knowledgeFinancing'

/** The address of a knowledge article, in Dutch only: `/kennisbank/ondernemen/voorraadbeheer` (ROUTE-18). */
export const articleAddress = (page: KnowledgeCategoryPage, slug: string): string => `${addresses[page]}/${slug}`

const knowledgePages: readonly KnowledgeCategoryPage[] = ['knowledgeBusiness', 'knowledgeTerms', 'knowledgeFinancing']

/** Category and slug in the address of an article; null for any other. Does not check that the article exists. */
export function articlePlaceAt(pathname: string): { category: KnowledgeCategoryPage; slug: string } | null {
  const path = pathname.replace(/\/$/, '')
  const end = path.lastIndexOf('/')
  const category = knowledgePages.find((page) => addresses[page] === path.slice(0, end))
  return category === undefined ? null : { category, slug: path.slice(end + 1) }
}

export const articleSlugAt = (pathname: string): string | null => articlePlaceAt(pathname)?.slug ?? null
