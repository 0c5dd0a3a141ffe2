import { useLocation } from 'wouter'
import type { WorkItem } from '#contract/desk/work.ts'
import { handledBy } from '#lending/desk/closings.ts'
import { may } from '#lending/desk/roles.ts'
import { useLanguage } from '#ui/use-language.ts'
import { deskAddress } from '../addresses.ts'
import { askDesk } from '../api/desk.ts'
import { FieldForm } from '../field-form.tsx'
import { SendFailure } from '../send-failure.tsx'
import { useColleagues, useSendAndRead } from './queries.ts'
import { kindOf } from './shown.ts'
import { workTexts } from './text.ts'

/** Hands work to a colleague whose role does it; a lead also reassigns a colleague's. */
export function HandOver({ item: { id, version, kind, owner } }: { item: WorkItem }) {
  const language = useLanguage()
  const text = workTexts[language].item
  const [, goTo] = useLocation()
  const { data } = useColleagues()
  const sending = useSendAndRead(id)
  const others = (data?.staff ?? []).filter((one) => one.id !== owner?.id && may(one.role, handledBy[kind]))
  if (others.length === 0) return null
  const options = others.map((one) => ({ value: one.id, label: one.name }))
  return (
    <details className="work-hand-over">
      <summary>
        {text.handOver}
        <span className="visually-hidden">: {kindOf({ kind }, language)}</span>
      </summary>
      <FieldForm
        empty={{ to: null as string | null }}
        fields={() => [{ name: 'to', look: 'select', ...text.to, options }]}
        onSend={async ({ to }, keys) => {
          await askDesk('handOverWork', { params: { id }, request: { version, to: to! }, keys })
          goTo(deskAddress('work', language))
        }}
        sending={sending}
        look="secondary"
        button={text.handOver}
        className="form"
      >
        <SendFailure errorKey={sending.errorKey} />
      </FieldForm>
    </details>
  )
}
