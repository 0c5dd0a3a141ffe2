import { languageOf } from '#ui/language.ts'
import { noteAnswer, noteRenewal, serverNow } from '../visitor/session-end.ts'
import { sessionStore } from '../visitor/storage.ts'
import { type Ask, createClient, type SessionLoss } from './client.ts'

type Listener = (loss: SessionLoss) => void
const listeners = new Set<Listener>()

/** Calls the listener for every 401 that renewal could not cure (SESS-2); answers how to stop listening. */
export function onUnauthorised(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const client = createClient({
  fetch: (...request) => fetch(...request),
  session: sessionStore,
  // A clock that is a day ahead would otherwise renew the token before every single call.
  now: serverNow,
  language: () => languageOf(location.pathname),
  onAnswer: noteAnswer,
  onRenewed: noteRenewal,
  onUnauthorised: (loss) => listeners.forEach((listener) => listener(loss)),
})

/** A call of the contract: `api('saveLoanAmount', { request: { loanAmount: 25_000 } })`. Rejects with `ApiFailure`. */
export const api: Ask = client.ask

/** Extends the session and learns when it ends. Rejects with `ApiFailure`; a 401 opens the modal (SESS-2). */
export const extendSession = client.extend
