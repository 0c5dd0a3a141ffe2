import { useEffect, useState } from 'react'
import { isLoanGoal } from '#lending/loan-goal.ts'
import { api } from '../api/api.ts'
import { ApiFailure } from '../api/api-failure.ts'
import { queryClient } from '../api/query-client.ts'
import { applicationKey } from '../application-state/follow-server.ts'
import { restore } from '../application-state/restore.ts'
import { actions, useApplicationState } from '../application-state/store.ts'
import { isTesterOn } from '../tester/switch.ts'
import { saveReferrer, utmOf } from './partner.ts'
import { goalOf } from './query-parameters.ts'
import { ensureAnonymousToken, isReconsentPath, isReturnPath } from './start-session.ts'
import { sessionStore } from './storage.ts'

/**
 * `failed`: the server could not be asked, which says nothing of the application; the visitor can try again.
 * `expired`: the session is over, and the modal says so (SESS-2).
 */
export type JourneySession = 'starting' | 'ready' | 'failed' | 'expired'

/** AUTH-3, STATE-4: who the visitor is and where the application stands, once for each document. */
export function useJourneySession(): { session: JourneySession; retry: () => void } {
  const [session, setSession] = useState<JourneySession>('starting')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    startJourney().then(
      () => isCurrent && setSession('ready'),
      (error: unknown) => isCurrent && setSession(isExpiry(error) ? 'expired' : 'failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])
  const retry = () => {
    setSession('starting')
    setAttempt((count) => count + 1)
  }
  return { session, retry }
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
  if (sessionStore.read('token') !== null && sessionStore.read('caseId') !== null) await restoreApplication()
  else await ensureAnonymousToken({ ask: api, session: sessionStore })
  actions.setAuthenticated(true)
}

/** A case that the server does not know (any more) leaves the state empty, and the guard leads home. */
async function restoreApplication(): Promise<void> {
  try {
    const view = await api('readApplication')
    const hasOffers = view.dataConfirmed && (await api('readCaseState')).journeyBlocks.OFFERS_AVAILABLE === 'SUCCESS'
    queryClient.setQueryData(applicationKey, view)
    useApplicationState.setState((state) => restore(state, view, hasOffers), true)
  } catch (error) {
    const isUnknown = error instanceof ApiFailure && error.status !== null && error.status < 500 && !isExpiry(error)
    if (!isUnknown) throw error
  }
}
