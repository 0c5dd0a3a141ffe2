import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { askDesk, type DeskSession, doorKey, lastEndKey, sessionKey } from '../api/desk.ts'
import { ApiFailure } from '#contract/failure.ts'
import { keepDraftsOf } from '../drafts.ts'
import { queryClient } from '../api/query-client.ts'
import { forgetOwnSignOut, type ShownEnd, shownEndOf, wasOwnSignOut } from './session-end.ts'
import * as z from 'zod/mini'
import { sessionEnds, signedInPath } from '#contract/desk/addresses.ts'

export const SessionContext = createContext<DeskSession | null>(null)

/** Often enough to notice that a session has ended; only use of the page extends one. */
const lookEveryMs = 60_000

async function readSession(): Promise<DeskSession | null> {
  try {
    if (!queryClient.getQueryData(sessionKey) && !(await queryClient.fetchQuery(atTheDoor)).isSignedIn) return null
    const session = await askDesk('readDeskSession', { isUnattended: true })
    forgetOwnSignOut()
    keepDraftsOf(session.staff.id)
    return session
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) return null
    throw error
  }
}

/** The session; `null` when signed out, `undefined` until that is known. */
export function useSignedIn(): { session: DeskSession | null | undefined; error: unknown } {
  const { data, error } = useQuery({
    queryKey: sessionKey,
    queryFn: readSession,
    refetchInterval: ({ state }) => (state.data ? lookEveryMs : false),
  })
  return { session: data, error: data === undefined ? error : null }
}

export function useStaff(): DeskSession['staff'] {
  const session = use(SessionContext)
  if (session === null) throw new Error('Nobody is signed in here.')
  return session.staff
}

const answer = z.object({ isSignedIn: z.boolean(), ended: z.nullable(z.enum(sessionEnds)) })

/** Asked before the first call, which is refused when signed out. If this fails, that call reports the problem. */
const atTheDoor = {
  queryKey: doorKey,
  queryFn: async (): Promise<z.output<typeof answer>> => {
    try {
      const response = await fetch(signedInPath, { credentials: 'same-origin' })
      return answer.parse(await response.json())
    } catch {
      return { isSignedIn: true, ended: null }
    }
  },
  staleTime: Infinity,
}

export function useSessionEnd(): ShownEnd | null {
  const { data } = useQuery(atTheDoor)
  const lastEndsAt = queryClient.getQueryData<string>(lastEndKey) ?? null
  return data ? shownEndOf({ ended: data.ended, isOwn: wasOwnSignOut(), lastEndsAt, now: Date.now() }) : null
}
