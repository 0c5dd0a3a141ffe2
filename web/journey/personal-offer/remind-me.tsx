import { useState } from 'react'
import { formatLongDate } from '#ui/format.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { ConfirmAddress } from '../../answer-address.tsx'
import { api } from '../../api/api.ts'
import { useFollowUp, useOffers } from '../../application-state/queries.ts'
import { AskedForm } from './asked-form.tsx'
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
        <p>{text.reminderText}</p>
        <AskedForm
          isForReminder
          look="secondary"
          button={text.reminderButton}
          send={(email, keys) => api('requestReminder', { request: { email }, keys })}
          onAsked={setSentTo}
        />
      </OnPress>
    )
  return (
    <>
      {isConfirmed && <Notice tone="success" role="status" title={text.reminderAsked(on)} />}
      <ConfirmAddress sentTo={sentTo} why={text.reminderWhy(on)} />
    </>
  )
}
