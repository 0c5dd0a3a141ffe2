import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { EmailInput } from '#ui/form/email-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useSend } from '#ui/use-send.ts'
import { answerAddressTexts } from './answer-address-text.ts'
import { api } from './api/api.ts'
import { followUpKey, useFollowUp } from './application-state/queries.ts'
import { CallFailure } from './call-failure.tsx'
import { CodeForm } from './code-form.tsx'
import { isEmail } from './email.ts'

/** Where an answer goes: to the confirmed address of the application, which is not asked again, or to the typed one. */
export function useAnswerAddress() {
  const { data } = useFollowUp()
  const id = useId()
  const [typed, setTyped] = useState('')
  const known = data?.answers?.isConfirmed ? data.answers.sentTo : null
  const isWrong = known === null && !isEmail(typed)
  return { id, known, typed, setTyped, wrongId: isWrong ? id : null, email: known === null ? typed.trim() : null }
}

type FieldProps = {
  address: ReturnType<typeof useAnswerAddress>
  isTried: boolean
  /** Where it is for one reminder, and no answer. */
  isForReminder?: boolean
}

export function AnswerAddress({ address, isTried, isForReminder = false }: FieldProps) {
  const text = answerAddressTexts[useLanguage()]
  const { id, known, typed, setTyped, wrongId } = address
  if (known !== null) return <p>{isForReminder ? text.knownReminder(known) : text.known(known)}</p>
  return (
    <EmailInput
      id={id}
      label={text.email}
      hint={isForReminder ? text.hintReminder : text.hint}
      value={typed}
      onValue={setTyped}
      error={isTried && wrongId !== null ? text.invalid : null}
    />
  )
}

type ConfirmProps = {
  /** Where a code was mailed just now. */
  sentTo?: string | null
  /** Above the field for another address, where a confirmed one is changed. */
  intro?: string
  /** Where it is confirmed for something else than an answer. */
  why?: string
}

/** The code that was mailed to an address for answers, or a field for another address. */
export function ConfirmAddress({ sentTo: fresh = null, intro, why }: ConfirmProps) {
  const text = answerAddressTexts[useLanguage()]
  const queries = useQueryClient()
  const { data } = useFollowUp()
  const [isDone, setDone] = useState(false)
  const [asked, setAsked] = useState(fresh === null ? null : { sentTo: fresh as string | null })
  if (data === undefined) return null
  const { answers } = data
  if (isDone) return <Notice tone="success" role="status" title={text.confirmed(answers?.sentTo ?? '')} />
  if (answers?.isConfirmed && intro === undefined) return null
  const { sentTo } = asked ?? { sentTo: answers?.isConfirmed === false ? answers.sentTo : null }
  if (sentTo === null)
    return (
      <>
        {intro && <p>{intro}</p>}
        <AddressForm onSent={(address) => setAsked({ sentTo: address })} />
      </>
    )
  return (
    <>
      {intro === undefined && <p>{why ?? text.why}</p>}
      <CodeForm
        key={sentTo}
        sentTo={sentTo}
        isFresh={asked !== null}
        level="h3"
        button={text.confirm}
        onCode={async (code, keys) => {
          queries.setQueryData(followUpKey, await api('confirmContactDetails', { request: { code }, keys }))
          setDone(true)
        }}
        onAgain={() => api('mailAddressCode', { request: {} })}
        other={{ label: text.other, onPress: () => setAsked({ sentTo: null }) }}
      />
    </>
  )
}

/** Mails a code to another address. */
function AddressForm({ onSent }: { onSent: (codeSentTo: string) => void }) {
  const text = answerAddressTexts[useLanguage()]
  const id = useId()
  const sending = useSend()
  const [email, setEmail] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isEmail(email)) return document.getElementById(id)?.focus()
    void sending.send(async (keys) => {
      onSent((await api('mailAddressCode', { request: { email: email.trim() }, keys })).codeSentTo)
    })
  }
  return (
    <form className="form form-short" noValidate onSubmit={submit}>
      <EmailInput
        id={id}
        label={text.newEmail}
        hint={text.newHint}
        value={email}
        onValue={setEmail}
        error={isTried && !isEmail(email) ? text.invalid : null}
      />
      <CallFailure errorKey={sending.errorKey} />
      <div className="form-actions">
        <Button type="submit" look="secondary" isPending={sending.isPending}>
          {text.mail}
        </Button>
      </div>
    </form>
  )
}
