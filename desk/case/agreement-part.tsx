import type { ChangeEvent } from 'react'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import type { Sending } from '#ui/use-send.ts'
import { useLanguage } from '#ui/use-language.ts'
import { fileAddress } from '../api/client.ts'
import { askDesk } from '../api/desk.ts'
import { useReloadCase } from './queries.ts'
import { settleTexts } from './settle-text.ts'
import { moment } from './shown.ts'

export type StepProps = { view: DeskCaseView; sending: Sending }

/** Put in, looked at, then sent; until the signature another one can take its place. */
export function AgreementPart(props: StepProps) {
  const { settle: text, documents } = settleTexts[useLanguage()]
  const { caseId, files, names } = props.view
  const reload = useReloadCase(caseId)
  const [draft] = files.filter((file) => file.kind === 'agreement' && file.sentAt === null && file.endedAt === null)
  const [sent] = files.filter((file) => file.kind === 'agreement' && file.sentAt !== null && file.endedAt === null)
  const send = async (fileId: string) => {
    const request = { fileId }
    await props.sending.send((keys) => askDesk('sendAgreement', { params: { caseId }, request, keys }))
    await reload()
  }
  const put = <PutFile {...props} call="putAgreement" label={draft ? text.otherDraft : text.agreementButton} />
  if (draft)
    return (
      <>
        <p>{text.draft(moment(draft.at))}</p>
        {names === null ? (
          <p className="case-soft">{documents.openFirst}</p>
        ) : (
          <p>
            <a href={fileAddress('downloadFile', { params: { caseId, fileId: draft.id } })} download>
              {text.lookAtDraft}
            </a>
          </p>
        )}
        <Button isPending={props.sending.isPending} onClick={() => void send(draft.id)}>
          {text.sendDraft}
        </Button>
        {put}
      </>
    )
  if (!sent?.sentAt)
    return (
      <>
        <p>{text.agreement}</p>
        {put}
      </>
    )
  return (
    <details className="case-details">
      <summary>{text.replace(moment(sent.sentAt))}</summary>
      <p>{text.replaceHow}</p>
      {put}
    </details>
  )
}

type PutProps = StepProps & { call: 'putAgreement' | 'putDocument'; label: string }

export function PutFile({ view: { caseId }, sending, call, label }: PutProps) {
  const text = settleTexts[useLanguage()].settle
  const reload = useReloadCase(caseId)
  const put = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    if (files.length === 0) return
    await sending.send(() => askDesk(call, { params: { caseId }, files }))
    await reload()
  }
  return (
    <Field label={label} hint={text.agreementHint}>
      {(attributes) => (
        <input
          {...attributes}
          className="control"
          type="file"
          accept="application/pdf"
          disabled={sending.isPending}
          onChange={(event) => void put(event)}
        />
      )}
    </Field>
  )
}
