import { useRef } from 'react'
import { checkLineNames, checkLines, type CheckLine } from '#lending/desk/check-lines.ts'
import { may } from '#lending/desk/roles.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { deskErrorText } from '../error-text.ts'
import { FieldForm } from '../field-form.tsx'
import { useStaff } from '../session/session.ts'
import { actTexts } from './act-text.ts'
import type { StepProps } from './agreement-part.tsx'
import { settleTexts } from './settle-text.ts'
import { moment } from './shown.ts'

/** The check of a chosen offer: a list with a name at each line, and the yes of a colleague who ticked none. */
export function CheckPart({ view, sending }: StepProps) {
  const language = useLanguage()
  const { settle: text } = settleTexts[language]
  const words = actTexts[language].check
  const { caseId, dataVersion, check } = view
  const { role } = useStaff()
  const finish = () => {
    const request = { dataVersion }
    void sending.send((keys) => askDesk('finishCheck', { params: { caseId }, request, keys }))
  }
  return (
    <>
      <p>{text.check}</p>
      <ul className="case-lines">
        {checkLineNames.map((line) => {
          const ticked = check.lines.find((one) => one.line === line)
          return (
            <li key={line}>
              <strong>{words.lines[line]}</strong>
              {ticked && (
                <p className="case-soft">
                  {words.ticked(ticked.by, moment(ticked.at))}
                  {ticked.isJointly !== null && `. ${ticked.isJointly ? words.jointly : words.alone}`}
                  {ticked.note !== null && `: ${ticked.note}`}
                </p>
              )}
              {may(role, 'check') && <Tick line={line} isTicked={ticked !== undefined} view={view} sending={sending} />}
            </li>
          )
        })}
      </ul>
      {check.refusal !== null && <p className="case-soft">{deskErrorText(check.refusal, language)}</p>}
      {check.refusal === null && view.mayMove.check && (
        <Button isPending={sending.isPending} onClick={finish}>
          {text.checkButton}
        </Button>
      )}
      <p className="case-soft">{words.askInstead}</p>
    </>
  )
}

function Tick({ line, isTicked, view, sending }: StepProps & { line: CheckLine; isTicked: boolean }) {
  const words = actTexts[useLanguage()].check
  const { caseId, dataVersion } = view
  const { withNote } = checkLines[line]
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    details.current?.removeAttribute('open')
    details.current?.querySelector('summary')?.focus()
  }
  return (
    <details className="case-details" ref={details}>
      <summary>{isTicked ? words.tickAgain : words.open}</summary>
      <FieldForm
        empty={{ note: '', way: 'alone' }}
        fields={() => [
          {
            name: 'note',
            look: 'line',
            label: words.notes[line],
            missing: withNote ? words.noteMissing : undefined,
            isOptional: !withNote,
          },
          line === 'signers' && {
            name: 'way',
            look: 'select',
            label: words.way,
            options: (['alone', 'jointly'] as const).map((value) => ({ value, label: words[value] })),
          },
        ]}
        onSend={async ({ note, way }, keys) => {
          const isJointly = line === 'signers' ? way === 'jointly' : null
          const request = { dataVersion, line, note: note || null, isJointly }
          await askDesk('tickCheck', { params: { caseId }, request, keys })
          close()
        }}
        sending={sending}
        look="secondary"
        button={words.tick}
      />
    </details>
  )
}
