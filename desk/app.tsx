import { useEffect } from 'react'
import { Link, Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { type DeskPage, deskPages } from '#contract/desk/addresses.ts'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { deskAddress } from './addresses.ts'
import { errorKeyOf } from '#contract/failure.ts'
import { CasePage } from './case/page.tsx'
import { ConnectionsPage } from './connections/page.tsx'
import { deskErrorText } from './error-text.ts'
import { FiguresPage } from './figures/page.tsx'
import { FindPage } from './find/page.tsx'
import { PayoutsPage } from './payouts/page.tsx'
import { LoginPage } from './session/login-page.tsx'
import { SessionContext, useSignedIn } from './session/session.ts'
import { DeskPage as Page } from './shell/desk-page.tsx'
import { DeskShell } from './shell/desk-shell.tsx'
import { shellTexts } from './shell/text.ts'
import { TeamPage } from './team/page.tsx'
import { ComplaintPage } from './work/complaint-page.tsx'
import { WorkItemPage } from './work/item-page.tsx'
import { WorkPage } from './work/page.tsx'

const screens: Record<DeskPage, () => React.ReactNode> = {
  work: WorkPage,
  workItem: WorkItemPage,
  complaint: ComplaintPage,
  find: FindPage,
  figures: FiguresPage,
  connections: ConnectionsPage,
  team: TeamPage,
  payouts: PayoutsPage,
  case: CasePage,
}

/** The desk: the page at the address, once it is known who sits at it; the login page until then. */
export function DeskApp() {
  const language = useLanguage()
  const { session, error } = useSignedIn()
  useEffect(() => void (document.documentElement.lang = language), [language])
  if (error !== null) return <StartFailure error={error} />
  if (session === undefined) return <Starting />
  if (session === null) return <SignedOut />
  return (
    <SessionContext value={session}>
      <DeskShell>
        <Screens />
      </DeskShell>
    </SessionContext>
  )
}

/** Signing out on an English page leads to the English sign-in page. */
function SignedOut() {
  const [pathname] = useLocation()
  const search = useSearch()
  const isBackInEnglish = pathname === '/' && new URLSearchParams(search).get('state') === 'en'
  return isBackInEnglish ? <Redirect to="/en" replace /> : <LoginPage />
}

function Screens() {
  const language = useLanguage()
  const [pathname] = useLocation()
  if (pathname === '/' || pathname === '/en') return <Redirect to={deskAddress('work', language)} replace />
  return (
    <Switch>
      {Object.entries(deskPages).map(([page, path]) => (
        <Route key={page} path={language === 'nl' ? path : `/en${path}`} component={screens[page as DeskPage]} />
      ))}
      <Route component={NotFoundPage} />
    </Switch>
  )
}

function Starting() {
  return (
    <main className="desk-alone">
      <Spinner size="lg" label={shellTexts[useLanguage()].starting} />
    </main>
  )
}

function StartFailure({ error }: { error: unknown }) {
  const language = useLanguage()
  return (
    <main className="desk-alone">
      <Notice tone="error" role="alert" title={shellTexts[language].startFailed}>
        <p>{deskErrorText(errorKeyOf(error), language)}</p>
      </Notice>
    </main>
  )
}

function NotFoundPage() {
  const language = useLanguage()
  const text = shellTexts[language]
  return (
    <Page title={text.notFoundTitle}>
      <p>{text.notFoundBody}</p>
      <p>
        <Link href={deskAddress('work', language)}>{text.toWork}</Link>
      </p>
    </Page>
  )
}
