import { type FormEvent, useState } from 'react'
import { checkLineNames, checkLines, type CheckLine } from '#lending/desk/check-lines.ts'
import { may } from '#lending/desk/roles.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { deskErrorText } from '../error-text.ts'
import { useStaff } from '../session/session.ts'
import { actTexts } from './act-text.ts'
import type { StepProps } from './agreement-part.tsx'
import { useReloadCase } from './queries.ts'
import { settleTexts } from './settle-text.ts'
import { moment } from './shown.ts'

/** The check of a chosen offer: a list with a name at each line, and the yes of a colleague who ticked none. */
export function CheckPart({ view, sending }: StepProps) {
  const language = useLanguage()
  const { settle: text } = settleTexts[language]
  const words = actTexts[language].check
  const { caseId, dataVersion, check } = view
  const { role } = useStaff()
  const reload = useReloadCase(caseId)
  const finish = async () => {
    const request = { dataVersion }
    await sending.send((keys) => askDesk('finishCheck', { params: { caseId }, request, keys }))
    await reload()
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
        <Button isPending={sending.isPending} onClick={() => void finish()}>
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
  const reload = useReloadCase(caseId)
  const [note, setNote] = useState('')
  const [way, setWay] = useState<'alone' | 'jointly'>('alone')
  const [isTried, setTried] = useState(false)
  const { withNote } = checkLines[line]
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (withNote && note.trim() === '') return
    const isJointly = line === 'signers' ? way === 'jointly' : null
    const request = { dataVersion, line, note: note.trim() || null, isJointly }
    await sending.send((keys) => askDesk('tickCheck', { params: { caseId }, request, keys }))
    await reload()
  }
  return (
    <details className="case-details">
      <summary>{isTicked ? words.tickAgain : words.open}</summary>
      <form className="case-form" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={words.notes[line]}
          value={note}
          onValue={setNote}
          lengthMax={200}
          error={isTried && withNote && note.trim() === '' ? words.noteMissing : null}
          isOptional={!withNote}
        />
        {line === 'signers' && (
          <Select
            label={words.way}
            value={way}
            onValue={setWay}
            options={[
              { value: 'alone', label: words.alone },
              { value: 'jointly', label: words.jointly },
            ]}
          />
        )}
        <Button type="submit" look="secondary" isPending={sending.isPending}>
          {words.tick}
        </Button>
      </form>
    </details>
  )
}
