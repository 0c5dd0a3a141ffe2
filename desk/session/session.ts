import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { askDesk, type DeskSession, sessionKey } from '../api/desk.ts'
import { DeskFailure } from '../api/desk-failure.ts'
import { queryClient } from '../api/query-client.ts'
import * as z from 'zod/mini'
import { signedInPath } from '#contract/desk/addresses.ts'

export const SessionContext = createContext<DeskSession | null>(null)

/** Looks often enough to notice that a session has ended; it keeps one alive only where somebody uses the page. */
const lookEveryMs = 60_000

async function readSession(): Promise<DeskSession | null> {
  try {
    if (!queryClient.getQueryData(sessionKey) && !(await maybeSignedIn())) return null
    return await askDesk('readDeskSession', { isUnattended: true })
  } catch (error) {
    if (error instanceof DeskFailure && error.status === 401) return null
    throw error
  }
}

/** Who is signed in; `null` for nobody, `undefined` until that is known. */
export function useSignedIn(): { session: DeskSession | null | undefined; error: unknown } {
  const { data, error } = useQuery({
    queryKey: sessionKey,
    queryFn: readSession,
    refetchInterval: ({ state }) => (state.data ? lookEveryMs : false),
  })
  return { session: data, error: data === undefined ? error : null }
}

/** The employee at the desk. */
export function useStaff(): DeskSession['staff'] {
  const session = use(SessionContext)
  if (session === null) throw new Error('Nobody is signed in here.')
  return session.staff
}

const answer = z.object({ isSignedIn: z.boolean() })

/** Asked before the first call, which is refused to who is not. When this cannot be answered, that call says what is wrong. */
async function maybeSignedIn(fetch = globalThis.fetch): Promise<boolean> {
  try {
    const response = await fetch(signedInPath, { credentials: 'same-origin' })
    return answer.parse(await response.json()).isSignedIn
  } catch {
    return true
  }
}
