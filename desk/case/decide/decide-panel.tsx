import { useState } from 'react'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { Panel } from '../panel.tsx'
import { useChoices } from '../queries.ts'
import { useSendAndRead } from '../../work/queries.ts'
import { SendFailure } from '../../send-failure.tsx'
import type { Sending } from '#ui/use-send.ts'
import { AnswerForm } from './answer-form.tsx'
import { SecondPanel } from './second-panel.tsx'
import { decideTexts } from './text.ts'

/** Where a referral is answered, or put to a second person; nothing where nothing waits for an answer. */
export function DecidePanel({ view }: { view: DeskCaseView }) {
  const text = decideTexts[useLanguage()]
  const [sent, setSent] = useState<'done' | 'proposed' | null>(null)
  // Here and not in the forms, which go once a colleague was first: the refusal stays to be read.
  const sending = useSendAndRead()
  const waiting = view.answers.find(
    ({ state, dataVersion }) => state === 'proposed' && dataVersion === view.dataVersion,
  )
  const { mayAnswer, isOwn } = view
  if (sent === null && sending.errorKey === null && !waiting && !mayAnswer && !isOwn) return null
  return (
    <Panel title={text.title}>
      {sent !== null && (
        <Notice tone="success" role="status">
          <p>{sent === 'done' ? text.done : text.proposed}</p>
        </Notice>
      )}
      {waiting && <SecondPanel view={view} answer={waiting} sending={sending} onSent={() => setSent('done')} />}
      {!waiting && isOwn && <p>{text.ownDecision}</p>}
      {!waiting && mayAnswer && <Answering view={view} sending={sending} onSent={setSent} />}
      <SendFailure errorKey={sending.errorKey} />
    </Panel>
  )
}

type AnsweringProps = { view: DeskCaseView; sending: Sending; onSent: (state: 'done' | 'proposed') => void }

function Answering({ view, ...form }: AnsweringProps) {
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
      <AnswerForm view={view} choices={choices} {...form} />
    </>
  )
}
