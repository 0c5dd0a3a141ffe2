import type { DeskAnswerView, DeskCaseView } from '#contract/desk/case.ts'
import { seenOf } from '#contract/desk/money.ts'
import { may } from '#lending/desk/roles.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../../api/desk.ts'
import { Answer } from '../history-panel.tsx'
import { MoneyCard } from '../money-card.tsx'
import { useReloadCase } from '../queries.ts'
import { useStaff } from '../../session/session.ts'
import type { Sending } from '#ui/use-send.ts'
import { decideTexts } from './text.ts'

type SecondProps = { view: DeskCaseView; answer: DeskAnswerView; sending: Sending; onSent: () => void }

/** One person's answer, for another to check. */
export function SecondPanel({ view, answer, sending, onSent }: SecondProps) {
  const { caseId, dataVersion } = view
  const { waiting: text, ownDecision } = decideTexts[useLanguage()]
  const { role } = useStaff()
  const reload = useReloadCase(caseId)
  const params = { caseId, answerId: answer.id }
  const request = { dataVersion }
  const approve = async () => {
    const confirmed = { ...request, seen: seenOf(view.money) }
    const isSent = await sending.send((keys) => askDesk('secondAnswer', { params, request: confirmed, keys }))
    if (isSent) onSent()
    await reload()
  }
  const back = async () => {
    await sending.send((keys) => askDesk('sendAnswerBack', { params, request, keys }))
    await reload()
  }
  const { isMe } = answer.first
  const isOwn = !isMe && view.isOwn
  return (
    <>
      <h3>{text.title}</h3>
      <Answer answer={answer} />
      <MoneyCard money={view.money} view={view} reason="check" />
      {isMe && <p>{text.mine}</p>}
      {!isMe && !answer.maySecond && <p>{isOwn ? ownDecision : text.mayNot}</p>}
      {may(role, 'decide') && !isOwn && (
        <div className="case-buttons">
          {answer.maySecond && (
            <Button isPending={sending.isPending} onClick={() => void approve()}>
              {text.approve}
            </Button>
          )}
          <Button look="secondary" isPending={sending.isPending} onClick={() => void back()}>
            {isMe ? text.takeBack : text.back}
          </Button>
        </div>
      )}
    </>
  )
}
