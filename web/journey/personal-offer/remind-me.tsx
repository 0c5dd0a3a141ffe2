import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { formatLongDate } from '#ui/format.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useSend } from '#ui/use-send.ts'
import { AnswerAddress, ConfirmAddress, useAnswerAddress } from '../../answer-address.tsx'
import { api } from '../../api/api.ts'
import { offersKey } from '../../application-state/follow-server.ts'
import { useFollowUp, useOffers } from '../../application-state/queries.ts'
import { CallFailure } from '../../call-failure.tsx'
import { decisionTexts } from './decision-text.ts'
import { OnPress } from '../../on-press.tsx'

/** One mail on the day from which waiting has mended a refusal, if wished; nothing where it never does. */
export function RemindMe() {
  const language = useLanguage()
  const text = decisionTexts[language]
  const [sentTo, setSentTo] = useState<string | null>(null)
  const isConfirmed = useFollowUp().data?.answers?.isConfirmed ?? false
  const reminder = useOffers().data?.reminder ?? null
  if (reminder === null) return null
  const on = formatLongDate(reminder.on, language)
  if (!reminder.isAsked)
    return (
      <OnPress title={text.reminderTitle(on)} look="source">
        <ReminderForm onAsked={setSentTo} />
      </OnPress>
    )
  return (
    <>
      {isConfirmed && <Notice tone="success" role="status" title={text.reminderAsked(on)} />}
      <ConfirmAddress sentTo={sentTo} why={text.reminderWhy(on)} />
    </>
  )
}

function ReminderForm({ onAsked }: { onAsked: (codeSentTo: string | null) => void }) {
  const text = decisionTexts[useLanguage()]
  const queries = useQueryClient()
  const sending = useSend()
  const address = useAnswerAddress()
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (address.wrongId !== null) return document.getElementById(address.wrongId)?.focus()
    void sending.send(async (keys) => {
      onAsked((await api('requestReminder', { request: { email: address.email }, keys })).codeSentTo)
      await queries.invalidateQueries({ queryKey: offersKey })
    })
  }
  return (
    <form className="form form-short" noValidate onSubmit={submit}>
      <p>{text.reminderText}</p>
      <AnswerAddress address={address} isTried={isTried} isForReminder />
      <CallFailure errorKey={sending.errorKey} />
      <div className="form-actions">
        <Button type="submit" look="secondary" isPending={sending.isPending}>
          {text.reminderButton}
        </Button>
      </div>
    </form>
  )
}
