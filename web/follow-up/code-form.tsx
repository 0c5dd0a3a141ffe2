import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FollowUpOfSession } from '#contract/follow-up.ts'
import { api } from '../api/api.ts'
import { CallFailure } from '../call-failure.tsx'
import { useSend } from '#ui/use-send.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { followUpTexts } from './text.ts'

type CodeFormProps = {
  sentTo: string
  /** False where a reload found the code asked before: then the focus stays where it is. */
  isFresh: boolean
  onConfirmed: (own: FollowUpOfSession) => void
  onChange: () => void
}

const isCode = (code: string): boolean => /^\d{8}$/.test(code)

/** The code from the mail shows that the address is the applicant's. */
export function CodeForm({ sentTo, isFresh, onConfirmed, onChange }: CodeFormProps) {
  const text = followUpTexts[useLanguage()].code
  const sending = useSend()
  const heading = useRef<HTMLHeadingElement>(null)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const code = typed.replace(/\s/g, '')
  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setWrong(!isCode(code))
    if (!isCode(code)) return
    const request = { code }
    await sending.send(async (keys) => {
      onConfirmed(await api('confirmContactDetails', { request, keys }))
    })
  }
  return (
    <>
      <h2 className="section-title" tabIndex={-1} ref={heading}>
        {text.title}
      </h2>
      <p>{text.intro(sentTo)}</p>
      <form className="form form-short" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={text.label}
          hint={text.hint}
          value={typed}
          onValue={setTyped}
          inputMode="numeric"
          autoComplete="one-time-code"
          lengthMax={12}
          error={isWrong && !isCode(code) ? text.invalid : null}
        />
        <CallFailure errorKey={sending.errorKey} />
        <div className="form-actions">
          <Button type="submit" isPending={sending.isPending}>
            {text.button}
          </Button>
        </div>
      </form>
      <p className="small">
        {text.wrongWay}{' '}
        <button type="button" className="link-button" onClick={onChange}>
          {text.change}
        </button>
      </p>
    </>
  )
}
