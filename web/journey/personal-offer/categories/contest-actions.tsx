import type { IdempotencyKeys } from '#contract/client.ts'
import { CallFailure } from '../../../call-failure.tsx'
import { journeyTexts } from '../../../screen/text.ts'
import { type Sending, useSend } from '#ui/use-send.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useWorkOutAgain } from './use-work-out-again.ts'

type ContestEndProps = {
  text: { consequence: string; confirm: string }
  contest: Pick<Sending, 'errorKey' | 'isPending'>
  onCancel: () => void
}

/** How the forms that contest a booking or a fact end. */
export function ContestEnd({ text, contest, onCancel }: ContestEndProps) {
  return (
    <>
      <p className="small">{text.consequence}</p>
      <CallFailure errorKey={contest.errorKey} />
      <div className="booking-actions">
        <Button type="submit" isPending={contest.isPending}>
          {text.confirm}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {journeyTexts[useLanguage()].cancel}
        </Button>
      </div>
    </>
  )
}

type WithdrawProps = { label: string; children: string; withdraw: (keys: IdempotencyKeys) => Promise<unknown> }

export function Withdraw({ label, children, withdraw }: WithdrawProps) {
  const sending = useSend()
  const workOutAgain = useWorkOutAgain()
  const send = () =>
    sending.send(async (keys) => {
      await withdraw(keys)
      await workOutAgain()
    })
  return (
    <>
      <Button look="quiet" aria-label={label} isPending={sending.isPending} onClick={() => void send()}>
        {children}
      </Button>
      <CallFailure errorKey={sending.errorKey} />
    </>
  )
}
