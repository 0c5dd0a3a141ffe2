import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api } from '../api/api.ts'
import { addressOfStep } from '../application-state/journey-pages.ts'
import { forgetSecrets } from '../visitor/mailed-link.ts'
import { sessionStore } from '../visitor/storage.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { CallFailure } from '../call-failure.tsx'
import { confirmCode, type ResumeLink, stepToGoOn } from './resume.ts'
import { resumeTexts } from './text.ts'
import { useSend } from '#ui/use-send.ts'

type CodeStepProps = { link: ResumeLink; codeSentTo: string; onAgain: () => void }

const isCode = (code: string): boolean => /^\d{8}$/.test(code)

/** FLOW-11, second step: the code from the mail opens the application at the first question that is still open. */
export function CodeStep({ link, codeSentTo, onAgain }: CodeStepProps) {
  const text = resumeTexts[useLanguage()].code
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 className="step-title" tabIndex={-1} ref={heading}>
        {text.title}
      </h1>
      <p className="step-intro">{text.intro(codeSentTo)}</p>
      <CodeForm link={link} />
      <p className="small">
        {text.wrongWay}{' '}
        <button type="button" className="link-button" onClick={onAgain}>
          {text.again}
        </button>
      </p>
    </>
  )
}

function CodeForm({ link }: { link: ResumeLink }) {
  const language = useLanguage()
  const text = resumeTexts[language].code
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { isPending, errorKey, send } = useSend()
  const [isLeaving, setLeaving] = useState(false)
  const code = typed.replace(/\s/g, '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(!isCode(code))
    if (!isCode(code)) return
    void send(async () => {
      await confirmCode({ ask: api, session: sessionStore }, link, code)
      forgetSecrets()
      setLeaving(true)
      location.assign(addressOfStep(await stepToGoOn(api), language))
    })
  }
  return (
    <form className="form form-short" noValidate onSubmit={submit}>
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
      <div className="form-actions">
        <Button type="submit" isPending={isPending || isLeaving}>
          {text.submit}
        </Button>
      </div>
      <CallFailure errorKey={errorKey} />
    </form>
  )
}
