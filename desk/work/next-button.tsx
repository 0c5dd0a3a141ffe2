import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { SendFailure } from '../send-failure.tsx'
import { useSendAndRead } from './queries.ts'
import { workAddress } from './shown.ts'
import { workTexts } from './text.ts'

/** Claims the unclaimed work that is due first, and opens it. */
export function NextButton({ look = 'primary' }: { look?: 'primary' | 'secondary' }) {
  const language = useLanguage()
  const text = workTexts[language]
  const [, goTo] = useLocation()
  const { isPending, errorKey, send } = useSendAndRead()
  const [isNothing, setNothing] = useState(false)
  const take = () =>
    send(async (keys) => {
      const { item } = await askDesk('takeNextWork', { keys })
      setNothing(item === null)
      if (item !== null) goTo(workAddress(item, language))
    })
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
