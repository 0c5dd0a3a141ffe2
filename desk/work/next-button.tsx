import { useState } from 'react'
import { useLocation } from 'wouter'
import type { WorkItem } from '#contract/desk/work.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { SendFailure } from '../send-failure.tsx'
import { useSend } from '#ui/use-send.ts'
import { useWorkRefresh } from './queries.ts'
import { workAddress } from './shown.ts'
import { workTexts } from './text.ts'

/** Claims the unclaimed work that is due first, and opens it. */
export function NextButton({ look = 'primary' }: { look?: 'primary' | 'secondary' }) {
  const language = useLanguage()
  const text = workTexts[language]
  const [, goTo] = useLocation()
  const refresh = useWorkRefresh()
  const { isPending, errorKey, send } = useSend()
  const [isNothing, setNothing] = useState(false)
  const take = async () => {
    let item: WorkItem | null = null
    const isTaken = await send(async (keys) => {
      item = (await askDesk('takeNextWork', { keys })).item
    })
    await refresh()
    const taken = item as WorkItem | null
    setNothing(isTaken && taken === null)
    if (taken !== null) goTo(workAddress(taken, language))
  }
  return (
    <div className="work-next">
      <Button look={look} isPending={isPending} onClick={() => void take()}>
        {text.next}
      </Button>
      <p role="status">{isNothing && text.nothingNext}</p>
      <SendFailure errorKey={errorKey} />
    </div>
  )
}
