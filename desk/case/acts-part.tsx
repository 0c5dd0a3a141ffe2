import { type FormEvent, useState } from 'react'
import type { DeskActView } from '#contract/desk/case.ts'
import { type StopReason, stopReasons } from '#lending/desk/check-lines.ts'
import { may } from '#lending/desk/roles.ts'
import type { Language } from '#lending/language.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { formatDate } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { useStaff } from '../session/session.ts'
import { actTexts } from './act-text.ts'
import type { StepProps } from './agreement-part.tsx'
import { useReloadCase } from './queries.ts'
import { moment } from './shown.ts'

/** Stop at the check, withdraw a yes, correct a step: the last two by two people. */
export function ActsPart(props: StepProps) {
  const language = useLanguage()
  const text = actTexts[language]
  const { acts, mayAct } = props.view
  const open = acts.find(({ state }) => state === 'proposed')
  return (
    <>
      {acts
        .filter((act) => act !== open)
        .map((act) => (
          <p className="case-soft" key={act.id}>
            {actLine(act, language)}
          </p>
        ))}
      {open && <Waiting {...props} act={open} />}
      {mayAct.stop && <Propose {...props} kind="stop" />}
      {mayAct.withdrawal && <Propose {...props} kind="withdrawal" />}
      {mayAct.correction && <Propose key={mayAct.correction} {...props} kind="correction" />}
      {mayAct.correction && <p className="case-soft">{text.correctHow}</p>}
    </>
  )
}

/** `Uitbetaald was 23-11-2026, BET-77, wordt 24-11-2026, BET-78`. */
function actLine({ kind, state, why, code, corrected, first, second }: DeskActView, language: Language): string {
  const text = actTexts[language]
  const facts = (step: { on: string; reference: string | null } | null) =>
    step === null ? text.takenAway : [formatDate(step.on), step.reference].filter(Boolean).join(', ')
  return [
    `${text.kinds[kind]} (${text.states[state]}), ${moment(first.at)}: ${[first.name, second].filter(Boolean).join(text.and)}`,
    code && text.codes[code],
    corrected && text.change(facts(corrected.before), facts(corrected.after)),
    why && `“${why}”`,
  ]
    .filter(Boolean)
    .join('. ')
}

function Waiting({ view: { caseId }, sending, act }: StepProps & { act: DeskActView }) {
  const language = useLanguage()
  const text = actTexts[language]
  const { role } = useStaff()
  const reload = useReloadCase(caseId)
  const answer = async (call: 'secondAct' | 'sendActBack') => {
    const input = { params: { caseId, actId: act.id }, request: {} }
    await sending.send((keys) => askDesk(call, { ...input, keys }))
    await reload()
  }
  return (
    <>
      <p>{actLine(act, language)}</p>
      {act.first.isMe && <p>{text.otherConfirms}</p>}
      {may(role, 'check') && (
        <div className="case-buttons">
          {!act.first.isMe && (
            <Button isPending={sending.isPending} onClick={() => void answer('secondAct')}>
              {text.confirm}
            </Button>
          )}
          <Button look="secondary" isPending={sending.isPending} onClick={() => void answer('sendActBack')}>
            {act.first.isMe ? text.takeBack : text.back}
          </Button>
        </div>
      )}
    </>
  )
}

function Propose({ view, sending, kind }: StepProps & { kind: DeskActView['kind'] }) {
  const text = actTexts[useLanguage()]
  const { caseId } = view
  const reload = useReloadCase(caseId)
  const last = view.steps.at(-1)
  const [code, setCode] = useState<StopReason | null>(null)
  const [on, setOn] = useState(last?.on ?? '')
  const [reference, setReference] = useState(last?.reference ?? '')
  const [why, setWhy] = useState('')
  const [isTried, setTried] = useState(false)
  const isCorrection = kind === 'correction'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (why.trim() === '' || (!isCorrection && code === null)) return
    const after =
      isCorrection && on !== '' ? { on, reference: reference.trim() || null } : { on: null, reference: null }
    const request = { kind, why: why.trim(), code: isCorrection ? null : code, ...after }
    await sending.send((keys) => askDesk('proposeAct', { params: { caseId }, request, keys }))
    await reload()
  }
  return (
    <details className="case-details">
      <summary>{text.open[kind]}</summary>
      <form className="case-form" noValidate onSubmit={(event) => void submit(event)}>
        <p>{text.how[kind]}</p>
        {isCorrection ? (
          <>
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
            <TextInput label={text.reference} value={reference} onValue={setReference} lengthMax={100} />
          </>
        ) : (
          <Select<StopReason>
            label={text.code}
            emptyText={text.codeEmpty}
            value={code}
            onValue={setCode}
            options={stopReasons.map((value) => ({ value, label: text.codes[value] }))}
            error={isTried && code === null ? text.codeMissing : null}
          />
        )}
        <TextArea
          label={text.why}
          value={why}
          onValue={setWhy}
          lengthMax={2_000}
          error={isTried && why.trim() === '' ? text.whyMissing : null}
        />
        <Button type="submit" look={kind === 'stop' ? 'danger' : 'secondary'} isPending={sending.isPending}>
          {text.buttons[kind]}
        </Button>
      </form>
    </details>
  )
}
