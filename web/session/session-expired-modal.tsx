import { useEffect, useRef } from 'react'
import { onUnauthorised } from '../api/api.ts'
import { actions, useApplicationState } from '../application-state/store.ts'
import type { Language } from '#lending/language.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { goOnLater, startAnew } from './after-session.ts'
import { sessionExpiredTexts } from './session-expired-text.ts'
import { isReconsentPath } from './start-session.ts'

/** STATE-3: nothing of what was known stays, and the screen is covered until home is there. */
function forget(): void {
  actions.reset()
  actions.setGlobalLoading(true)
}

/**
 * SESS-2: any 401 outside the re-consent paths opens it; from then on the guard leads every other step home. It cannot
 * be dismissed: the application cannot go on.
 */
export function SessionExpiredModal({ language }: { language: Language }) {
  const text = sessionExpiredTexts[language]
  const isOpen = useApplicationState((state) => state.shouldReauthenticate)
  const isStarting = useRef(false)
  useEffect(() => {
    const show = () => !isReconsentPath(location.pathname) && actions.setShouldReauthenticate(true)
    // A call from before starting again may still get its 401 afterwards.
    return onUnauthorised(() => void (!isStarting.current && show()))
  }, [])
  const start = () => {
    if (isStarting.current) return
    isStarting.current = true
    actions.setGlobalLoading(true)
    void startAnew(language, (address) => location.assign(address), forget)
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
