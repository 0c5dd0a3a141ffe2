import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { IdempotencyKeys } from '#contract/client.ts'
import { Button, type ButtonProps } from '#ui/button.tsx'
import { useSend } from '#ui/use-send.ts'
import { AnswerAddress, useAnswerAddress } from '../../answer-address.tsx'
import { offersKey } from '../../application-state/follow-server.ts'
import { CallFailure } from '../../call-failure.tsx'

type AskedFormProps = {
  /** Sends the request; `email` is null when the application has a confirmed address. */
  send: (email: string | null, keys: IdempotencyKeys) => Promise<{ codeSentTo: string | null }>
  onAsked: (codeSentTo: string | null) => void
  button: string
  look?: ButtonProps['look']
  isForReminder?: boolean
  children?: ReactNode
}

/** A request about a decision, with the email address for the answer. */
export function AskedForm({ send, onAsked, button, look, isForReminder = false, children }: AskedFormProps) {
  const queries = useQueryClient()
  const sending = useSend()
  const address = useAnswerAddress()
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (address.wrongId !== null) return document.getElementById(address.wrongId)?.focus()
    void sending.send(async (keys) => {
      onAsked((await send(address.email, keys)).codeSentTo)
      await queries.invalidateQueries({ queryKey: offersKey })
    })
  }
  return (
    <form className="form form-short" noValidate onSubmit={submit}>
      <AnswerAddress address={address} isTried={isTried} isForReminder={isForReminder} />
      {children}
      <CallFailure errorKey={sending.errorKey} />
      <div className="form-actions">
        <Button type="submit" {...(look && { look })} isPending={sending.isPending}>
          {button}
        </Button>
      </div>
    </form>
  )
}
