import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import laterStyle from '../styles/later.css?url'
import { mayShowBanner } from '../plain/banner-lines.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBanner } from './top-banner.tsx'
import { articleSlugAt, type PageName } from '../addresses.ts'
import { pageAt } from '../page-at.ts'

/** The frame of every content page. */
export function ContentLayout({ children }: { children: ReactNode }) {
  const [pathname] = useLocation()
  return (
    <>
      <SkipLink />
      <NavigationBar>{isMarketingPage(pathname) ? <MegaMenu /> : undefined}</NavigationBar>
      {mayShowBanner(pathname) && <TopBanner />}
      <main id="content" className="content" tabIndex={-1}>
        {children}
      </main>
      <link rel="stylesheet" href={laterStyle} />
      <SiteFooter />
      <CookieBanner />
    </>
  )
}

/** NAV-2: the pages that carry the large menu; all others have the simple bar (NAV-7). */
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
  'tour',
])

/** Whether the page at a path is one that sells or explains. */
export function isMarketingPage(pathname: string): boolean {
  const page = pageAt(pathname)
  return page === null ? articleSlugAt(pathname) !== null : marketingPages.has(page)
}
