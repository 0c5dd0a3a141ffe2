import { type FormEvent, useState } from 'react'
import { api } from '../api/api.ts'
import { CallFailure } from '../call-failure.tsx'
import { isEmail } from '../email.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmailInput } from '#ui/form/email-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { useSend } from '#ui/use-send.ts'
import { useLanguage } from '#ui/use-language.ts'
import { sessionTexts } from './text.ts'

/** FLOW-11: leave an e-mail address, get a link. Everything else is on the server already. */
export function SaveForLater({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = sessionTexts[useLanguage()]
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.saveTitle} closeText={text.close}>
      <SaveForm onClose={onClose} />
    </Dialog>
  )
}

function SaveForm({ onClose }: { onClose: () => void }) {
  const language = useLanguage()
  const text = sessionTexts[language]
  const [email, setEmail] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const { isPending, errorKey, send } = useSend()
  const [savedFor, setSavedFor] = useState<string | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!isEmail(email)) return
    const isSaved = await send(() => api('saveForLater', { request: { email: email.trim() } }))
    if (isSaved) setSavedFor(email.trim())
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
      <EmailInput
        label={text.email}
        hint={text.emailHint}
        value={email}
        onValue={setEmail}
        error={isSubmitted && !isEmail(email) ? text.emailInvalid : null}
      />
      <CallFailure errorKey={errorKey} />
      <div className="form-actions">
        <Button type="submit" isPending={isPending}>
          {text.saveSubmit}
        </Button>
      </div>
    </form>
  )
}
