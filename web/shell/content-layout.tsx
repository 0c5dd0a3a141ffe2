import { Outlet } from 'react-router'
import type { PageHandle } from '../page-kind.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SkipLink } from './skip-link.tsx'

export const handle: PageHandle = { kind: 'content' }

/** The frame of every content page. */
export default function ContentLayout() {
  return (
    <>
      <SkipLink />
      <NavigationBar />
      <main id="content" className="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <CookieBanner />
    </>
  )
}
