import type { IdempotencyKeys } from '#contract/client.ts'
import { type BackReason, backReasons, type SentBack } from '#lending/desk/desk-reasons.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { Sending } from '#ui/use-send.ts'
import { FieldForm } from '../field-form.tsx'
import { caseTexts } from './text.ts'

type SecondButtonsProps = {
  isMine: boolean
  /** The words of the yes; null for who may not give it. */
  approve: string | null
  onApprove: () => void
  onBack: (back: SentBack | null, keys: IdempotencyKeys) => Promise<unknown>
  sending: Sending
}

/** Under a colleague's proposal: the second person's yes, or back with why; under one's own, only taking it back. */
export function SecondButtons({ isMine, approve, onApprove, onBack, sending }: SecondButtonsProps) {
  const { takeBack, back: text } = caseTexts[useLanguage()]
  const { isPending, send } = sending
  if (isMine)
    return (
      <div className="case-buttons">
        <Button look="secondary" isPending={isPending} onClick={() => void send((keys) => onBack(null, keys))}>
          {takeBack}
        </Button>
      </div>
    )
  const options = backReasons.map((value) => ({ value, label: text.reasons[value] }))
  return (
    <>
      {approve !== null && (
        <div className="case-buttons">
          <Button isPending={isPending} onClick={onApprove}>
            {approve}
          </Button>
        </div>
      )}
      <details className="case-details">
        <summary>{text.open}</summary>
        <FieldForm
          empty={{ reason: null as BackReason | null, words: '' }}
          fields={({ reason, words }) => [
            { name: 'reason', look: 'select', ...text.reason, options },
            {
              name: 'words',
              look: 'words',
              ...text.words,
              lengthMax: 2_000,
              isOptional: reason !== 'other',
              isWrong: reason === 'other' && words.trim() === '',
            },
          ]}
          onSend={({ reason, words }, keys) => onBack({ reason: reason!, words: words || null }, keys)}
          sending={sending}
          look="secondary"
          button={text.button}
        />
      </details>
    </>
  )
}

/** `Teruggestuurd: de cijfers kloppen niet. “Kijk nog eens naar oktober.”` */
export function SentBackLine({ back }: { back: SentBack | null }) {
  const text = caseTexts[useLanguage()].back
  if (back === null) return null
  return (
    <span>
      {text.line(text.reasons[back.reason])}
      {back.words !== null && ` “${back.words}”`}
    </span>
  )
}
