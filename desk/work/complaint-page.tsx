import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { may } from '#lending/desk/roles.ts'
import type { Language } from '#lending/language.ts'
import { longDate } from '#lending/long-date.ts'
import { Button } from '#ui/button.tsx'
import { EmailInput } from '#ui/form/email-input.tsx'
import { Field } from '#ui/form/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { deskAddress } from '../addresses.ts'
import { askDesk } from '../api/desk.ts'
import { useDraft } from '../drafts.ts'
import { deskErrorText } from '../error-text.ts'
import { SendFailure } from '../send-failure.tsx'
import { useStaff } from '../session/session.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { useSend } from '#ui/use-send.ts'
import { useWorkRefresh } from './queries.ts'
import { workTexts } from './text.ts'
import './work.css'

const wordsLengthMax = 2_000
const dayShape = /^\d{4}-\d{2}-\d{2}$/
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const empty = { name: '', email: '', reachedBy: '', receivedOn: '', reference: '', words: '' }
type Entered = typeof empty

/** A complaint comes by mail, letter or telephone, so it is entered by hand; then it is work with its days. */
export function ComplaintPage() {
  const language = useLanguage()
  const { complaint: text, item } = workTexts[language]
  const { role } = useStaff()
  const [answerBy, setAnswerBy] = useState<string | null>(null)
  return (
    <DeskPage title={text.title}>
      <p className="work-back">
        <Link href={deskAddress('work', language)}>{item.back}</Link>
      </p>
      {!may(role, 'work') ? (
        <p>{deskErrorText('forbidden', language)}</p>
      ) : answerBy === null ? (
        <ComplaintForm onEntered={setAnswerBy} />
      ) : (
        <Notice tone="success" role="status">
          <p>{text.done(longDate(answerBy, language))}</p>
        </Notice>
      )}
    </DeskPage>
  )
}

/** Which fields cannot be sent as they are, in their order. */
function wrongIn({ name, email, reachedBy, receivedOn, words }: Entered): readonly (keyof Entered)[] {
  const wrong = {
    name: name.trim().length < 2,
    email: email.trim() !== '' && !emailShape.test(email.trim()),
    reachedBy: email.trim() === '' && reachedBy.trim().length < 5,
    receivedOn: !dayShape.test(receivedOn),
    words: words.trim() === '',
  }
  return (Object.keys(wrong) as (keyof typeof wrong)[]).filter((field) => wrong[field])
}

const idOf = (field: keyof Entered): string => `complaint-${field}`

/** The fields with what is wrong in them, and the sending. */
function useComplaint(onEntered: (answerBy: string) => void) {
  const refresh = useWorkRefresh()
  const { isPending, errorKey, send } = useSend()
  const [draft, setDraft] = useDraft('complaint/words')
  const [entered, setEntered] = useState({ ...empty, words: draft })
  const [language, setLanguage] = useState<Language>('nl')
  const [isSent, setSent] = useState(false)
  const wrong = wrongIn(entered)
  const frame = (field: keyof Entered, words: string | null = null) => ({
    id: idOf(field),
    value: entered[field],
    onValue: (value: string) => {
      setEntered({ ...entered, [field]: value })
      if (field === 'words') setDraft(value)
    },
    error: isSent && wrong.includes(field) ? words : null,
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (wrong[0] !== undefined) return document.getElementById(idOf(wrong[0]))?.focus()
    const { email, reachedBy, reference } = entered
    const reached = { email: email.trim() || null, reachedBy: reachedBy.trim() || null }
    const request = { ...entered, ...reached, reference: reference.trim() || null, language }
    await send(async (keys) => {
      const { answerBy } = await askDesk('enterComplaint', { request, keys })
      setDraft('')
      onEntered(answerBy)
    })
    await refresh()
  }
  return { frame, submit, language, setLanguage, isPending, errorKey }
}

function ComplaintForm({ onEntered }: { onEntered: (answerBy: string) => void }) {
  const { complaint: text, item } = workTexts[useLanguage()]
  const { frame, submit, language, setLanguage, isPending, errorKey } = useComplaint(onEntered)
  const { value: day, onValue: setDay, ...dayFrame } = frame('receivedOn', text.dayWrong)
  return (
    <form className="form work-form" onSubmit={(event) => void submit(event)} noValidate>
      <p>{text.intro}</p>
      <TextInput label={text.name} lengthMax={100} {...frame('name', text.nameMissing)} />
      <EmailInput label={text.email} {...frame('email', text.emailWrong)} />
      <TextInput
        label={text.reachedBy}
        hint={text.reachedByHint}
        lengthMax={300}
        {...frame('reachedBy', text.reachedByMissing)}
      />
      <Field label={text.receivedOn} {...dayFrame}>
        {(attributes) => (
          <input
            {...attributes}
            className="control work-day"
            type="date"
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
      </Field>
      <TextInput
        label={text.reference}
        hint={text.referenceHint}
        isOptional
        optionalText={item.optional}
        lengthMax={20}
        {...frame('reference')}
      />
      <TextArea label={text.words} lengthMax={wordsLengthMax} rows={6} {...frame('words', text.wordsMissing)} />
      <RadioCards
        legend={text.language}
        value={language}
        onValue={setLanguage}
        cards={[
          { value: 'nl', label: text.languages.nl },
          { value: 'en', label: text.languages.en },
        ]}
        look="row"
      />
      <SendFailure errorKey={errorKey} />
      <Button type="submit" isPending={isPending}>
        {text.button}
      </Button>
    </form>
  )
}
