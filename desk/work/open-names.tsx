import type { IdempotencyKeys } from '#contract/client.ts'
import type { LookReason } from '#lending/desk/desk-reasons.ts'
import { useLanguage } from '#ui/use-language.ts'
import type { Sending } from '#ui/use-send.ts'
import { FieldForm } from '../field-form.tsx'
import { SendFailure } from '../send-failure.tsx'
import { namesTexts } from './names-text.ts'

type ReasonFormProps<Reason extends string> = {
  text: Omit<(typeof namesTexts)['nl'], 'reasons'> & { reasons: Readonly<Record<Reason, string>> }
  /** Where the work itself says why. */
  likely?: Reason | null
  onOpen: (reason: Reason, keys: IdempotencyKeys) => Promise<unknown>
  sending: Sending
}

/** Opens names with a reason, which the applicant reads. */
export const OpenNames = (props: Omit<ReasonFormProps<LookReason>, 'text'>) => (
  <ReasonForm text={namesTexts[useLanguage()]} {...props} />
)

/** An act with a reason of a list. */
export function ReasonForm<Reason extends string>({ text, likely = null, onOpen, sending }: ReasonFormProps<Reason>) {
  const options = Object.entries<string>(text.reasons).map(([value, label]) => ({ value, label }))
  return (
    <FieldForm
      empty={{ reason: likely as Reason | null }}
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
