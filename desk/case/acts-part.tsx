import type { DeskActView } from '#contract/desk/case.ts'
import { type StopReason, stopReasons } from '#lending/desk/check-lines.ts'
import { may } from '#lending/desk/roles.ts'
import type { Language } from '#lending/language.ts'
import { formatDate } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { FieldForm } from '../field-form.tsx'
import { useStaff } from '../session/session.ts'
import { actTexts } from './act-text.ts'
import type { StepProps } from './agreement-part.tsx'
import { SecondButtons, SentBackLine } from './second-buttons.tsx'
import { moment } from './shown.ts'

/** Stop at the check, withdraw a yes, correct a step: the last two by two people. */
export function ActsPart(props: StepProps) {
  const language = useLanguage()
  const { acts, mayAct } = props.view
  const open = acts.find(({ state }) => state === 'proposed')
  return (
    <>
      {acts
        .filter((act) => act !== open)
        .map((act) => (
          <p className="case-soft" key={act.id}>
            {actLine(act, language)} <SentBackLine back={act.back} />
          </p>
        ))}
      {open && <Waiting {...props} act={open} />}
      {mayAct.stop && <Propose {...props} kind="stop" />}
      {mayAct.withdrawal && <Propose {...props} kind="withdrawal" />}
      {mayAct.correction && <Propose key={mayAct.correction} {...props} kind="correction" />}
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
  const { isMe } = act.first
  const params = { caseId, actId: act.id }
  const confirm = () => void sending.send((keys) => askDesk('secondAct', { params, request: {}, keys }))
  return (
    <>
      <p>{actLine(act, language)}</p>
      {isMe && <p>{text.otherConfirms}</p>}
      {may(role, 'check') && (
        <SecondButtons
          isMine={isMe}
          approve={isMe ? null : text.confirm}
          onApprove={confirm}
          onBack={(back, keys) => askDesk('sendActBack', { params, request: { back }, keys })}
          sending={sending}
        />
      )}
    </>
  )
}

function Propose({ view: { caseId, steps }, sending, kind }: StepProps & { kind: DeskActView['kind'] }) {
  const text = actTexts[useLanguage()]
  const last = steps.at(-1)
  const isCorrection = kind === 'correction'
  const options = stopReasons.map((value) => ({ value, label: text.codes[value] }))
  return (
    <details className="case-details">
      <summary>{text.open[kind]}</summary>
      <p>{text.how[kind]}</p>
      <FieldForm
        empty={{ on: last?.on ?? '', reference: last?.reference ?? '', code: null as StopReason | null, why: '' }}
        fields={() => [
          isCorrection && { name: 'on', look: 'day', ...text.on },
          isCorrection && { name: 'reference', look: 'line', ...text.reference, lengthMax: 100 },
          !isCorrection && { name: 'code', look: 'select', ...text.code, options },
          { name: 'why', look: 'words', ...text.why, lengthMax: 2_000 },
        ]}
        onSend={({ on, reference, code, why }, keys) => {
          const after = isCorrection && on ? { on, reference: reference || null } : { on: null, reference: null }
          const request = { kind, why, code, ...after }
          return askDesk('proposeAct', { params: { caseId }, request, keys })
        }}
        sending={sending}
        look={kind === 'stop' ? 'danger' : 'secondary'}
        button={text.buttons[kind]}
      />
    </details>
  )
}
