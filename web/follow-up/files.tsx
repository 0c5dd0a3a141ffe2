import { useState } from 'react'
import type { FollowUpView } from '#contract/follow-up.ts'
import { documentWords } from '#lending/desk/document-words.ts'
import { longDate } from '#lending/long-date.ts'
import { api } from '../api/api.ts'
import { useAgreement } from '../application-state/queries.ts'
import { CallFailure } from '../call-failure.tsx'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/form/file-drop.tsx'
import { Notice } from '#ui/notice.tsx'
import { saveFile } from '#ui/save-file.ts'
import { useSend } from '#ui/use-send.ts'
import { useLanguage } from '#ui/use-language.ts'
import { DocumentSections } from '../documents/document.tsx'
import { filesTexts } from './files-text.ts'
import { TitledSection } from '../titled-section.tsx'

type FilesProps = { followUp: FollowUpView; onChanged: (followUp: FollowUpView) => void }

/** The agreement to read, and each thing that is asked for. */
export function Files({ followUp, onChanged }: FilesProps) {
  const text = filesTexts[useLanguage()]
  const [isSent, setSent] = useState(false)
  const sent = (now: FollowUpView) => {
    setSent(true)
    onChanged(now)
  }
  return (
    <>
      {followUp.hasAgreement && <Agreement followUp={followUp} />}
      {followUp.asked.map((asked) => (
        <Asked key={asked.id} asked={asked} onSent={sent} />
      ))}
      <div className="news" aria-live="polite">
        {isSent && <Notice tone="success" title={text.received} />}
      </div>
    </>
  )
}

function Agreement({ followUp: { reference, stages, offer } }: Pick<FilesProps, 'followUp'>) {
  const text = filesTexts[useLanguage()].agreement
  const isSigned = stages.some(({ name, state }) => name === 'signed' && state === 'done')
  const agreement = useAgreement().data?.agreement
  const { isPending, errorKey, send } = useSend()
  const download = () =>
    void send(async () => {
      const { base64 } = await api('openAgreement')
      saveFile(
        `${reference}.pdf`,
        Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)),
        'application/pdf',
      )
    })
  return (
    <TitledSection id="agreement-title" title={text.title} className="card" look="sub-title">
      <p>{isSigned ? text.signed : text.how}</p>
      {!isSigned && offer?.securities === 'personal_guarantee' && <p>{text.guarantee}</p>}
      {agreement && (
        <details className="agreement">
          <summary>{text.read}</summary>
          <article lang={agreement.language}>
            <p>{agreement.intro}</p>
            <DocumentSections sections={agreement.sections} idPrefix="agreement-" />
          </article>
        </details>
      )}
      <CallFailure errorKey={errorKey} />
      <p>
        <Button look={isSigned ? 'secondary' : 'primary'} isPending={isPending} onClick={download}>
          {text.button}
        </Button>
      </p>
    </TitledSection>
  )
}

type AskedProps = { asked: FollowUpView['asked'][number]; onSent: (now: FollowUpView) => void }

function Asked({ asked: { id, reason, words, until }, onSent }: AskedProps) {
  const language = useLanguage()
  const text = filesTexts[language].asked
  const { isPending, errorKey, send } = useSend()
  const upload = (files: readonly File[]) => {
    void send(async () => onSent(await api('sendDocument', { query: { asked: id }, files })))
  }
  return (
    <TitledSection id={`asked-${id}`} title={text.title} className="card card-marked" look="sub-title">
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
