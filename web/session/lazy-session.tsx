import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { stepAt } from '../application-state/journey-pages.ts'
import { useApplicationState } from '../application-state/store.ts'

/** A moment after the screen is shown: no one saves or runs out of time before that. */
const afterMs = 500

/** `save-or-extend.tsx`, loaded after the first paint, on a reserved line. The application works without it. */
export function LazySession() {
  const isStep = stepAt(useLocation()[0]) !== null
  const hasCase = useApplicationState((state) => state.requester.kvkNumber !== undefined)
  const [Care, setCare] = useState<ComponentType | null>(null)
  const isWanted = isStep && hasCase
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const timer = setTimeout(() => {
      void import('./save-or-extend.tsx').then(
        ({ SaveOrExtend }) => isCurrent && setCare(() => SaveOrExtend),
        () => undefined,
      )
    }, afterMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isWanted])
  if (!isStep) return null
  return <div className="session-care">{Care && <Care />}</div>
}
