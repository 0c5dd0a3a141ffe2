import type { DeskCaseView } from '#contract/desk/case.ts'
import { type DocumentReason, documentReasons } from '#lending/desk/desk-reasons.ts'
import { may } from '#lending/desk/roles.ts'
import { formatBytes, formatDate } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { fileAddress } from '../api/client.ts'
import { askDesk } from '../api/desk.ts'
import { FieldForm } from '../field-form.tsx'
import { SendFailure } from '../send-failure.tsx'
import { useStaff } from '../session/session.ts'
import { FilePages } from './file-pages.tsx'
import { Panel } from './panel.tsx'
import { useSendAndRead } from '../work/queries.ts'
import { moment } from './shown.ts'
import { settleTexts } from './settle-text.ts'

/** Requested and received documents: pages are shown as pictures, the file itself is a download. */
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
          {files.map(({ id, kind, size, at, sentAt, endedAt, scannedAt, requestId }) => (
            <li key={id}>
              {nameOf(kind, requestId)}, {formatDate(at)}, {formatBytes(size, language).replace(' ', '\u00a0')}
              {kind === 'agreement'
                ? `, ${endedAt ? text.void : sentAt ? text.sent(moment(sentAt)) : text.draft}`
                : `, ${scannedAt ? text.scanned : text.unscanned}`}{' '}
              {(names !== null || kind === 'agreement') && may(role, 'openNames') && (
                <>
                  <FilePages caseId={caseId} fileId={id} name={nameOf(kind, requestId)} />{' '}
                  <a href={fileAddress('downloadFile', { params: { caseId, fileId: id } })} download>
                    {text.download}
                  </a>
                </>
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
  const sending = useSendAndRead()
  const options = documentReasons.map((value) => ({ value, label: text.reasons[value] }))
  return (
    <details className="case-details">
      <summary>{text.ask}</summary>
      <FieldForm
        empty={{ reason: null as DocumentReason | null, words: '' }}
        draft={`${caseId}/document`}
        fields={() => [
          { name: 'reason', look: 'select', ...text.reason, options },
          { name: 'words', look: 'words', ...text.words, lengthMax: 2_000, isOptional: true },
        ]}
        onSend={({ reason, words }, keys) => {
          const request = { reason: reason!, words: words || null }
          return askDesk('askDocument', { params: { caseId }, request, keys })
        }}
        sending={sending}
        look="secondary"
        button={text.button}
      >
        <SendFailure errorKey={sending.errorKey} />
      </FieldForm>
    </details>
  )
}
