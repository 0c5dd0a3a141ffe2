import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { DeskAnswerOf } from '#contract/desk/calls.ts'
import { may } from '#lending/desk/roles.ts'
import { longDate } from '#lending/long-date.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { deskAddress } from '../addresses.ts'
import { askDesk } from '../api/desk.ts'
import { deskErrorText } from '../error-text.ts'
import { SendFailure } from '../send-failure.tsx'
import { useStaff } from '../session/session.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { findByKey } from '../shell/keys-line.tsx'
import { shellTexts } from '../shell/text.ts'
import { useSend } from '#ui/use-send.ts'
import { lineOf } from '../work/shown.ts'
import { findTexts } from './text.ts'
import './find.css'

type Found = DeskAnswerOf<'findCases'>

/** The search stays out of the address, which histories and logs keep. */
export function FindPage() {
  const language = useLanguage()
  const { role } = useStaff()
  useEffect(() => {
    if (history.state === findByKey) document.getElementById('find')?.focus()
  }, [])
  return (
    <DeskPage title={shellTexts[language].pages.find}>
      {may(role, 'work') ? <Search /> : <p>{deskErrorText('forbidden', language)}</p>}
    </DeskPage>
  )
}

function Search() {
  const text = findTexts[useLanguage()]
  const { isPending, errorKey, send } = useSend()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const [isSent, setSent] = useState(false)
  const isMissing = typed.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isMissing) return document.getElementById('find')?.focus()
    await send(async () => setFound(await askDesk('findCases', { request: { text: typed.trim() } })))
  }
  return (
    <>
      <form className="find-form" role="search" onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          id="find"
          label={text.label}
          hint={text.hint}
          value={typed}
          onValue={setTyped}
          lengthMax={200}
          autoComplete="off"
          error={isSent && isMissing ? text.missing : null}
        />
        <Button type="submit" isPending={isPending}>
          {text.button}
        </Button>
      </form>
      <SendFailure errorKey={errorKey} />
      <div role="status">{found !== null && <Verdict found={found} />}</div>
      {found !== null && found.cases.length > 0 && <Cases cases={found.cases} />}
    </>
  )
}

function Verdict({ found: { by, cases } }: { found: Found }) {
  const text = findTexts[useLanguage()]
  if (by === null) return <p>{text.unknown}</p>
  return <p>{cases.length === 0 ? text.none : text.count(cases.length)}</p>
}

function Cases({ cases }: { cases: Found['cases'] }) {
  const language = useLanguage()
  const text = findTexts[language]
  return (
    <ul className="find-list">
      {cases.map(({ caseId, line, openWork }) => {
        const facts = [
          lineOf(line, language),
          text.began(longDate(line.beganAt.slice(0, 10), language)),
          openWork > 0 && text.openWork(openWork),
        ]
        return (
          <li key={caseId}>
            <Link href={deskAddress('case', language, { id: caseId })}>{line.reference ?? text.noReference}</Link>
            <span>{facts.filter(Boolean).join(' · ')}</span>
          </li>
        )
      })}
    </ul>
  )
}
