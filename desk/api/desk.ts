import type { DeskAnswerOf } from '#contract/desk/calls.ts'
import { type AskDesk, createDeskClient, watchUse } from './client.ts'
import { queryClient } from './query-client.ts'

export type DeskSession = DeskAnswerOf<'readDeskSession'>

/** `null`: nobody is signed in. */
export const sessionKey = ['session'] as const
const readSession = () => queryClient.getQueryData<DeskSession | null>(sessionKey)

/** Nothing that the desk showed stays in the page of who signed out. */
export function forgetSession(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
  queryClient.setQueryData(sessionKey, null)
}

/** Makes a call of the desk: `askDesk('listStaff')`. */
export const askDesk: AskDesk = createDeskClient({
  fetch: (...request) => fetch(...request),
  csrfToken: () => readSession()?.csrfToken ?? null,
  wasUsed: watchUse(window),
  onSignedOut: () => {
    if (readSession()) forgetSession()
  },
})
