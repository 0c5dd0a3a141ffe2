import type { WorkItem } from '#contract/desk/work.ts'
import { handledBy } from '#lending/desk/closings.ts'
import { may } from '#lending/desk/roles.ts'
import { Button } from '#web/ui/button.tsx'
import { useLanguage } from '#web/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { SendFailure } from '../send-failure.tsx'
import { useStaff } from '../session/session.ts'
import { useDeskSend } from '../use-desk-send.ts'
import { useWorkRefresh } from './queries.ts'
import { kindOf } from './shown.ts'
import { workTexts } from './text.ts'

/** Takes what is nobody's, gives back what is one's own; nothing where one's role does not do such work. */
export function ClaimButton({ item }: { item: WorkItem }) {
  const language = useLanguage()
  const text = workTexts[language]
  const staff = useStaff()
  const refresh = useWorkRefresh()
  const { isPending, errorKey, send } = useDeskSend()
  const isMine = item.owner?.id === staff.id
  const { id, version } = item
  const isOffered = isMine || (item.owner === null && may(staff.role, handledBy[item.kind]))
  if (!isOffered) return errorKey === null ? null : <SendFailure errorKey={errorKey} />
  const name = isMine ? 'releaseWork' : 'claimWork'
  const change = async () => {
    const input = { params: { id }, body: { version } }
    await send((keyOf) => askDesk(name, { ...input, idempotencyKey: keyOf({ name, ...input }) }))
    await refresh()
  }
  return (
    <span className="work-act">
      <Button look={isMine ? 'quiet' : 'secondary'} isPending={isPending} onClick={() => void change()}>
        {isMine ? text.release : text.claim}
        <span className="visually-hidden">: {kindOf(item, language)}</span>
      </Button>
      <SendFailure errorKey={errorKey} />
    </span>
  )
}
