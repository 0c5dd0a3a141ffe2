import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { firstStepOfTab } from '#lending/journey/progress.ts'
import { type JourneyTab, stepOf } from '#lending/journey/steps.ts'
import { useNavigate } from '../navigation.ts'
import type { Language } from '#lending/language.ts'
import { api } from '../api/api.ts'
import { applicationKey } from '../application-state/follow-server.ts'
import { addressOfStep } from '../application-state/journey-pages.ts'
import { actions } from '../application-state/store.ts'
import { BottomSheet } from '#ui/dialog.tsx'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { SignPostPicture } from './pictures.tsx'
import { shellTexts } from './text.ts'

/** Transactions must be shared again; later answers are void. */
const furthestAfterwards = stepOf('transactions-upload').number

/** PROG-4: going back from the offer removes all transactions, on the server and here, with the offer's queries. */
function useGoingBack(language: Language, onRemoved: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  /** Removes inactive queries, except the application. */
  const forget = () =>
    queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== applicationKey[0] })
  return async (tab: JourneyTab) => {
    await coverScreen(() => api('removeTransactions'))
    await queries.cancelQueries()
    actions.removeAllTransactions()
    actions.setMaxLocation(furthestAfterwards)
    onRemoved()
    // The screen begins with what is known here; the reading that follows confirms it.
    void queries.invalidateQueries({ queryKey: applicationKey, refetchType: 'none' })
    forget()
    await navigate(addressOfStep(firstStepOfTab(tab).slug, language))
    forget()
  }
}

export function LeaveOfferSheet({ tab, onClose }: { tab: JourneyTab | null; onClose: () => void }) {
  const language = useLanguage()
  const text = shellTexts[language].leave
  const [hasFailed, setFailed] = useState(false)
  const goBackTo = useGoingBack(language, onClose)
  const goBack = async () => {
    if (tab === null) return
    setFailed(false)
    try {
      await goBackTo(tab)
    } catch {
      setFailed(true)
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
          {hasFailed && text.failed}
        </p>
        <div className="leave-actions">
          <Button onClick={onClose}>{text.showOptions}</Button>
          <Button look="secondary" onClick={() => void goBack()}>
            {text.goBack}
          </Button>
        </div>
      </div>
    </BottomSheet>
  )
}

/** STATE-2: a call that invalidates the screen, which is covered until the answer. */
async function coverScreen<Value>(call: () => Promise<Value>): Promise<Value> {
  actions.setGlobalLoading(true)
  try {
    return await call()
  } finally {
    actions.setGlobalLoading(false)
  }
}
