import { type FormEvent, useState } from 'react'
import { seenOf } from '#contract/desk/money.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { dutchDayOf } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { PutFile, type StepProps } from './agreement-part.tsx'
import { useReloadCase } from './queries.ts'
import { settleTexts } from './settle-text.ts'
import { moment } from './shown.ts'

/** A signature or a payout, with its day and reference. */
export function StepForm({ view, sending, step }: StepProps & { step: 'signed' | 'paid' }) {
  const { caseId, money } = view
  const text = settleTexts[useLanguage()].settle
  const reload = useReloadCase(caseId)
  const [on, setOn] = useState(() => dutchDayOf(Date.now()))
  const [reference, setReference] = useState('')
  const [fileId, setFileId] = useState<string | null>(null)
  const [whyNoFile, setWhyNoFile] = useState('')
  const [isTried, setTried] = useState(false)
  const isClosed = step === 'paid' && !money.some(({ accounts }) => accounts.some(({ number }) => number !== null))
  const isFileMissing = step === 'signed' && fileId === null && whyNoFile.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reference.trim() === '' || isFileMissing) return
    const ofStep = step === 'paid' ? { seen: seenOf(money) } : { fileId, whyNoFile: whyNoFile.trim() || null }
    const request = { step, on, reference: reference.trim(), ...ofStep }
    await sending.send((keys) => askDesk('recordStep', { params: { caseId }, request, keys }))
    await reload()
  }
  return (
    <form className="case-form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{step === 'signed' ? text.signed : text.paid}</p>
      <Field label={text.on}>
        {(attributes) => (
          <input
            {...attributes}
            className="control"
            type="date"
            value={on}
            onChange={(event) => setOn(event.target.value)}
          />
        )}
      </Field>
      <TextInput
        label={text.reference}
        hint={text.referenceHint}
        value={reference}
        onValue={setReference}
        lengthMax={100}
        error={isTried && reference.trim() === '' ? text.referenceMissing : null}
      />
      {step === 'signed' && (
        <>
          <Select
            label={text.signedFile}
            emptyText={text.noSignedFile}
            value={fileId}
            onValue={(id) => setFileId(id || null)}
            options={view.files
              .filter(({ kind }) => kind === 'document')
              .map(({ id, at }) => ({ value: id, label: text.fileOf(moment(at)) }))}
            error={isTried && isFileMissing ? text.signedFileMissing : null}
          />
          <PutFile view={view} sending={sending} call="putDocument" label={text.putSigned} />
          {fileId === null && (
            <TextInput label={text.whyNoFile} value={whyNoFile} onValue={setWhyNoFile} lengthMax={200} />
          )}
        </>
      )}
      {isClosed && <p className="case-soft">{text.openFirst}</p>}
      <Button type="submit" isPending={sending.isPending} disabled={isClosed}>
        {step === 'signed' ? text.signedButton : text.paidButton}
      </Button>
    </form>
  )
}
