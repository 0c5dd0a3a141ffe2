import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useNavigate } from '../navigation.ts'
import { firstStepOfTab, isTabDisabled } from '#lending/journey/progress.ts'
import { type JourneyTab, journeyTabs, stepOf } from '#lending/journey/steps.ts'
import { addressOfStep, stepAt } from '../application-state/journey-pages.ts'
import { useApplicationState } from '../application-state/store.ts'
import { pageAt } from '../page-at.ts'
import { sessionStore } from '../visitor/storage.ts'
import { useLanguage } from '#ui/use-language.ts'
import { LeaveOfferSheet } from './leave-offer-sheet.tsx'
import { shellTexts } from './text.ts'

/** PROG-2: the tab of a path; null where there is no progress bar (PROG-1). */
function tabAt(pathname: string): JourneyTab | null {
  if (pageAt(pathname) === 'requestFailed') return 'transactions'
  const slug = stepAt(pathname)
  return slug === null ? null : stepOf(slug).tab
}

/** The line under the active tab slides from where it was; across a reload too, hence the stored place (STORE-1). */
function useSlidingLine(active: JourneyTab | null) {
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const tabs = list.current
    const tab = tabs?.querySelector<HTMLElement>('[aria-current]')
    if (!tabs || !tab) return
    tabs.style.setProperty('--line-position', sessionStore.read('progressBarPosition') ?? '0px')
    tabs.style.setProperty('--line-width', sessionStore.read('progressBarWidth') ?? '0px')
    // Called once at the start and on every resize, also when a page gets its window after its first frame.
    const sizes = new ResizeObserver(() => {
      const position = `${tab.offsetLeft}px`
      const width = `${tab.offsetWidth}px`
      tabs.style.setProperty('--line-position', position)
      tabs.style.setProperty('--line-width', width)
      sessionStore.write('progressBarPosition', position)
      sessionStore.write('progressBarWidth', width)
    })
    sizes.observe(tabs)
    sizes.observe(tab)
    return () => sizes.disconnect()
  }, [active])
  return list
}

/** PROG-1 to PROG-4. It is navigation with a current step, not a tab list: each tab is its own screen. */
export function ProgressBar() {
  const language = useLanguage()
  const text = shellTexts[language]
  const [pathname] = useLocation()
  const navigate = useNavigate()
  const furthest = useApplicationState((state) => state.maxLocationId)
  const isFinished = useApplicationState((state) => state.flowFinished)
  const [leavingTo, setLeavingTo] = useState<JourneyTab | null>(null)
  const active = tabAt(pathname)
  const list = useSlidingLine(active)
  if (active === null) return null
  const open = (tab: JourneyTab) => {
    if (stepAt(pathname) === 'personal-offer') setLeavingTo(tab)
    else void navigate(addressOfStep(firstStepOfTab(tab).slug, language))
  }
  return (
    <nav aria-label={text.progressLabel} className="progress">
      <ol className="progress-tabs" ref={list}>
        {journeyTabs.map((tab, index) => (
          <li key={tab} className="progress-item">
            <button
              type="button"
              className="progress-tab"
              aria-current={tab === active ? 'step' : undefined}
              disabled={isTabDisabled(tab, furthest) || (isFinished && tab !== active)}
              onClick={() => tab !== active && open(tab)}
            >
              <span className="progress-number">{index + 1}</span>
              {text.tabs[tab]}
            </button>
          </li>
        ))}
      </ol>
      <LeaveOfferSheet tab={leavingTo} onClose={() => setLeavingTo(null)} />
    </nav>
  )
}
