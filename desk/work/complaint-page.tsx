import { useState } from 'react'
import { Link } from 'wouter'
import { may } from '#lending/desk/roles.ts'
import type { Language } from '#lending/language.ts'
import { longDate } from '#lending/long-date.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { deskAddress } from '../addresses.ts'
import { askDesk } from '../api/desk.ts'
import { deskErrorText } from '../error-text.ts'
import { FieldForm } from '../field-form.tsx'
import { SendFailure } from '../send-failure.tsx'
import { useStaff } from '../session/session.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { useSendAndRead } from './queries.ts'
import { workTexts } from './text.ts'
import './work.css'

const dayShape = /^\d{4}-\d{2}-\d{2}$/
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const empty = {
  name: '',
  email: '',
  reachedBy: '',
  receivedOn: '',
  reference: '',
  words: '',
  language: 'nl' as Language,
}

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

function ComplaintForm({ onEntered }: { onEntered: (answerBy: string) => void }) {
  const { complaint: text } = workTexts[useLanguage()]
  const sending = useSendAndRead()
  const languages = (['nl', 'en'] as const).map((value) => ({ value, label: text.languages[value] }))
  return (
    <>
      <p>{text.intro}</p>
      <FieldForm
        empty={empty}
        draft="complaint/words"
        fields={({ name, email, reachedBy, receivedOn }) => [
          { name: 'name', look: 'line', ...text.name, lengthMax: 100, isWrong: name.trim().length < 2 },
          {
            name: 'email',
            look: 'email',
            ...text.email,
            isWrong: email.trim() !== '' && !emailShape.test(email.trim()),
          },
          {
            name: 'reachedBy',
            look: 'line',
            ...text.reachedBy,
            lengthMax: 300,
            isWrong: email.trim() === '' && reachedBy.trim().length < 5,
          },
          { name: 'receivedOn', look: 'day', ...text.receivedOn, isWrong: !dayShape.test(receivedOn) },
          { name: 'reference', look: 'line', ...text.reference, lengthMax: 20, isOptional: true },
          { name: 'words', look: 'words', ...text.words, lengthMax: 2_000 },
          { name: 'language', look: 'row', ...text.language, options: languages },
        ]}
        onSend={async ({ email, reachedBy, reference, ...typed }, keys) => {
          const reached = { email: email || null, reachedBy: reachedBy || null }
          const request = { ...typed, ...reached, reference: reference || null }
          onEntered((await askDesk('enterComplaint', { request, keys })).answerBy)
        }}
        sending={sending}
        button={text.button}
        className="form work-form"
      >
        <SendFailure errorKey={sending.errorKey} />
      </FieldForm>
    </>
  )
}
