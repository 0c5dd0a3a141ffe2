import { useEffect, useRef, useState } from 'react'
import { onUnauthorised } from '../api/api.ts'
import type { SessionLoss } from '../api/client.ts'
import { actions, useApplicationState } from '../application-state/store.ts'
import type { Language } from '#lending/language.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { sessionGone, startAnew } from './after-session.ts'
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
  const [loss, setLoss] = useState<SessionLoss>('expired')
  const isOpen = useApplicationState((state) => state.shouldReauthenticate)
  const isStarting = useRef(false)
  useEffect(() => {
    return onUnauthorised((known) => {
      // A call from before starting again may still get its 401 afterwards.
      if (isStarting.current || isReconsentPath(location.pathname)) return
      setLoss(known)
      actions.setShouldReauthenticate(true)
    })
  }, [])
  const start = () => {
    if (isStarting.current) return
    isStarting.current = true
    actions.setGlobalLoading(true)
    void startAnew(language, (address) => location.assign(address), forget)
  }
  const { title, body, ways } = sessionGone(language, loss, start)
  return (
    <Dialog isOpen={isOpen} onClose={start} title={title} closeText={sessionExpiredTexts[language].close}>
      <p>{body}</p>
      <p className="dialog-actions">
        {ways.map(({ label, go }, index) => (
          <Button key={label} look={index === 0 ? 'primary' : 'secondary'} onClick={go}>
            {label}
          </Button>
        ))}
      </p>
    </Dialog>
  )
}
