import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../api/api.ts'
import { actions } from '../application-state/store.ts'
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
import { eraseTexts } from './erase-text.ts'
import { requestTexts } from './request-text.ts'
import { privacyTexts } from './text.ts'

/** GDPR art. 17. What goes and what stays is said first; then a word has to be typed, so that no slip erases anything. */
export function EraseData({ onErased }: { onErased: () => void }) {
  const language = useLanguage()
  const text = eraseTexts[language]
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="your-data-part" aria-labelledby="erase-title">
      <h2 className="section-title" id="erase-title">
        {text.title}
      </h2>
      <p>{text.intro}</p>
      <ul className="your-data-links">
        {text.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="your-data-action">
        <Button look="danger" onClick={() => setOpen(true)}>
          {text.open}
        </Button>
      </p>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.sureTitle}
        closeText={privacyTexts[language].close}
      >
        <EraseForm onErased={onErased} onCancel={() => setOpen(false)} />
      </Dialog>
    </section>
  )
}

const ids = { word: 'erase-word', email: 'erase-email', phone: 'erase-phone' } as const

function EraseForm({ onErased, onCancel }: { onErased: () => void; onCancel: () => void }) {
  const text = eraseTexts[useLanguage()]
  const { word, setWord, wordError, contact, wrongId, request } = useEraseFields()
  const { erase, isPending, errorKey } = useErasing(onErased)
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrongId === null) void erase(request)
    else document.getElementById(wrongId)?.focus()
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p>{text.sure}</p>
      <TextInput
        id={ids.word}
        label={text.wordLabel(text.word)}
        autoComplete="off"
        lengthMax={20}
        value={word}
        onValue={setWord}
        error={isTried ? wordError : null}
      />
      <ContactFormFields contact={contact} isTried={isTried} />
      <CallFailure errorKey={errorKey} />
      <p className="dialog-actions">
        <Button type="submit" look="danger" isPending={isPending}>
          {text.confirm}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {text.cancel}
        </Button>
      </p>
    </form>
  )
}

/** What is typed and what is wrong with it; `wrongId` is the first field that is wrong, `request` what they ask for. */
function useEraseFields() {
  const language = useLanguage()
  const text = eraseTexts[language]
  const [word, setWord] = useState('')
  const [email, setEmail] = useState('')
  const [phone, setPhone] = useState('')
  const digits = phone.replace(/\D/g, '')
  const wordError = word.trim().toUpperCase() === text.word ? null : text.wordWrong(text.word)
  const emailError = email.trim() === '' || isEmail(email) ? null : requestTexts[language].emailInvalid
  const phoneError = phone.trim() === '' || digits.length === 10 ? null : text.phoneInvalid
  return {
    word,
    setWord,
    wordError,
    contact: { email, setEmail, emailError, phone, setPhone, phoneError },
    wrongId: wordError ? ids.word : emailError ? ids.email : phoneError ? ids.phone : null,
    request: { email: email.trim() || null, phone: digits || null },
  }
}

type EraseFields = ReturnType<typeof useEraseFields>

function useErasing(onErased: () => void) {
  const queries = useQueryClient()
  const { send, isPending, errorKey } = useSend()
  const erase = async (request: EraseFields['request']) => {
    const isErased = await send((keys) =>
      api('eraseCase', { request, idempotencyKey: keys.keyOf('eraseCase', request) }),
    )
    if (!isErased) return
    // Nothing of it stays in this tab either.
    sessionStore.clear()
    onErased()
    queries.clear()
    actions.reset()
  }
  return { erase, isPending, errorKey }
}

/** A contact form belongs to no application; only the address or number it came from finds it again. */
function ContactFormFields({ contact, isTried }: { contact: EraseFields['contact']; isTried: boolean }) {
  const language = useLanguage()
  const text = eraseTexts[language]
  const optional = { isOptional: true, optionalText: journeyTexts[language].optional }
  return (
    <>
      <p className="small">{text.formsIntro}</p>
      <EmailInput
        {...optional}
        id={ids.email}
        label={text.email}
        value={contact.email}
        onValue={contact.setEmail}
        error={isTried ? contact.emailError : null}
      />
      <TextInput
        {...optional}
        id={ids.phone}
        label={text.phone}
        hint={text.phoneHint}
        inputMode="numeric"
        autoComplete="tel-national"
        lengthMax={20}
        value={contact.phone}
        onValue={contact.setPhone}
        error={isTried ? contact.phoneError : null}
      />
    </>
  )
}

export function Erased() {
  const text = eraseTexts[useLanguage()]
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
