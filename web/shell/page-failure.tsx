import { Component, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useLanguage } from '#ui/use-language.ts'
import { NavigationBar } from './navigation-bar.tsx'
import { shellTexts } from './text.ts'

type GuardProps = { pathname: string; children: ReactNode }
type GuardState = { hasFailed: boolean; pathname: string }

/** Catches what a screen throws while it is drawn. Another address is another try. */
class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { hasFailed: false, pathname: this.props.pathname }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  static getDerivedStateFromProps = ({ pathname }: GuardProps, state: GuardState) =>
    pathname === state.pathname ? null : { hasFailed: false, pathname }
  override render() {
    return this.state.hasFailed ? <PageFailure /> : this.props.children
  }
}

export function PageGuard({ children }: { children: ReactNode }) {
  const [pathname] = useLocation()
  return <Guard pathname={pathname}>{children}</Guard>
}

/** Shown when a page breaks: the place, that nothing is lost, and the way on. */
function PageFailure() {
  const text = shellTexts[useLanguage()].failure
  return (
    <>
      <NavigationBar />
      <main id="content" className="content" tabIndex={-1}>
        <div className="message-page">
          <h1>{text.title}</h1>
          <p>{text.body}</p>
          <p className="message-actions">
            <button type="button" className="action" onClick={() => location.reload()}>
              {text.again}
            </button>
          </p>
        </div>
      </main>
    </>
  )
}
