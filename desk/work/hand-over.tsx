import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { WorkItem } from '#contract/desk/work.ts'
import { handledBy } from '#lending/desk/closings.ts'
import { may } from '#lending/desk/roles.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/form/select.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { deskAddress } from '../addresses.ts'
import { askDesk } from '../api/desk.ts'
import { SendFailure } from '../send-failure.tsx'
import { useSend } from '#ui/use-send.ts'
import { useColleagues, useWorkRefresh } from './queries.ts'
import { kindOf } from './shown.ts'
import { workTexts } from './text.ts'

/** Hands work to a colleague whose role does it; a lead also reassigns a colleague's. */
export function HandOver({ item }: { item: WorkItem }) {
  const language = useLanguage()
  const text = workTexts[language].item
  const [, goTo] = useLocation()
  const refresh = useWorkRefresh()
  const { data } = useColleagues()
  const { isPending, errorKey, send } = useSend()
  const [to, setTo] = useState<string>('')
  const others = (data?.staff ?? []).filter(({ id, role }) => id !== item.owner?.id && may(role, handledBy[item.kind]))
  if (others.length === 0) return null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (to === '') return
    const input = { params: { id: item.id }, request: { version: item.version, to } }
    const isGiven = await send((keys) => askDesk('handOverWork', { ...input, keys }))
    if (isGiven) goTo(deskAddress('work', language))
    await refresh(isGiven ? item.id : null)
  }
  return (
    <details className="work-hand-over">
      <summary>
        {text.handOver}
        <span className="visually-hidden">: {kindOf(item, language)}</span>
      </summary>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <Select
          label={text.handOverTo}
          emptyText={text.handOverEmpty}
          value={to}
          onValue={setTo}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SendFailure errorKey={errorKey} />
        <Button type="submit" look="secondary" isPending={isPending}>
          {text.handOverButton}
        </Button>
      </form>
    </details>
  )
}
