import { useState } from 'react'
import { firstStepOfTab } from '#lending/journey/progress.ts'
import type { JourneyTab } from '#lending/journey/steps.ts'
import { api } from '../api/api.ts'
import { addressOfStep } from '../application-state/journey-pages.ts'
import { actions } from '../application-state/store.ts'
import { BottomSheet } from '../ui/dialog.tsx'
import { Button } from '../ui/button.tsx'
import { useLanguage } from '../use-language.ts'
import { SignPostPicture } from './pictures.tsx'
import { shellTexts } from './text.ts'

/**
 * PROG-4: going back from the offer removes all transactions. The server does it, and the chosen screen is loaded as a new
 * document: whatever this one still holds or is fetching belongs to an offer that is gone.
 */
export function LeaveOfferSheet({ tab, onClose }: { tab: JourneyTab | null; onClose: () => void }) {
  const language = useLanguage()
  const text = shellTexts[language].leave
  const [state, setState] = useState<'asked' | 'leaving' | 'failed'>('asked')
  const goBack = async () => {
    if (tab === null) return
    setState('leaving')
    try {
      await api('removeTransactions')
      actions.removeAllTransactions()
      location.assign(addressOfStep(firstStepOfTab(tab).slug, language))
    } catch {
      setState('failed')
    }
  }
  return (
    <BottomSheet
      isOpen={tab !== null}
      onClose={onClose}
      title={text.title}
      closeText={text.close}
      picture={<SignPostPicture />}
    >
      <div className="leave">
        <p>{text.body}</p>
        <p role="status" className="leave-failed">
          {state === 'failed' && text.failed}
        </p>
        <div className="leave-actions">
          <Button onClick={onClose}>{text.showOptions}</Button>
          <Button look="secondary" isPending={state === 'leaving'} onClick={() => void goBack()}>
            {text.goBack}
          </Button>
        </div>
      </div>
    </BottomSheet>
  )
}
