import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import laterStyle from '../styles/later.css?url'
import { mayShowBanner } from './banner-lines.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { isMarketingPage } from './marketing-page.ts'
import { MegaMenu } from './mega-menu.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBanner } from './top-banner.tsx'

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
