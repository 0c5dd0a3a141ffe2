import { type FormEvent, useState } from 'react'
import { parseKvkNumber } from '#lending/kvk-number.ts'
import { api } from '../api/api.ts'
import { Button } from '../ui/button.tsx'
import { KvkInput } from '../ui/kvk-input.tsx'
import { Unbroken } from '../ui/unbroken.tsx'
import { useLanguage } from '../use-language.ts'
import { CallFailure } from '../call-failure.tsx'
import { RequestLink } from './request-link.tsx'
import type { ResumeLink } from './resume.ts'
import { resumeTexts } from './text.ts'
import { useCall } from '../use-call.ts'

type KvkStepProps = { link: ResumeLink; kvk: string; onSent: (kvkNumber: string, codeSentTo: string) => void }

/**
 * FLOW-11, first step: link and kvk number together get a code by mail. A failure stands below the button, on this page as
 * in re-consent (RECON-5), the other one that a mail leads to.
 */
export function KvkStep({ link, kvk, onSent }: KvkStepProps) {
  const text = resumeTexts[useLanguage()].kvk
  const [typed, setTyped] = useState(kvk)
  const [isWrong, setWrong] = useState(false)
  const { isPending, errorKey, run } = useCall()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const kvkNumber = parseKvkNumber(typed)
    setWrong(kvkNumber === null)
    if (kvkNumber === null) return
    void run(async () => {
      const { data } = await api('startResume', { request: { ...link, passphrase: kvkNumber } })
      onSent(kvkNumber, data.codeSentTo)
    })
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
      {errorKey === 'reconsent_kvk' && <RequestLink isDead />}
    </>
  )
}
