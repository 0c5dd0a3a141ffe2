import { useState } from 'react'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { may } from '#lending/desk/roles.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useLanguage } from '#web/use-language.ts'
import { Panel } from '../panel.tsx'
import { useChoices } from '../queries.ts'
import { useStaff } from '../../session/session.ts'
import { AnswerForm } from './answer-form.tsx'
import { SecondPanel } from './second-panel.tsx'
import { decideTexts } from './text.ts'

/** Where a referral is answered, or put to a second person; nothing where nothing waits for an answer. */
export function DecidePanel({ view }: { view: DeskCaseView }) {
  const text = decideTexts[useLanguage()]
  const { role } = useStaff()
  const [sent, setSent] = useState<'done' | 'proposed' | null>(null)
  const waiting = view.answers.find(
    ({ state, dataVersion }) => state === 'proposed' && dataVersion === view.dataVersion,
  )
  const { mayAnswer } = view
  const isOwn = view.question === 'review' && !mayAnswer && may(role, 'decide')
  if (sent === null && !waiting && !mayAnswer && !isOwn) return null
  return (
    <Panel title={text.title}>
      {sent !== null && (
        <Notice tone="success" role="status">
          <p>{sent === 'done' ? text.done : text.proposed}</p>
        </Notice>
      )}
      {waiting && <SecondPanel view={view} answer={waiting} onSent={() => setSent('done')} />}
      {!waiting && isOwn && <p>{text.ownDecision}</p>}
      {!waiting && mayAnswer && <Answering view={view} onSent={setSent} />}
    </Panel>
  )
}

type AnsweringProps = { view: DeskCaseView; onSent: (state: 'done' | 'proposed') => void }

function Answering({ view, onSent }: AnsweringProps) {
  const text = decideTexts[useLanguage()]
  const { data: choices, error } = useChoices(view)
  if (error !== null || !choices) return null
  return (
    <>
      <p className="case-soft">{choices.question === 'review' ? text.introReview : text.intro}</p>
      {!choices.isOwnAccount && (
        <Notice tone="warning">
          <p>{text.accountOfAnother}</p>
        </Notice>
      )}
      <AnswerForm view={view} choices={choices} onSent={onSent} />
    </>
  )
}
