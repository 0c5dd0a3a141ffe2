import { useEffect, useRef, useState } from 'react'
import { isLoanGoal } from '#lending/loan-goal.ts'
import { api } from '../api/api.ts'
import { ApiFailure } from '#contract/failure.ts'
import { queryClient } from '../api/query-client.ts'
import { applicationKey } from '../application-state/follow-server.ts'
import { needsSession } from '../application-state/journey-pages.ts'
import { restore } from '../application-state/restore.ts'
import { actions, useApplicationState } from '../application-state/store.ts'
import { pageAt } from '../page-at.ts'
import { isTesterOn } from '../tester/switch.ts'
import { saveReferrer, utmOf } from '../visitor/partner.ts'
import { goalOf } from '../visitor/query-parameters.ts'
import { ensureAnonymousToken, isReconsentPath, isReturnPath, takeUpOpenCase } from './start-session.ts'
import { sessionStore } from '../visitor/storage.ts'
import { scopeOfToken } from '../visitor/token.ts'

/** `failed`: the server could not be reached. `expired`: the session is over, and the modal says so (SESS-2). */
type JourneySession = 'starting' | 'ready' | 'failed' | 'expired'

/** AUTH-3, STATE-4: loads session and application. Once per document, and again after a page without session. */
export function useJourneySession(pathname: string): { session: JourneySession; retry: () => void } {
  const isAuthenticated = useApplicationState((state) => state.isAuthenticated)
  const [trouble, setTrouble] = useState<'failed' | 'expired' | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isNeeded = needsSession(pathname)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (useApplicationState.getState().isAuthenticated || (hasBegun.current && !isNeeded)) return
    hasBegun.current = true
    let isCurrent = true
    startJourney().catch((error: unknown) => isCurrent && setTrouble(isExpiry(error) ? 'expired' : 'failed'))
    return () => {
      isCurrent = false
    }
  }, [attempt, isNeeded])
  const retry = () => {
    setTrouble(null)
    setAttempt((count) => count + 1)
  }
  return { session: isAuthenticated ? 'ready' : (trouble ?? 'starting'), retry }
}

const isExpiry = (error: unknown) => error instanceof ApiFailure && error.status === 401

async function startJourney(): Promise<void> {
  const search = new URLSearchParams(location.search)
  saveReferrer(sessionStore, search)
  const utm = utmOf(search)
  // Every link of the page is drawn again when this is set, and mostly there is nothing to set.
  if (Object.keys(utm).length > 0) actions.setInitialUtmParams(utm)
  const goal = goalOf(search)
  if (goal !== null && isLoanGoal(goal)) actions.setLoanGoal(goal)
  actions.setTester(isTesterOn())
  if (isReconsentPath(location.pathname)) return actions.setReconsentOrigin(true)
  if (isReturnPath(location.pathname)) return
  const parts = { ask: api, session: sessionStore }
  if (!isStatusKept()) await ensureAnonymousToken(parts)
  await takeUpOpenCase(parts)
  if (sessionStore.read('caseId') !== null) await restoreApplication()
  actions.setAuthenticated(true)
}

/**
 * A page shown as it was left may be of an application that another has followed. The cookie says which is open: the
 * session storage of such a page may be from before.
 */
export async function readAgain(): Promise<void> {
  const shown = sessionStore.read('caseId')
  const open = await api('renewToken').catch(() => null)
  if (shown === null || !open?.caseId || open.caseId === shown) return queryClient.invalidateQueries()
  sessionStore.write('token', open.token)
  sessionStore.write('caseId', open.caseId)
  location.reload()
}

/** One's own data opens by a code, which the session of the status page can ask for: a new token would end that. */
const isStatusKept = (): boolean =>
  pageAt(location.pathname) === 'yourData' && scopeOfToken(sessionStore.read('token')) === 'status'

/** A case that the server does not know (any more) leaves the state empty, and the guard leads home. */
async function restoreApplication(): Promise<void> {
  try {
    const view = await api('readApplication')
    queryClient.setQueryData(applicationKey, view)
    useApplicationState.setState((state) => restore(state, view), true)
  } catch (error) {
    const isUnknown = error instanceof ApiFailure && error.status !== null && error.status < 500 && !isExpiry(error)
    if (!isUnknown) throw error
  }
}
