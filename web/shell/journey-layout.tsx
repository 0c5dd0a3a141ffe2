import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { addressOf } from '../addresses.ts'
import { queryClient } from '../api/query-client.ts'
import { enter } from '../application-state/transitions.ts'
import { followServer } from '../application-state/follow-server.ts'
import { homeNotes } from '../application-state/home-notes.ts'
import { guard, needsSession, noteFor, stepAt } from '../application-state/journey-pages.ts'
import { useApplicationState } from '../application-state/store.ts'
import type { PageHandle, PageModule, StepWords } from '../page-module.ts'
import { startSiteBehaviour } from '../plain/site-behaviour.ts'
import { LazySession } from '../session/lazy-session.tsx'
import { isReconsentPath } from '../session/start-session.ts'
import { SessionExpiredModal } from '../session/session-expired-modal.tsx'
import { readAgain, useJourneySession } from '../session/use-journey-session.ts'
import { readStepShiftWith, trackPageView } from '../tracking/track.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { whenShownAgain } from '../visitor/shown-again.ts'
import { sessionStore } from '../visitor/storage.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { HelpButton, HelpPanel } from './help-panel.tsx'
import { JourneyFooter } from './journey-footer.tsx'
import { LazyBanner, readStepShift } from './lazy-flags.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { NoScript } from './no-script.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { SkipLink } from './skip-link.tsx'
import { shellTexts } from './text.ts'
import { Spinner } from '#ui/spinner.tsx'
import { Opening } from '../screen/step-screen.tsx'

readStepShiftWith(readStepShift)

/** FLOW-1, ANA-1: the effects of entering a screen, once each. */
function useEntering(pathname: string, isOpen: boolean) {
  const previous = useRef<string | null>(null)
  useEffect(() => {
    if (!isOpen || previous.current === pathname) return
    const cameFrom = previous.current
    previous.current = pathname
    useApplicationState.setState((state) => enter(state, stepAt(pathname), cameFrom), true)
    void trackPageView(pathname)
  }, [pathname, isOpen])
}

/** The screen reader starts at the top of a new screen; `navigation.ts` scrolls, and on going back the browser. */
function useFocusOnMove(pathname: string) {
  const content = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}

/** Shows a screen once the session is ready and the guard passes (FLOW-2); otherwise redirects home. */
function Guarded({ handle: { opening, ask } = {}, children }: { handle: PageHandle | undefined; children: ReactNode }) {
  const language = useLanguage()
  const text = shellTexts[language]
  const [pathname] = useLocation()
  const { session, retry } = useJourneySession(pathname)
  const [standing, setStanding] = useState<string | null>(null)
  // The current screen, and the first one before it shows, stay when the session ends: the modal says so (SESS-2). The
  // current one stays when its own press finishes the flow, since it leads on itself. Other steps lead home.
  const isStanding = standing === pathname
  const sentTo = useApplicationState((state) => {
    if (state.isGlobalLoading) return null
    const shouldReauthenticate = state.shouldReauthenticate && !isStanding && standing !== null
    return guard(pathname, { ...state, shouldReauthenticate, flowFinished: state.flowFinished && !isStanding })
  })
  useEffect(() => {
    if (session === 'starting' && sessionStore.read('caseId') !== null) ask?.()
  }, [session, ask])
  const mustLeave = session === 'ready' && sentTo !== null
  // A page that shows no application, such as the one for failed requests, asks nothing of the session.
  const isOpen = !needsSession(pathname) || (session === 'ready' && !mustLeave)
  useEntering(pathname, isOpen)
  useEffect(() => {
    if (isOpen) setStanding(pathname)
  }, [pathname, isOpen])
  useEffect(() => {
    if (!mustLeave) return
    const note = homeNotes[noteFor(useApplicationState.getState())]
    location.replace(`${addressOf('home', language)}#${note}`)
  }, [mustLeave, language])
  if (isOpen) return children
  if (session === 'failed') {
    return (
      <div className="message-page">
        <h1>{text.failure.title}</h1>
        <p>{text.failure.body}</p>
        <Button onClick={retry}>{text.failure.again}</Button>
      </div>
    )
  }
  return <StepOpening words={opening?.[language]} />
}

/** The frame of the journey: bar, progress, the screen with the help panel beside it, footer. */
export function JourneyLayout({ screen }: { screen: PageModule | null }) {
  const language = useLanguage()
  const [pathname] = useLocation()
  const content = useFocusOnMove(pathname)
  const isReconsent = useApplicationState((state) => state.hasReconsentOrigin) || isReconsentPath(pathname)
  useEffect(() => startSiteBehaviour(), [])
  useEffect(() => followServer(queryClient), [])
  useEffect(() => whenShownAgain(() => void readAgain()), [])
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <NavigationBar
        tools={
          <>
            <LazySession />
            <HelpButton />
          </>
        }
      />
      <LazyBanner />
      {!isReconsent && <ProgressBar />}
      <div className={isReconsentPath(pathname) ? 'journey journey-whole' : 'journey'}>
        <main id="content" className="journey-main" tabIndex={-1} ref={content}>
          <NoScript />
          <Guarded handle={screen?.handle}>{screen && <screen.default />}</Guarded>
        </main>
        {!isReconsentPath(pathname) && <HelpPanel />}
      </div>
      <JourneyFooter />
      <CookieBanner />
      <SessionExpiredModal language={language} />
      <ScreenCover />
    </QueryClientProvider>
  )
}

/**
 * A step's heading and introduction from the build, before the session is known: painted at 0.7 s against 1.8 s on a
 * slow line. A step whose heading depends on the application only waits.
 */
function StepOpening({ words }: { words: StepWords | undefined }) {
  const { waiting } = shellTexts[useLanguage()]
  if (!words) {
    return (
      <p className="journey-waiting" role="status">
        <Spinner /> {waiting}
      </p>
    )
  }
  return <Opening words={words} waiting={waiting} />
}

/** Covers everything, an open dialog too, during a call that invalidates all below it (STATE-1). */
function ScreenCover() {
  const { covered } = shellTexts[useLanguage()]
  const isLoading = useApplicationState((state) => state.isGlobalLoading)
  const cover = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isLoading) cover.current?.showModal()
    else cover.current?.close()
  }, [isLoading])
  return (
    <dialog className="screen-cover" ref={cover} aria-label={covered} onCancel={(event) => event.preventDefault()}>
      {isLoading && (
        <p role="status">
          <Spinner size="lg" /> {covered}
        </p>
      )}
    </dialog>
  )
}
