import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { KvkInput } from '../ui/kvk-input.tsx'
import { Notice } from '../ui/notice.tsx'
import { Unbroken } from '../ui/unbroken.tsx'
import { useLanguage } from '../use-language.ts'
import { canBeReplaced, NewLink } from './new-link.tsx'
import { reconsentErrorText } from './error-words.ts'
import { reconsentTexts } from './text.ts'
import { useOutOfSight } from './use-out-of-sight.ts'
import { useVerification } from './use-verification.ts'

/** RECON-1 to RECON-5: who are you? One field, because the link does the rest. */
export function Verification({ hasSessionEnded }: { hasSessionEnded: boolean }) {
  const language = useLanguage()
  const text = reconsentTexts[language].verification
  const form = useVerification()
  const [isLeft, setLeft] = useState(false)
  const submit = useRef<HTMLDivElement>(null)
  const isSubmitAway = useOutOfSight(submit)
  // What was wrong with the old link is over once a new one is on its way.
  const [isReplaced, setReplaced] = useState(false)
  const defect = form.kvkText.trim() === '' ? text.required : form.kvkNumber === null ? text.invalid : null
  const send = (event: FormEvent) => {
    event.preventDefault()
    setReplaced(false)
    void form.submit()
  }
  return (
    <>
      <h1 className="step-title">{text.title}</h1>
      <p className="step-intro">
        <Unbroken>{text.subtitle}</Unbroken>
      </p>
      {hasSessionEnded && !isReplaced && (
        <Notice role="status" title={canBeReplaced(form.link) ? text.sessionEnded : text.sessionEndedWithout} />
      )}
      <form className="form form-short" noValidate onSubmit={send}>
        <KvkInput
          id="kvk-number"
          label={text.label}
          hint={text.hint}
          placeholder={text.placeholder}
          value={form.kvkText}
          onValue={form.setKvkText}
          onBlur={() => setLeft(true)}
          error={isLeft ? defect : null}
        />
        <div className="form-actions" ref={submit}>
          <Button type="submit" isPending={form.isPending} disabled={form.kvkNumber === null}>
            {text.submit}
          </Button>
        </div>
        {isSubmitAway && (
          // For the finger alone: by keyboard and screen reader there is one button, which comes into sight by itself.
          <div className="reconsent-submit" aria-hidden="true">
            <Button type="submit" isWide tabIndex={-1} isPending={form.isPending} disabled={form.kvkNumber === null}>
              {text.submit}
            </Button>
          </div>
        )}
        <div className="send-failure" aria-live="assertive">
          {form.errorKey !== null && !isReplaced && (
            <Notice tone="error">
              <p>{reconsentErrorText(form.errorKey, language)}</p>
            </Notice>
          )}
        </div>
      </form>
      {(hasSessionEnded || form.errorKey === 'reconsent_kvk') && (
        <NewLink link={form.link} onSent={() => setReplaced(true)} />
      )}
    </>
  )
}
