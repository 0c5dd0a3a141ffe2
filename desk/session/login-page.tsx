import { lender } from '#lending/this-lender.ts'
import { useLocation, useSearch } from 'wouter'
import { loginFailures, loginPath } from '#contract/desk/addresses.ts'
import { LogoMark } from '#ui/logo.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { otherLanguageOf } from '../addresses.ts'
import { useSessionEnd } from './session.ts'
import { loginTexts } from './login-text.ts'

/** The page of a signed-out employee: to the lender's login, and back to this page. */
export function LoginPage() {
  const language = useLanguage()
  const text = loginTexts[language]
  const [pathname] = useLocation()
  const failed = new URLSearchParams(useSearch()).get('login')
  const end = useSessionEnd()
  const failure = loginFailures.find((name) => name === failed)
  return (
    <main className="desk-alone">
      <title>{text.documentTitle}</title>
      <div className="desk-login">
        <p className="desk-login-brand">
          <LogoMark size={44} />
          <span>{lender.name}</span>
        </p>
        <h1>{text.title}</h1>
        <p>{text.body}</p>
        {failure !== undefined && (
          <Notice tone="error" role="alert">
            <p>{text.failures[failure]}</p>
          </Notice>
        )}
        {failure === undefined && end !== null && (
          <Notice role="status">
            <p>{text.ends[end]}</p>
          </Notice>
        )}
        <a className="button button-primary button-wide" href={`${loginPath}?to=${encodeURIComponent(pathname)}`}>
          {text.signIn}
        </a>
        <p className="desk-login-note">{text.note}</p>
        <a className="desk-login-language" href={otherLanguageOf(pathname, language)} lang={text.otherLang}>
          {text.other}
        </a>
      </div>
    </main>
  )
}
