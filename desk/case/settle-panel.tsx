import { type ChangeEvent, type FormEvent, useState } from 'react'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { dutchDayOf } from '#ui/format.ts'
import { TextInput } from '#ui/form/text-input.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { SendFailure } from '../send-failure.tsx'
import { type Sending, useSend } from '#ui/use-send.ts'
import { StepGuarantee } from './decide/guarantee.tsx'
import { Panel } from './panel.tsx'
import { useReloadCase } from './queries.ts'
import { settleTexts } from './settle-text.ts'

/** The step that is next between a chosen offer and the payout. */
export function SettlePanel({ view }: { view: DeskCaseView }) {
  const text = settleTexts[useLanguage()].settle
  const { check, agreement, signed, paid } = view.mayMove
  // Of the panel, since a step that a colleague took first is no longer there to say so.
  const sending = useSend()
  const last = view.steps.at(-1)
  const isOtherPersons = last?.step === 'signed' && last.isMe
  const isOwnYes = !check && last?.step === 'received' && isMyYes(view)
  if (isOwnYes)
    return (
      <Panel title={text.title}>
        <p>{text.otherCheck}</p>
      </Panel>
    )
  if (!check && !agreement && !signed && !paid && last?.step !== 'paid' && !isOtherPersons && sending.errorKey === null)
    return null
  return (
    <Panel title={text.title}>
      <StepGuarantee view={view} />
      {check && <Check view={view} sending={sending} />}
      {agreement && <Agreement view={view} sending={sending} />}
      {signed && <Step key="signed" view={view} sending={sending} step="signed" />}
      {paid && <Step key="paid" view={view} sending={sending} step="paid" />}
      <SendFailure errorKey={sending.errorKey} />
      {isOtherPersons && <p>{text.otherPerson}</p>}
      {last?.step === 'paid' && <p>{text.done}</p>}
    </Panel>
  )
}

/** A chosen offer that this employee was the first to approve: a colleague checks it. */
const isMyYes = ({ answers, applicant, dataVersion }: DeskCaseView): boolean =>
  applicant.status?.kind === 'choice' &&
  answers.some((one) => one.state === 'done' && one.dataVersion === dataVersion && one.first.isMe)

type StepProps = { view: DeskCaseView; sending: Sending }

function Check({ view: { caseId, dataVersion }, sending }: StepProps) {
  const text = settleTexts[useLanguage()].settle
  const reload = useReloadCase(caseId)
  const finish = async () => {
    const request = { dataVersion }
    await sending.send((keys) => askDesk('finishCheck', { params: { caseId }, request, keys }))
    await reload()
  }
  return (
    <>
      <p>{text.check}</p>
      <Button isPending={sending.isPending} onClick={() => void finish()}>
        {text.checkButton}
      </Button>
    </>
  )
}

function Agreement({ view: { caseId }, sending }: StepProps) {
  const text = settleTexts[useLanguage()].settle
  const reload = useReloadCase(caseId)
  const put = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    if (files.length === 0) return
    await sending.send(() => askDesk('putAgreement', { params: { caseId }, files }))
    await reload()
  }
  return (
    <>
      <p>{text.agreement}</p>
      <Field label={text.agreementButton} hint={text.agreementHint}>
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
    </>
  )
}

function Step({ view: { caseId }, sending, step }: StepProps & { step: 'signed' | 'paid' }) {
  const text = settleTexts[useLanguage()].settle
  const reload = useReloadCase(caseId)
  const [on, setOn] = useState(() => dutchDayOf(Date.now()))
  const [reference, setReference] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reference.trim() === '') return
    const request = { step, on, reference: reference.trim() }
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
      <Button type="submit" isPending={sending.isPending}>
        {step === 'signed' ? text.signedButton : text.paidButton}
      </Button>
    </form>
  )
}
