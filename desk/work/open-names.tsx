import type { IdempotencyKeys } from '#contract/client.ts'
import { type LookReason, lookReasons } from '#lending/desk/desk-reasons.ts'
import { useLanguage } from '#ui/use-language.ts'
import type { Sending } from '#ui/use-send.ts'
import { FieldForm } from '../field-form.tsx'
import { SendFailure } from '../send-failure.tsx'
import { namesTexts } from './names-text.ts'

type OpenNamesProps = {
  /** Where the work itself says why. */
  likely?: LookReason | null
  onOpen: (reason: LookReason, keys: IdempotencyKeys) => Promise<unknown>
  sending: Sending
}

/** Opens names with a reason, which the applicant reads. */
export function OpenNames({ likely = null, onOpen, sending }: OpenNamesProps) {
  const text = namesTexts[useLanguage()]
  const options = lookReasons.map((value) => ({ value, label: text.reasons[value] }))
  return (
    <FieldForm
      empty={{ reason: likely }}
      fields={() => [{ name: 'reason', look: 'select', ...text.reason, options }]}
      onSend={({ reason }, keys) => onOpen(reason!, keys)}
      sending={sending}
      look="secondary"
      button={text.open}
    >
      <SendFailure errorKey={sending.errorKey} />
    </FieldForm>
  )
}
