import { useState } from 'react'
import { useLocation } from 'wouter'
import { stepAt } from '../application-state/journey-pages.ts'
import { useApplicationState } from '../application-state/store.ts'
import { useLanguage } from '#ui/use-language.ts'
import { sessionTexts } from './text.ts'
import { SaveForLater } from './save-for-later.tsx'
import { SessionWarningDialog } from './session-warning.tsx'

/** Steps after the choice have nothing left to save. */
const finalSteps = new Set(['next-steps', 'feedback-success'])

/** An unfinished application's saving for later (FLOW-11), and the warning before it closes. */
export function SaveOrExtend() {
  const text = sessionTexts[useLanguage()]
  const step = stepAt(useLocation()[0])
  const isOpenCase = useApplicationState((state) => state.requester.kvkNumber !== undefined && !state.flowFinished)
  const [isSaving, setSaving] = useState(false)
  if (step === null || !isOpenCase) return null
  return (
    <>
      {!finalSteps.has(step) && (
        <button
          type="button"
          className="bar-tool"
          aria-label={text.save}
          title={text.save}
          onClick={() => setSaving(true)}
        >
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path
              d="M5 2.5h10v15l-5-3.8-5 3.8z"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
            />
          </svg>
          <span className="bar-tool-words">{text.saveShort}</span>
        </button>
      )}
      <SaveForLater isOpen={isSaving} onClose={() => setSaving(false)} />
      <SessionWarningDialog onSave={() => setSaving(true)} />
    </>
  )
}
