import { api } from '../api/api.ts'
import type { Language } from '#lending/language.ts'
import { addressOf } from '../addresses.ts'
import type { SessionLoss } from '../api/client.ts'
import { sessionExpiredTexts } from './session-expired-text.ts'
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

type Way = { label: string; go: () => void }

/**
 * SESS-1: the words of a session that is gone, and the ways on. `start` begins again, as closing does, since there is
 * nothing to go on with.
 */
export function sessionGone(language: Language, loss: SessionLoss, start: () => void) {
  const text = sessionExpiredTexts[language]
  const isReplaced = loss === 'replaced'
  const { title, body, resume } = isReplaced ? text.replaced : text
  const other: Way = { label: text.replaced.goOn, go: () => goOnWithOther(language) }
  const ways: Way[] = [
    { label: text.startNew, go: start },
    { label: resume, go: () => goOnLater(language) },
  ]
  return { title, body, ways: isReplaced ? [other, ...ways] : ways }
}

/** A tab without an application takes up the one that is open in another (decision 0024). */
function goOnWithOther(language: Language): void {
  sessionStore.clear()
  location.assign(addressOf('aboutYou', language))
}

/** FLOW-11: clears this tab's session; the application itself is on the server. */
function goOnLater(language: Language): void {
  sessionStore.clear()
  location.assign(addressOf('resume', language))
}
