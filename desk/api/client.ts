import { headers } from '#contract/calls.ts'
import { addressOf, type Ask, type CallInput, callerOf } from '#contract/client.ts'
import { type DeskCallName, deskCalls, type DeskCalls, deskHeaders, deskTable } from '#contract/desk/calls.ts'

export type AskDesk = Ask<DeskCalls>

type ClientParts = {
  fetch: typeof globalThis.fetch
  /** Of the session that the page knows; null before. */
  csrfToken: () => string | null
  /** Whether the page was used since the last check. */
  wasUsed: () => boolean
  onSignedOut: () => void
}

/** The desk's client: each write carries the page's token, and an idempotency key where the form has none. */
export const createDeskClient = ({ fetch, csrfToken, wasUsed, onSignedOut }: ClientParts): AskDesk =>
  callerOf(deskTable, {
    fetch,
    headers: ({ method }, { isUnattended }) => ({
      ...(isUnattended && !wasUsed() ? { [deskHeaders.unattended]: '1' } : {}),
      ...(method === 'GET'
        ? {}
        : { [deskHeaders.csrfToken]: csrfToken() ?? '', [headers.idempotencyKey]: crypto.randomUUID() }),
    }),
    onAnswer: ({ status }) => {
      if (status === 401) onSignedOut()
    },
  })

/** Where a file of the desk is downloaded from, for a link. */
export const fileAddress = <Name extends DeskCallName>(
  name: Name,
  input: Pick<CallInput<DeskCalls[Name]>, 'params' | 'query'>,
) => addressOf(deskTable, deskCalls[name], input)

const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove']

/** Watches for the hands of who sits at the page. The answer: whether they were there since it was last asked. */
export function watchUse(page: EventTarget): () => boolean {
  let isUsed = false
  for (const sign of signs) page.addEventListener(sign, () => (isUsed = true), { passive: true, capture: true })
  return () => {
    const wasUsed = isUsed
    isUsed = false
    return wasUsed
  }
}
