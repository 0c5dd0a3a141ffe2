import { type FormEvent, useState } from 'react'
import type { ErrorKey } from '#contract/call.ts'
import { api } from '../api/api.ts'
import { errorKeyOf } from '../api/api-failure.ts'
import { isEmail } from '../email.ts'
import { errorText } from '../error-text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useLanguage } from '../use-language.ts'
import { careTexts } from './care-text.ts'

/** FLOW-11: leave an e-mail address, get a link. Everything else is on the server already. */
export function SaveForLater({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = careTexts[useLanguage()]
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.saveTitle} closeText={text.close}>
      <SaveForm onClose={onClose} />
    </Dialog>
  )
}

function SaveForm({ onClose }: { onClose: () => void }) {
  const language = useLanguage()
  const text = careTexts[language]
  const [email, setEmail] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const [isPending, setPending] = useState(false)
  const [errorKey, setErrorKey] = useState<ErrorKey | null>(null)
  const [savedFor, setSavedFor] = useState<string | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!isEmail(email) || isPending) return
    setPending(true)
    setErrorKey(null)
    try {
      await api('saveForLater', { request: { email: email.trim() } })
      setSavedFor(email.trim())
    } catch (error) {
      setErrorKey(errorKeyOf(error))
    } finally {
      setPending(false)
    }
  }
  if (savedFor !== null) {
    return (
      <>
        <Notice tone="success" role="status" title={text.savedTitle}>
          <p>{text.saved(savedFor)}</p>
          <p>{text.savedHint}</p>
        </Notice>
        <p className="dialog-actions">
          <Button look="secondary" onClick={onClose}>
            {text.close}
          </Button>
        </p>
      </>
    )
  }
  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <p>{text.saveBody}</p>
      <TextInput
        label={text.email}
        hint={text.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        lengthMax={200}
        value={email}
        onValue={setEmail}
        error={isSubmitted && !isEmail(email) ? text.emailInvalid : null}
      />
      <div className="send-failure" aria-live="assertive">
        {errorKey !== null && (
          <Notice tone="error">
            <p>{errorText(errorKey, language)}</p>
          </Notice>
        )}
      </div>
      <div className="form-actions">
        <Button type="submit" isPending={isPending}>
          {text.saveSubmit}
        </Button>
      </div>
    </form>
  )
}
