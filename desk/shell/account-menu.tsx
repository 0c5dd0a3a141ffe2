import { useLocation, useSearch } from 'wouter'
import type { Language } from '#lending/language.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useSend } from '#ui/use-send.ts'
import { otherLanguageOf } from '../addresses.ts'
import { askDesk, forgetSession } from '../api/desk.ts'
import { keepDraftsOf } from '../drafts.ts'
import { SendFailure } from '../send-failure.tsx'
import { useStaff } from '../session/session.ts'
import { noteOwnSignOut } from '../session/session-end.ts'
import { shellTexts } from './text.ts'

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

export function AccountMenu() {
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
