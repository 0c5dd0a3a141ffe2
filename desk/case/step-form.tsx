import { seenOf } from '#contract/desk/money.ts'
import { dutchDayOf } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { FieldForm } from '../field-form.tsx'
import { PutFile, type StepProps } from './agreement-part.tsx'
import { settleTexts } from './settle-text.ts'
import { isGuaranteed, moment } from './shown.ts'

/** A signature or a payout, with its day and reference. */
export function StepForm({
  view: { caseId, files, money, applicant },
  sending,
  step,
}: StepProps & { step: 'signed' | 'paid' }) {
  const text = settleTexts[useLanguage()].settle
  const isSigning = step === 'signed'
  const isClosed = !isSigning && !money.some(({ accounts }) => accounts.some(({ number }) => number !== null))
  const isGuarantee = applicant.chosen !== null && isGuaranteed(applicant.chosen)
  const documents = files.filter(({ kind }) => kind === 'document')
  const options = documents.map(({ id, at }) => ({ value: id, label: text.fileOf(moment(at)) }))
  return (
    <>
      <p>{text[step]}</p>
      {isSigning && <PutFile caseId={caseId} sending={sending} call="putDocument" label={text.putSigned} />}
      <FieldForm
        empty={{
          on: dutchDayOf(Date.now()),
          reference: '',
          fileId: null as string | null,
          whyNoFile: '',
          identity: '',
        }}
        fields={({ fileId, whyNoFile }) => [
          { name: 'on', look: 'day', ...text.on },
          { name: 'reference', look: 'line', ...text.reference, lengthMax: 100 },
          isSigning && {
            name: 'fileId',
            look: 'select',
            ...text.fileId,
            isWrong: fileId === null && whyNoFile.trim() === '',
            options,
          },
          isSigning && fileId === null && !isGuarantee && { name: 'whyNoFile', look: 'line', ...text.whyNoFile },
          isSigning && isGuarantee && { name: 'identity', look: 'line', ...text.identity },
        ]}
        onSend={({ on, reference, fileId, whyNoFile, identity }, keys) => {
          const ofStep = isSigning
            ? { fileId, whyNoFile: whyNoFile || null, identity: identity || null }
            : { seen: seenOf(money) }
          return askDesk('recordStep', { params: { caseId }, request: { step, on, reference, ...ofStep }, keys })
        }}
        sending={sending}
        isHeld={isClosed}
        button={text.buttons[step]}
      >
        {isClosed && <p className="case-soft">{text.openFirst}</p>}
      </FieldForm>
    </>
  )
}
