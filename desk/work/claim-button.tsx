import type { WorkItem } from '#contract/desk/work.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { SendFailure } from '../send-failure.tsx'
import { useStaff } from '../session/session.ts'
import { useSendAndRead } from './queries.ts'
import { kindOf } from './shown.ts'
import { workTexts } from './text.ts'

type ClaimProps = { item: WorkItem; mayTakeAway?: boolean }

/** Claims what is free, releases one's own, takes over that of the absent, or as a lead any; else nothing. */
export function ClaimButton({ item, mayTakeAway = false }: ClaimProps) {
  const language = useLanguage()
  const text = workTexts[language]
  const staff = useStaff()
  const { isPending, errorKey, send } = useSendAndRead()
  const isMine = item.owner?.id === staff.id
  const { id, version } = item
  const isReleased = isMine || (mayTakeAway && item.owner !== null)
  const isTakenOver = !isMine && item.owner !== null && item.mayClaim && (mayTakeAway || item.away !== null)
  const isOffered = isReleased || isTakenOver || (item.owner === null && item.mayClaim)
  if (!isOffered && errorKey === null) return null
  if (!isOffered)
    return (
      <span className="work-act">
        <SendFailure errorKey={errorKey} />
      </span>
    )
  const name = isReleased && !isTakenOver ? 'releaseWork' : 'claimWork'
  const change = () => {
    const input = { params: { id }, request: { version } }
    void send((keys) => askDesk(name, { ...input, keys }))
  }
  return (
    <span className="work-act">
      <Button look={isReleased ? 'quiet' : 'secondary'} isPending={isPending} onClick={change}>
        {isMine ? text.release : isTakenOver ? text.takeOver : isReleased ? text.takeAway : text.claim}
        <span className="visually-hidden">: {kindOf(item, language)}</span>
      </Button>
      <SendFailure errorKey={errorKey} />
    </span>
  )
}
