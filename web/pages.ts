import type { PageName } from './addresses.ts'
import type { PageKind } from './page-kind.ts'

type PageFiles = Partial<Record<PageName, string>>

/** Finished HTML, no React in the browser. */
export const contentPages: PageFiles = {
  home: 'home/page.tsx',
  companySearch: 'company-search/page.tsx',
  businessLoan: 'marketing/loan/page.tsx',
  shortTermLoan: 'marketing/loan/page.tsx',
  businessCredit: 'marketing/credit/page.tsx',
  shortTermCredit: 'marketing/credit/page.tsx',
  faq: 'marketing/faq/page.tsx',
  contact: 'contact/page.tsx',
  contactThanks: 'contact/thanks-page.tsx',
  complaint: 'contact/complaint-page.tsx',
  cookies: 'cookies/page.tsx',
  codeOfConduct: 'documents/code-of-conduct/page.tsx',
  terms: 'documents/terms/page.tsx',
  disclaimer: 'documents/disclaimer/page.tsx',
  privacyStatement: 'documents/privacy-statement/page.tsx',
  partners: 'marketing/partners/page.tsx',
  guide: 'marketing/guide/page.tsx',
  tour: 'marketing/tour/page.tsx',
  knowledgeBase: 'knowledge-base/index-page.tsx',
  knowledgeBusiness: 'knowledge-base/category-page.tsx',
  knowledgeTerms: 'knowledge-base/category-page.tsx',
  knowledgeFinancing: 'knowledge-base/category-page.tsx',
}

/** Outside the main layout (ROUTE-5, ROUTE-15). */
export const popupPages: PageFiles = {
  redirection: 'bank-window/redirection-page.tsx',
  transactionSuccess: 'bank-window/transaction-success-page.tsx',
}

/**
 * React in the browser: `page.tsx` exports the page as default and `meta` for its title. Its sheet is named in
 * `styles/journey.css`; the folder of a step is its slug in `lending/journey/steps.ts`.
 */
export const journeyPages: PageFiles = {
  aboutYou: 'journey/about-you/page.tsx',
  extraExpenses: 'journey/extra-expenses/page.tsx',
  uploadTransactions: 'journey/transactions-upload/page.tsx',
  collectTransactions: 'journey/transactions-collect/page.tsx',
  getOffers: 'journey/get-offers/page.tsx',
  personalOffer: 'journey/personal-offer/page.tsx',
  nextSteps: 'journey/next-steps/page.tsx',
  feedbackSuccess: 'journey/feedback-success/page.tsx',
  yourData: 'privacy/page.tsx',
  requestFailed: 'shell/request-failed-page.tsx',
  designSystem: 'design-system/page.tsx',
  reconsent: 'reconsent/page.tsx',
  reconsentDutch: 'reconsent/page.tsx',
  reconsentEnglish: 'reconsent/page.tsx',
  getConsentDutch: 'reconsent/get-consent/page.tsx',
  getConsentEnglish: 'reconsent/get-consent/page.tsx',
  resume: 'resume/page.tsx',
  handIn: 'journey/transactions-upload/hand-in/page.tsx',
  myApplication: 'my-application/page.tsx',
  unsubscribe: 'unsubscribe/page.tsx',
}

/** Whether the page is built; a link to one that is not is not shown. */
export const isBuilt = (page: PageName): boolean => page in contentPages || page in journeyPages || page in popupPages

export const kindOfPage = (page: PageName): PageKind =>
  page in journeyPages ? 'journey' : page in popupPages ? 'popup' : 'content'
