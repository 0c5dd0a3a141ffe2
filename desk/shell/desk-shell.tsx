import { lender } from '#lending/this-lender.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { DeskPage } from '#contract/desk/addresses.ts'
import { type DeskRight, may } from '#lending/desk/roles.ts'
import { LogoMark } from '#ui/logo.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { deskAddress } from '../addresses.ts'
import { useStaff } from '../session/session.ts'
import { AccountMenu } from './account-menu.tsx'
import { navigation, shellTexts } from './text.ts'

const neededFor: Partial<Record<DeskPage, DeskRight>> = { find: 'work', payouts: 'settle' }

/** The frame of every page: where one is, where one can go, and who one is. */
export function DeskShell({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const text = shellTexts[language]
  const [pathname] = useLocation()
  const { role } = useStaff()
  return (
    <>
      <a href="#content" className="skip-link">
        {text.skip}
      </a>
      <header className="desk-bar">
        <div className="desk-bar-inner">
          <Link href={deskAddress('work', language)} className="desk-logo" aria-label={text.home}>
            <LogoMark size={34} />
            <span>
              {lender.name} <small>{text.name}</small>
            </span>
          </Link>
          <nav className="desk-links" aria-label={text.navigationLabel}>
            {navigation
              .filter((page) => may(role, neededFor[page] ?? 'look'))
              .map((page) => {
                const address = deskAddress(page, language)
                return (
                  <Link key={page} href={address} aria-current={pathname === address ? 'page' : undefined}>
                    {text.pages[page]}
                  </Link>
                )
              })}
          </nav>
          <AccountMenu />
        </div>
      </header>
      <main id="content" className="desk-main">
        {children}
      </main>
    </>
  )
}
