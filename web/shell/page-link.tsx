import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { PageName } from '../addresses.ts'
import { pageAt } from '../page-at.ts'
import { canonicalPage } from '../page-meta.ts'
import { AppLink } from './app-link.tsx'

/** NAV-7: a menu link, disabled and underlined on its own page, also at its other address (ROUTE-2, ROUTE-3). */
export function PageLink({ to, children }: { to: PageName; children: ReactNode }) {
  const here = pageAt(useLocation()[0])
  if (here === null || canonicalPage(here) !== canonicalPage(to)) return <AppLink to={to}>{children}</AppLink>
  return (
    <a role="link" aria-disabled="true" aria-current="page">
      {children}
    </a>
  )
}
