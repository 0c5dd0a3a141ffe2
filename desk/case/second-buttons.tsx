import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { Sending } from '#ui/use-send.ts'
import { caseTexts } from './text.ts'

type SecondButtonsProps = {
  isMine: boolean
  /** The words of the yes; null for who may not give it. */
  approve: string | null
  onApprove: () => void
  onBack: () => void
  sending: Sending
}

/** Under a colleague's proposal: the second person's yes, or back; under one's own, only taking it back. */
export function SecondButtons({ isMine, approve, onApprove, onBack, sending: { isPending } }: SecondButtonsProps) {
  const text = caseTexts[useLanguage()]
  return (
    <div className="case-buttons">
      {approve !== null && (
        <Button isPending={isPending} onClick={onApprove}>
          {approve}
        </Button>
      )}
      <Button look="secondary" isPending={isPending} onClick={onBack}>
        {isMine ? text.takeBack : text.back}
      </Button>
    </div>
  )
}
