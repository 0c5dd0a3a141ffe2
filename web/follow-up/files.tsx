import { useState } from 'react'
import type { FollowUpView } from '#contract/follow-up.ts'
import { documentWords } from '#lending/desk/document-words.ts'
import { longDate } from '#lending/long-date.ts'
import { api } from '../api/api.ts'
import { CallFailure } from '../call-failure.tsx'
import { FileDrop } from '#ui/form/file-drop.tsx'
import { Notice } from '#ui/notice.tsx'
import { useSend } from '#ui/use-send.ts'
import { useLanguage } from '#ui/use-language.ts'
import { Agreement } from './agreement.tsx'
import { filesTexts } from './files-text.ts'
import { Loan } from './loan.tsx'
import { TitledSection } from '../titled-section.tsx'

type FilesProps = { followUp: FollowUpView; onChanged: (followUp: FollowUpView) => void }

/** The agreement to read, and each thing that is asked for. */
export function Files({ followUp, onChanged }: FilesProps) {
  const text = filesTexts[useLanguage()]
  const isByCode = followUp.acceptance === 'open'
  const [isSent, setSent] = useState(false)
  const sent = (now: FollowUpView) => {
    setSent(true)
    onChanged(now)
  }
  return (
    <>
      {followUp.loan && <Loan loan={followUp.loan} onChanged={onChanged} />}
      {followUp.hasAgreement && <Agreement followUp={followUp} onAccepted={onChanged} />}
      {followUp.asked.map((asked) => (
        <Asked
          key={asked.id}
          asked={asked}
          isOtherWay={isByCode && asked.reason === 'signed-agreement'}
          onSent={sent}
        />
      ))}
      <div className="news" aria-live="polite">
        {isSent && <Notice tone="success" title={text.received} />}
      </div>
    </>
  )
}

type AskedProps = {
  asked: FollowUpView['asked'][number]
  /** Signing on paper, where a code will do. */
  isOtherWay: boolean
  onSent: (now: FollowUpView) => void
}

function Asked({ asked: { id, reason, words, until }, isOtherWay, onSent }: AskedProps) {
  const language = useLanguage()
  const text = filesTexts[language].asked
  const { isPending, errorKey, send } = useSend()
  const upload = (files: readonly File[]) => {
    void send(async () => onSent(await api('sendDocument', { query: { asked: id }, files })))
  }
  return (
    <TitledSection
      id={`asked-${id}`}
      title={isOtherWay ? text.onPaper : text.title}
      className={isOtherWay ? 'card' : 'card card-marked'}
      look="sub-title"
    >
      <p>{documentWords[language][reason]}</p>
      {words !== null && <p>{words}</p>}
      <FileDrop
        label={text.label}
        dragText={text.drag}
        hint={text.hint(longDate(until, language))}
        buttonText={text.button}
        accept="application/pdf,image/jpeg,image/png"
        isPending={isPending}
        onFiles={upload}
      />
      <CallFailure errorKey={errorKey} />
    </TitledSection>
  )
}
