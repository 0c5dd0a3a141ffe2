import { api } from '../api/api.ts'
import type { Language } from '#lending/language.ts'
import { addressOf } from '../addresses.ts'
import { ensureAnonymousToken } from './start-session.ts'
import { sessionStore } from '../visitor/storage.ts'

/** SESS-1: a new anonymous token, then home in any case; a failure is only logged. `forget` runs before leaving. */
export async function startAnew(
  language: Language,
  leave: (address: string) => void,
  forget: () => void = () => undefined,
): Promise<void> {
  try {
    sessionStore.clear()
    await ensureAnonymousToken({ ask: api, session: sessionStore })
  } catch (error) {
    console.error('Starting again failed', error)
  }
  forget()
  leave(addressOf('home', language))
}

/** FLOW-11: clears this tab's session; the application itself is on the server. */
export function goOnLater(language: Language): void {
  sessionStore.clear()
  location.assign(addressOf('resume', language))
}
