import { type FormEvent, useState } from 'react'
import { api } from '../../api/api.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { CallFailure } from '../../call-failure.tsx'
import { StepScreen } from '../../screen/step-screen.tsx'
import { journeyTexts } from '../../screen/text.ts'
import { useView } from '../../tracking/use-view.ts'
import { useSend } from '#ui/use-send.ts'
import { consentTexts, consentTextVersion } from './consent-text.ts'

const fieldId = 'consent'

/** Recipient, data, duration, purpose, and how to stop; then one box, never ticked beforehand (FLOW-6). */
export function ConsentQuestion({ onGiven }: { onGiven: () => Promise<void> }) {
  const language = useLanguage()
  const text = consentTexts[language]
  const sending = useSend()
  const [isAgreed, setAgreed] = useState(false)
  const [sentCount, setSentCount] = useState(0)
  useView('transaction consent')
  const error = sentCount > 0 && !isAgreed ? text.agreeMissing : null

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSentCount((count) => count + 1)
    if (!isAgreed) return
    const request = { consent: true, textVersion: `${consentTextVersion}-${language}` }
    await sending.send(async (keys) => {
      await api('giveConsent', { request, keys })
      await onGiven()
    })
  }

  return (
    <StepScreen title={text.title} intro={text.intro}>
      <dl className="consent-points">
        {text.points.map((point) => (
          <div className="consent-point" key={point.title}>
            <dt>{point.title}</dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
      <form className="form" onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary
          title={journeyTexts[language].summaryTitle}
          sentCount={sentCount}
          errors={error ? [{ fieldId, text: error }] : []}
        />
        <Checkbox id={fieldId} label={text.agree} isChecked={isAgreed} onChecked={setAgreed} error={error} />
        <CallFailure errorKey={sending.errorKey} />
        <div className="form-actions">
          <Button type="submit" isPending={sending.isPending}>
            {text.button}
          </Button>
        </div>
      </form>
    </StepScreen>
  )
}
