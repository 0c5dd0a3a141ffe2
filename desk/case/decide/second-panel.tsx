import type { DeskAnswerView, DeskCaseView } from '#contract/desk/case.ts'
import { seenOf } from '#contract/desk/money.ts'
import { may } from '#lending/desk/roles.ts'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../../api/desk.ts'
import { Answer } from '../history-panel.tsx'
import { MoneyCard } from '../money-card.tsx'
import { SecondButtons } from '../second-buttons.tsx'
import { useStaff } from '../../session/session.ts'
import type { Sending } from '#ui/use-send.ts'
import { decideTexts } from './text.ts'

type SecondProps = { view: DeskCaseView; answer: DeskAnswerView; sending: Sending; onSent: () => void }

/** One person's answer, for another to check. */
export function SecondPanel({ view, answer, sending, onSent }: SecondProps) {
  const { caseId, dataVersion } = view
  const { waiting: text, ownDecision } = decideTexts[useLanguage()]
  const { role } = useStaff()
  const params = { caseId, answerId: answer.id }
  const request = { dataVersion }
  const approve = () => {
    const confirmed = { ...request, seen: seenOf(view.money) }
    void sending.send(async (keys) => {
      await askDesk('secondAnswer', { params, request: confirmed, keys })
      onSent()
    })
  }
  const { isMe } = answer.first
  const isOwn = !isMe && view.isOwn
  return (
    <>
      <Answer answer={answer} />
      <MoneyCard money={view.money} view={view} reason="check" />
      {isMe && <p>{text.mine}</p>}
      {!isMe && !answer.maySecond && <p>{isOwn ? ownDecision : text.mayNot}</p>}
      {may(role, 'decide') && !isOwn && (
        <SecondButtons
          isMine={isMe}
          approve={answer.maySecond ? text.approve : null}
          onApprove={approve}
          onBack={(back, keys) => askDesk('sendAnswerBack', { params, request: { ...request, back }, keys })}
          sending={sending}
        />
      )}
    </>
  )
}
