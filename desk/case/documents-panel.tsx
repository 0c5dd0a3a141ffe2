import { type FormEvent, useState } from 'react'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { type DocumentReason, documentReasons } from '#lending/desk/desk-reasons.ts'
import { may } from '#lending/desk/roles.ts'
import { Button } from '#ui/button.tsx'
import { formatBytes, formatDate } from '#ui/format.ts'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { fileAddress } from '../api/client.ts'
import { askDesk } from '../api/desk.ts'
import { useDraft } from '../drafts.ts'
import { SendFailure } from '../send-failure.tsx'
import { useStaff } from '../session/session.ts'
import { useSend } from '#ui/use-send.ts'
import { Panel } from './panel.tsx'
import { useReloadCase } from './queries.ts'
import { moment } from './shown.ts'
import { settleTexts } from './settle-text.ts'

/** Requested and received documents; files are downloaded, never shown in the page. */
export function DocumentsPanel({ view }: { view: DeskCaseView }) {
  const language = useLanguage()
  const text = settleTexts[language].documents
  const { role } = useStaff()
  const { files, requests, applicant, caseId, names } = view
  const nameOf = (kind: DeskCaseView['files'][number]['kind'], requestId: string | null) => {
    const answered = requests.find(({ id }) => id === requestId)
    return answered ? text.reasons[answered.reason] : text[kind]
  }
  const mayAsk = may(role, 'work') && applicant.status !== null
  if (files.length === 0 && requests.length === 0 && !mayAsk) return null
  return (
    <Panel title={text.title}>
      {files.length > 0 && (
        <ul className="case-lines">
          {files.map(({ id, kind, size, at, sentAt, endedAt, requestId }) => (
            <li key={id}>
              {nameOf(kind, requestId)}, {formatDate(at)}, {formatBytes(size, language).replace(' ', '\u00a0')}
              {kind === 'agreement' &&
                `, ${endedAt ? text.void : sentAt ? text.sent(moment(sentAt)) : text.draft}`}{' '}
              {(names !== null || kind === 'agreement') && may(role, 'openNames') && (
                <a href={fileAddress('downloadFile', { params: { caseId, fileId: id } })} download>
                  {text.download}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && names === null && may(role, 'openNames') && <p className="case-soft">{text.openFirst}</p>}
      {requests.length > 0 && (
        <ul className="case-lines">
          {requests.map(({ id, reason, endOn, endedAt, fileId }) => (
            <li key={id}>
              {text.reasons[reason]}:{' '}
              {endedAt === null ? text.until(formatDate(endOn)) : fileId === null ? text.ended : text.received}
            </li>
          ))}
        </ul>
      )}
      {mayAsk && <Ask caseId={caseId} />}
    </Panel>
  )
}

function Ask({ caseId }: { caseId: string }) {
  const text = settleTexts[useLanguage()].documents
  const sending = useSend()
  const reload = useReloadCase(caseId)
  const [reason, setReason] = useState<DocumentReason | null>(null)
  const [words, setWords] = useDraft(`${caseId}/document`)
  const [isTried, setTried] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason === null) return
    const request = { reason, words: words.trim() || null }
    const isSent = await sending.send((keys) => askDesk('askDocument', { params: { caseId }, request, keys }))
    if (isSent) {
      setReason(null)
      setWords('')
      setTried(false)
    }
    await reload()
  }
  return (
    <details className="case-details">
      <summary>{text.ask}</summary>
      <form className="case-form" noValidate onSubmit={(event) => void submit(event)}>
        <Select<DocumentReason>
          label={text.reason}
          emptyText={text.reasonEmpty}
          value={reason}
          onValue={setReason}
          options={documentReasons.map((value) => ({ value, label: text.reasons[value] }))}
          error={isTried && reason === null ? text.reasonMissing : null}
        />
        <TextArea label={text.words} value={words} onValue={setWords} lengthMax={2_000} isOptional />
        <SendFailure errorKey={sending.errorKey} />
        <Button type="submit" look="secondary" isPending={sending.isPending}>
          {text.button}
        </Button>
      </form>
    </details>
  )
}
