import { useEffect, useRef } from 'react'
import { api, onUnauthorised } from '../api/api.ts'
import { actions, useApplicationState } from '../application-state/store.ts'
import { addressOf, type Language } from '../addresses.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { sessionExpiredTexts } from './session-expired-text.ts'
import { ensureAnonymousToken, isReconsentPath } from './start-session.ts'
import { sessionStore } from './storage.ts'

/**
 * SESS-1: a new anonymous token, and home whatever came of it. Nothing of what was known stays, and the screen is covered
 * until home is there.
 */
export async function startAnew(language: Language, leave: (address: string) => void): Promise<void> {
  actions.setGlobalLoading(true)
  try {
    sessionStore.clear()
    await ensureAnonymousToken({ ask: api, session: sessionStore })
  } catch (error) {
    console.error('Starting anew failed', error)
  }
  actions.reset()
  actions.setGlobalLoading(true)
  leave(addressOf('home', language))
}

/** FLOW-11: what this tab still has of the session is worth nothing; the application itself is on the server. */
function goOnLater(language: Language): void {
  sessionStore.clear()
  location.assign(addressOf('resume', language))
}

/**
 * SESS-2: any 401 outside the re-consent paths opens it, and from then on the guard leads every step home. It cannot be waved away: there is nothing left to go on with.
 */
export function SessionExpiredModal({ language }: { language: Language }) {
  const text = sessionExpiredTexts[language]
  const isOpen = useApplicationState((state) => state.shouldReauthenticate)
  const isStarting = useRef(false)
  useEffect(
    () => onUnauthorised(() => !isReconsentPath(location.pathname) && actions.setShouldReauthenticate(true)),
    [],
  )
  const start = () => {
    if (isStarting.current) return
    isStarting.current = true
    void startAnew(language, (address) => location.assign(address))
  }
  return (
    <Dialog isOpen={isOpen} onClose={start} title={text.title} closeText={text.close}>
      <p>{text.body}</p>
      <p className="dialog-actions">
        <Button onClick={start}>{text.startNew}</Button>
        <Button look="secondary" onClick={() => goOnLater(language)}>
          {text.resume}
        </Button>
      </p>
    </Dialog>
  )
}
