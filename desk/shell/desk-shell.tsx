import { lender } from '#lending/this-lender.ts'
import type { ReactNode } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import type { DeskPage } from '#contract/desk/addresses.ts'
import { type DeskRight, may } from '#lending/desk/roles.ts'
import { LogoMark } from '#ui/logo.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { deskAddress, otherLanguageOf } from '../addresses.ts'
import { useStaff } from '../session/session.ts'
import { navigation, shellTexts } from './text.ts'
import type { Language } from '#lending/language.ts'
import { Button } from '#ui/button.tsx'
import { useSend } from '#ui/use-send.ts'
import { askDesk, forgetSession } from '../api/desk.ts'
import { keepDraftsOf } from '../drafts.ts'
import { SendFailure } from '../send-failure.tsx'
import { noteOwnSignOut } from '../session/session-end.ts'

const neededFor: Partial<Record<DeskPage, DeskRight>> = { find: 'work', payouts: 'settle' }

const menuId = 'account'

/** The login sends back what it is given as `state`: by it the page after it knows its language. */
function signedOutIn(language: Language, leadsTo: string): string {
  const address = new URL(leadsTo)
  address.searchParams.set('state', language)
  return address.href
}

/** `Sanne de Vries` is `SV`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('')
}

function AccountMenu() {
  const language = useLanguage()
  const text = shellTexts[language]
  const { name, role } = useStaff()
  const [pathname] = useLocation()
  const search = useSearch()
  return (
    <div className="desk-account">
      <button type="button" className="desk-account-button" popoverTarget={menuId}>
        {initialsOf(name)} <span className="visually-hidden">{text.account(name)}</span>
      </button>
      <div id={menuId} popover="auto" className="desk-account-menu">
        <p className="desk-account-name">{name}</p>
        <p className="desk-account-role">{text.roles[role]}</p>
        <a href={otherLanguageOf(pathname, language) + (search && `?${search}`)} lang={text.otherLang}>
          {text.other}
        </a>
        <SignOut />
      </div>
    </div>
  )
}

function SignOut() {
  const language = useLanguage()
  const { isPending, errorKey, send } = useSend()
  const signOut = async () => {
    const { leadsTo } = await askDesk('signOut')
    noteOwnSignOut()
    keepDraftsOf(null)
    if (leadsTo === null) forgetSession()
    else location.assign(signedOutIn(language, leadsTo))
  }
  return (
    <>
      <Button look="secondary" isWide isPending={isPending} onClick={() => void send(signOut)}>
        {shellTexts[language].signOut}
      </Button>
      <SendFailure errorKey={errorKey} />
    </>
  )
}

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
