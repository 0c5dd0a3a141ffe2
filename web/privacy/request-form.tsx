import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { AnswerOf } from '#contract/calls.ts'
import { AnswerAddress, ConfirmAddress, useAnswerAddress } from '../answer-address.tsx'
import { CallFailure } from '../call-failure.tsx'
import { type Sending, useSend } from '#ui/use-send.ts'
import { Button } from '#ui/button.tsx'
import { formatLongDate } from '#ui/format.ts'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { privacyKey } from './queries.ts'
import { requestTexts } from './request-text.ts'

const wordsLengthMax = 2_000

type Asked = AnswerOf<'askPerson'>

type RequestFormProps = {
  /** The question above the text field, and what to say when it is empty. */
  label: string
  missing: string
  button: string
  /** Another field before it, with whether to show what is wrong; and the id of that field while it is not right. */
  first?: (isTried: boolean) => ReactNode
  firstWrongId?: string | null
  send: (words: string, email: string | null, keys: Parameters<Parameters<Sending['send']>[0]>[0]) => Promise<Asked>
}

/** Words and an address to answer to; after sending, the date by which a person answers. */
export function RequestForm({ label, missing, button, first, firstWrongId = null, send }: RequestFormProps) {
  const language = useLanguage()
  const text = requestTexts[language]
  const queries = useQueryClient()
  const sending = useSend()
  const wordsId = useId()
  const address = useAnswerAddress()
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const wrongId = firstWrongId ?? (words.trim() === '' ? wordsId : address.wrongId)
    if (wrongId !== null) return document.getElementById(wrongId)?.focus()
    await sending.send(async (keys) => {
      setAsked(await send(words.trim(), address.email, keys))
      await queries.invalidateQueries({ queryKey: privacyKey })
    })
  }

  if (asked !== null)
    return (
      <>
        <Notice tone="success" role="status" title={text.asked(formatLongDate(asked.answerBy, language))} />
        <ConfirmAddress sentTo={asked.codeSentTo} />
      </>
    )
  return (
    <form className="form" onSubmit={(event) => void submit(event)} noValidate>
      {first?.(isTried)}
      <TextArea
        id={wordsId}
        label={label}
        lengthMax={wordsLengthMax}
        value={words}
        onValue={setWords}
        error={isTried && words.trim() === '' ? missing : null}
      />
      <AnswerAddress address={address} isTried={isTried} />
      <CallFailure errorKey={sending.errorKey} />
      <div className="form-actions">
        <Button type="submit" look="secondary" isPending={sending.isPending}>
          {button}
        </Button>
      </div>
    </form>
  )
}
