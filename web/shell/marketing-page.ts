import { articleSlugAt, type PageName } from '../addresses.ts'
import { pageAt } from '../page-at.ts'

/** Specification 2, "Navigation bar": the pages that carry the large menu; all others have the simple bar (NAV-7). */
const marketingPages: ReadonlySet<PageName> = new Set<PageName>([
  'home',
  'businessLoan',
  'shortTermLoan',
  'businessCredit',
  'shortTermCredit',
  'faq',
  'contact',
  'knowledgeBase',
  'knowledgeBusiness',
  'knowledgeTerms',
  'knowledgeFinancing',
  'partners',
  'guide',
])

/** Whether the page at a path is one that sells or explains. */
export function isMarketingPage(pathname: string): boolean {
  const page = pageAt(pathname)
  return page === null ? articleSlugAt(pathname) !== null : marketingPages.has(page)
}
