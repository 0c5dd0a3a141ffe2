import type { ChangeEvent } from 'react'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import type { Sending } from '#ui/use-send.ts'
import { useLanguage } from '#ui/use-language.ts'
import { fileAddress } from '../api/client.ts'
import { askDesk } from '../api/desk.ts'
import { settleTexts } from './settle-text.ts'
import { moment } from './shown.ts'

export type StepProps = { view: DeskCaseView; sending: Sending }

/** Made, looked at, then sent; until the signature another one can take its place, or one that was put in by hand. */
export function AgreementPart({ view: { caseId, files, names, agreement }, sending }: StepProps) {
  const { settle: text, documents } = settleTexts[useLanguage()]
  const [draft] = files.filter((file) => file.kind === 'agreement' && file.sentAt === null && file.endedAt === null)
  const [sent] = files.filter((file) => file.kind === 'agreement' && file.sentAt !== null && file.endedAt === null)
  const send = (fileId: string) => {
    const input = { params: { caseId }, request: { fileId } }
    void sending.send((keys) => askDesk('sendAgreement', { ...input, keys }))
  }
  const make = () => void sending.send((keys) => askDesk('makeAgreement', { params: { caseId }, request: {}, keys }))
  const another = (how: string) => (
    <>
      <p>{how}</p>
      <Button look="secondary" isPending={sending.isPending} onClick={make}>
        {text.make}
      </Button>
      <PutFile caseId={caseId} sending={sending} call="putAgreement" label={text.agreementButton} />
    </>
  )
  if (agreement.isMaking) return <p role="status">{text.making}</p>
  if (!draft && !sent?.sentAt)
    return (
      <>
        {agreement.problem !== null && <p>{text.problems[agreement.problem]}</p>}
        {another(text.agreement)}
      </>
    )
  return (
    <>
      {draft && (
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
          <Button isPending={sending.isPending} onClick={() => send(draft.id)}>
            {text.sendDraft}
          </Button>
        </>
      )}
      {!draft && <p>{agreement.bar === null ? text.byCode : text.bars[agreement.bar]}</p>}
      <details className="case-details">
        <summary>{draft ? text.otherwise : text.replace(moment(sent!.sentAt!))}</summary>
        {another(draft ? text.otherwiseHow : text.replaceHow)}
      </details>
    </>
  )
}

type PutProps = { caseId: string; sending: Sending; call: 'putAgreement' | 'putDocument'; label: string }

export function PutFile({ caseId, sending, call, label }: PutProps) {
  const text = settleTexts[useLanguage()].settle
  const put = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    if (files.length > 0) void sending.send(() => askDesk(call, { params: { caseId }, files }))
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
          onChange={put}
        />
      )}
    </Field>
  )
}
