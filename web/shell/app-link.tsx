import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { addressOf, type PageName } from '../addresses.ts'
import { pageAt } from '../page-at.ts'
import { useApplicationState } from '../application-state/store.ts'
import { kindOfPage } from '../pages.ts'
import { withUtm } from '../visitor/partner.ts'
import { useLanguage } from '#ui/use-language.ts'

type AppLinkProps = {
  to: PageName
  /** `#hoe-het-werkt`, or a query. */
  suffix?: string
  className?: string
  children: ReactNode
  onClick?: () => void
}

/**
 * The one way to link to our pages. Between journey pages the router navigates; any other link loads a new document,
 * since a content page drawn by the router would miss its script.
 */
export function AppLink({ to, suffix = '', className, children, onClick }: AppLinkProps) {
  const language = useLanguage()
  const here = pageAt(useLocation()[0])
  const utm = useApplicationState((state) => state.initialUtmParams)
  const staysInJourney = here !== null && kindOfPage(here) === 'journey' && kindOfPage(to) === 'journey'
  const Anchor = staysInJourney ? Link : 'a'
  return (
    <Anchor
      href={withUtm(addressOf(to, language) + suffix, utm)}
      className={className}
      onClick={onClick}
      aria-current={here === to && suffix === '' ? 'page' : undefined}
    >
      {children}
    </Anchor>
  )
}
