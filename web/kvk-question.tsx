import type { FailureKey } from '#contract/failure.ts'
import { type FormEvent, useState } from 'react'
import { parseKvkNumber } from '#lending/kvk-number.ts'
import { CallFailure } from './call-failure.tsx'
import { Button } from '#ui/button.tsx'
import { KvkInput } from '#ui/form/kvk-input.tsx'
import { Unbroken } from '#ui/unbroken.tsx'

type KvkQuestionProps = {
  text: Record<'title' | 'intro' | 'label' | 'hint' | 'placeholder' | 'invalid' | 'submit', string>
  first?: string
  isPending: boolean
  errorKey: FailureKey | null
  onAnswer: (kvkNumber: string) => void
}

/** The first question of a page that a mail leads to. Its error is below the button, as in re-consent (RECON-5). */
export function KvkQuestion({ text, first = '', isPending, errorKey, onAnswer }: KvkQuestionProps) {
  const [typed, setTyped] = useState(first)
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const kvkNumber = parseKvkNumber(typed)
    setWrong(kvkNumber === null)
    if (kvkNumber !== null) onAnswer(kvkNumber)
  }
  return (
    <>
      <h1 className="step-title">{text.title}</h1>
      <p className="step-intro">
        <Unbroken>{text.intro}</Unbroken>
      </p>
      <form className="form form-short" noValidate onSubmit={submit}>
        <KvkInput
          label={text.label}
          hint={text.hint}
          placeholder={text.placeholder}
          value={typed}
          onValue={setTyped}
          error={isWrong && parseKvkNumber(typed) === null ? text.invalid : null}
        />
        <div className="form-actions">
          <Button type="submit" isPending={isPending}>
            {text.submit}
          </Button>
        </div>
        <CallFailure errorKey={errorKey} />
      </form>
    </>
  )
}
