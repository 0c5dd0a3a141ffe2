import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { RequestOf } from '#contract/calls.ts'
import type { IsoDate } from '#lending/days.ts'
import { api } from '../api/api.ts'
import { actions } from '../application-state/store.ts'
import { CallFailure } from '../call-failure.tsx'
import { useSend } from '#ui/use-send.ts'
import { sessionStore } from '../visitor/storage.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { formatLongDate } from '#ui/format.ts'
import { TextInput } from '#ui/form/text-input.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { eraseTexts } from './erase-text.ts'
import { privacyTexts } from './text.ts'
import { TitledSection } from '../titled-section.tsx'
import type { Language } from '#lending/language.ts'
import { answerAddressTexts } from '../answer-address-text.ts'
import { isEmail } from '../email.ts'
import { journeyTexts } from '../screen/text.ts'
import { EmailInput } from '#ui/form/email-input.tsx'

/** GDPR art. 17. States what goes and what stays, then asks to type a word, so that no slip erases anything. */
export function EraseData({ contractUntil, ...props }: EraseProps & { contractUntil: IsoDate | null }) {
  return contractUntil === null ? <EraseAll {...props} /> : <EraseUnneeded until={contractUntil} />
}

/** GDPR art. 17(3): a contract that runs is kept; everything else of the case goes on request. */
function EraseUnneeded({ until }: { until: IsoDate }) {
  const language = useLanguage()
  const text = eraseTexts[language].running
  const queries = useQueryClient()
  const { send, isPending, errorKey } = useSend()
  const [isDone, setDone] = useState(false)
  const erase = async () => {
    const request = { isOnlyUnneeded: true }
    if (!(await send((keys) => api('eraseCase', { request, keys })))) return
    setDone(true)
    await queries.invalidateQueries()
  }
  return (
    <TitledSection id="erase-title" title={text.title} className="your-data-part">
      <p>{text.why(formatLongDate(until, language))}</p>
      <p>{text.what}</p>
      <CallFailure errorKey={errorKey} />
      <p className="your-data-action">
        <Button look="secondary" isPending={isPending} onClick={() => void erase()}>
          {text.button}
        </Button>
      </p>
      <p aria-live="polite">{isDone && text.done}</p>
    </TitledSection>
  )
}

type EraseProps = { keptUntil: IsoDate | null; onErased: () => void }

function EraseAll({ keptUntil, onErased }: EraseProps) {
  const language = useLanguage()
  const text = eraseTexts[language]
  const [isOpen, setOpen] = useState(false)
  return (
    <TitledSection id="erase-title" title={text.title} className="your-data-part">
      <p>{text.intro}</p>
      <ul className="your-data-links">
        {text.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        {keptUntil !== null && <li>{text.kept(formatLongDate(keptUntil, language))}</li>}
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
    </TitledSection>
  )
}

const wordId = 'erase-word'

const ids = { email: 'erase-email', code: 'erase-code' } as const

/**
 * A contact form has no application: its address finds it, and a code mailed there proves ownership. `wrongId` is the
 * first invalid field, `request` the body of the erasure.
 */
function useContactForms() {
  const language = useLanguage()
  const [typedEmail, setEmail] = useState('')
  const [typedCode, setCode] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [email, code] = [typedEmail.trim(), typedCode.replace(/\s/g, '')]
  const isSent = email !== '' && sentTo === email
  const emailError = email === '' || isSent ? null : emailErrorOf(email, language)
  const codeError = isSent && !/^\d{8}$/.test(code) ? eraseTexts[language].codeInvalid : null
  return {
    typedEmail,
    setEmail,
    email,
    emailError,
    typedCode,
    setCode,
    codeError,
    isSent,
    setSentTo,
    wrongId: emailError ? ids.email : codeError ? ids.code : null,
    request: email === '' ? null : { email, code },
  }
}

const emailErrorOf = (email: string, language: Language): string =>
  isEmail(email) ? eraseTexts[language].codeFirst : answerAddressTexts[language].invalid

type ContactForms = ReturnType<typeof useContactForms>

function ContactFormFields({ forms, isTried }: { forms: ContactForms; isTried: boolean }) {
  const language = useLanguage()
  const text = eraseTexts[language]
  const { send, isPending, errorKey } = useSend()
  const { email, isSent } = forms
  const mailCode = async () => {
    const isMailed = await send(() => api('mailErasureCode', { request: { email } }))
    if (isMailed) forms.setSentTo(email)
  }
  return (
    <>
      <p className="small">{text.formsIntro}</p>
      <EmailInput
        isOptional
        optionalText={journeyTexts[language].optional}
        id={ids.email}
        label={text.email}
        value={forms.typedEmail}
        onValue={forms.setEmail}
        error={isTried ? forms.emailError : null}
      />
      {isEmail(email) && (
        <p>
          <Button look="secondary" isPending={isPending} onClick={() => void mailCode()}>
            {isSent ? text.codeAgain : text.mailCode}
          </Button>
        </p>
      )}
      <div role="status">{isSent && <p>{text.codeSent(email)}</p>}</div>
      {isSent && (
        <TextInput
          id={ids.code}
          label={text.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          lengthMax={12}
          value={forms.typedCode}
          onValue={forms.setCode}
          error={isTried ? forms.codeError : null}
        />
      )}
      <CallFailure errorKey={errorKey} />
    </>
  )
}

function EraseForm({ onErased, onCancel }: { onErased: () => void; onCancel: () => void }) {
  const text = eraseTexts[useLanguage()]
  const { word, setWord, wordError } = useEraseWord()
  const forms = useContactForms()
  const { erase, isPending, errorKey } = useErasing(onErased)
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const wrongId = wordError ? wordId : forms.wrongId
    if (wrongId === null) void erase({ contactForms: forms.request })
    else document.getElementById(wrongId)?.focus()
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p>{text.sure}</p>
      <TextInput
        id={wordId}
        label={text.wordLabel(text.word)}
        autoComplete="off"
        lengthMax={20}
        value={word}
        onValue={setWord}
        error={isTried ? wordError : null}
      />
      <ContactFormFields forms={forms} isTried={isTried} />
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

function useEraseWord() {
  const text = eraseTexts[useLanguage()]
  const [word, setWord] = useState('')
  return { word, setWord, wordError: word.trim().toUpperCase() === text.word ? null : text.wordWrong(text.word) }
}

function useErasing(onErased: () => void) {
  const queries = useQueryClient()
  const { send, isPending, errorKey } = useSend()
  const erase = async (request: RequestOf<'eraseCase'>) => {
    const isErased = await send((keys) => api('eraseCase', { request, keys }))
    if (!isErased) return
    // Nothing of it stays in this tab either.
    sessionStore.clear()
    onErased()
    queries.clear()
    actions.reset()
  }
  return { erase, isPending, errorKey }
}
