import type { DeskAnswerOf } from '#contract/desk/calls.ts'
import { type AskDesk, createDeskClient, watchUse } from './client.ts'
import { queryClient } from './query-client.ts'

export type DeskSession = DeskAnswerOf<'readDeskSession'>

/** `null`: not signed in. */
export const sessionKey = ['session'] as const
/** Whether one is signed in, or why no longer. */
export const doorKey = ['door'] as const
/** When the session that this page knew would have ended. */
export const lastEndKey = ['last-end'] as const
const readSession = () => queryClient.getQueryData<DeskSession | null>(sessionKey)

/** Nothing that the desk showed stays in the page of who signed out. */
export function forgetSession(): void {
  const last = readSession()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
  queryClient.setQueryData(sessionKey, null)
  if (last) queryClient.setQueryData(lastEndKey, last.endsAt)
}

/** Makes a call of the desk: `askDesk('listStaff')`. */
export const askDesk: AskDesk = createDeskClient({
  fetch: (...request) => fetch(...request),
  csrfToken: () => readSession()?.csrfToken ?? null,
  wasUsed: watchUse(window),
  onSignedOut: () => {
    // Before a page asks at the door again: removed later, its question would have no answer.
    queryClient.removeQueries({ queryKey: doorKey })
    if (readSession()) forgetSession()
  },
})
