import { type FormEvent, useState } from 'react'
import type { IdempotencyKeys } from '#contract/client.ts'
import { type LookReason, lookReasons } from '#lending/desk/desk-reasons.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/form/select.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useSend } from '#ui/use-send.ts'
import { namesTexts } from './names-text.ts'
import { SendFailure } from '../send-failure.tsx'

type OpenNamesProps = {
  /** Where the work itself says why. */
  likely?: LookReason | null
  onOpen: (reason: LookReason, keys: IdempotencyKeys) => Promise<unknown>
}

/** Opens names with a reason, which the applicant reads. */
export function OpenNames({ likely = null, onOpen }: OpenNamesProps) {
  const text = namesTexts[useLanguage()]
  const sending = useSend()
  const [reason, setReason] = useState(likely)
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason !== null) void sending.send((keys) => onOpen(reason, keys))
  }
  return (
    <form className="case-form" noValidate onSubmit={submit}>
      <Select<LookReason>
        label={text.reason}
        emptyText={text.reasonEmpty}
        value={reason}
        onValue={setReason}
        options={lookReasons.map((value) => ({ value, label: text.reasons[value] }))}
        error={isTried && reason === null ? text.reasonMissing : null}
      />
      <SendFailure errorKey={sending.errorKey} />
      <Button type="submit" look="secondary" isPending={sending.isPending}>
        {text.open}
      </Button>
    </form>
  )
}
