import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../api/api.ts'
import { initialState } from '../application-state/application-state.ts'
import { useApplicationState } from '../application-state/store.ts'
import { isEmail } from '../email.ts'
import { CallFailure } from '../call-failure.tsx'
import { StepScreen } from '../journey/step-screen.tsx'
import { journeyTexts } from '../journey/text.ts'
import { useSend } from '../journey/use-send.ts'
import { sessionStore } from '../session/storage.ts'
import { AppLink } from '../shell/app-link.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmailInput } from '../ui/email-input.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useLanguage } from '../use-language.ts'
import { privacyTexts } from './text.ts'

/** GDPR art. 17. What goes and what stays is said first; then a word has to be typed, so that no slip erases anything. */
export function EraseData({ onErased }: { onErased: () => void }) {
  const language = useLanguage()
  const text = privacyTexts[language]
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="your-data-part" aria-labelledby="erase-title">
      <h2 className="section-title" id="erase-title">
        {text.erase.title}
      </h2>
      <p>{text.erase.intro}</p>
      <ul className="your-data-links">
        {text.erase.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="your-data-action">
        <Button look="danger" onClick={() => setOpen(true)}>
          {text.erase.open}
        </Button>
      </p>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={text.erase.sureTitle} closeText={text.close}>
        <EraseForm onErased={onErased} onCancel={() => setOpen(false)} />
      </Dialog>
    </section>
  )
}

const ids = { word: 'erase-word', email: 'erase-email', phone: 'erase-phone' } as const

function EraseForm({ onErased, onCancel }: { onErased: () => void; onCancel: () => void }) {
  const language = useLanguage()
  const text = privacyTexts[language].erase
  const { emailInvalid } = privacyTexts[language]
  const queries = useQueryClient()
  const sending = useSend()
  const [word, setWord] = useState('')
  const [email, setEmail] = useState('')
  const [phone, setPhone] = useState('')
  const [isTried, setTried] = useState(false)
  const digits = phone.replace(/\D/g, '')
  const isWordWrong = word.trim().toUpperCase() !== text.word
  const isEmailWrong = email.trim() !== '' && !isEmail(email)
  const isPhoneWrong = phone.trim() !== '' && digits.length !== 10

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const wrongId = isWordWrong ? ids.word : isEmailWrong ? ids.email : isPhoneWrong ? ids.phone : null
    if (wrongId !== null) return document.getElementById(wrongId)?.focus()
    const request = { email: email.trim() || null, phone: digits || null }
    const isErased = await sending.send((keys) =>
      api('eraseCase', { request, idempotencyKey: keys.keyOf('eraseCase', request) }),
    )
    if (!isErased) return
    // Nothing of it stays in this tab either.
    sessionStore.clear()
    onErased()
    queries.clear()
    useApplicationState.setState(initialState, true)
  }

  return (
    <form className="form" onSubmit={(event) => void submit(event)} noValidate>
      <p>{text.sure}</p>
      <TextInput
        id={ids.word}
        label={text.wordLabel(text.word)}
        autoComplete="off"
        lengthMax={20}
        value={word}
        onValue={setWord}
        error={isTried && isWordWrong ? text.wordWrong(text.word) : null}
      />
      <ContactFormFields
        email={email}
        onEmail={setEmail}
        emailError={isTried && isEmailWrong ? emailInvalid : null}
        phone={phone}
        onPhone={setPhone}
        phoneError={isTried && isPhoneWrong ? text.phoneInvalid : null}
      />
      <CallFailure errorKey={sending.errorKey} />
      <p className="dialog-actions">
        <Button type="submit" look="danger" isPending={sending.isPending}>
          {text.confirm}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {text.cancel}
        </Button>
      </p>
    </form>
  )
}

type ContactFormFieldsProps = {
  email: string
  onEmail: (email: string) => void
  emailError: string | null
  phone: string
  onPhone: (phone: string) => void
  phoneError: string | null
}

/** A contact form belongs to no application; only the address or number it came from finds it again. */
function ContactFormFields({ email, onEmail, emailError, phone, onPhone, phoneError }: ContactFormFieldsProps) {
  const language = useLanguage()
  const text = privacyTexts[language].erase
  const optional = { isOptional: true, optionalText: journeyTexts[language].optional }
  return (
    <>
      <p className="small">{text.formsIntro}</p>
      <EmailInput {...optional} id={ids.email} label={text.email} value={email} onValue={onEmail} error={emailError} />
      <TextInput
        {...optional}
        id={ids.phone}
        label={text.phone}
        hint={text.phoneHint}
        inputMode="numeric"
        autoComplete="tel-national"
        lengthMax={20}
        value={phone}
        onValue={onPhone}
        error={phoneError}
      />
    </>
  )
}

export function Erased() {
  const text = privacyTexts[useLanguage()].erase
  return (
    <StepScreen title={text.doneTitle}>
      {text.done.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <AppLink to="home">{text.home}</AppLink>
      </p>
    </StepScreen>
  )
}
