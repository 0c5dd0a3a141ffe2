import { useState } from 'react'
import { useLocation } from 'wouter'
import { stepAt } from '../application-state/journey-pages.ts'
import { useApplicationState } from '../application-state/store.ts'
import { useLanguage } from '../use-language.ts'
import { careTexts } from './care-text.ts'
import { SaveForLater } from './save-for-later.tsx'
import { SessionWarningDialog } from './session-warning.tsx'

/** Steps after the choice have nothing left to save. */
const finalSteps = new Set(['next-steps', 'feedback-success'])

/** What looks after an application that is not finished: saving it for later (FLOW-11), and a warning before it closes. */
export function SessionCare() {
  const text = careTexts[useLanguage()]
  const step = stepAt(useLocation()[0])
  const isOpenCase = useApplicationState((state) => state.requester.kvkNumber !== undefined && !state.flowFinished)
  const [isSaving, setSaving] = useState(false)
  if (step === null || !isOpenCase) return null
  return (
    <>
      {!finalSteps.has(step) && (
        <button type="button" className="link-button" onClick={() => setSaving(true)}>
          {text.save}
        </button>
      )}
      <SaveForLater isOpen={isSaving} onClose={() => setSaving(false)} />
      <SessionWarningDialog onSave={() => setSaving(true)} />
    </>
  )
}
