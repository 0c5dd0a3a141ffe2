import { type FormEvent, useId, useState } from 'react'
import type { FollowUpView } from '#contract/follow-up.ts'
import { type LoanQuestion, loanQuestions } from '#lending/desk/loan-questions.ts'
import { longDate } from '#lending/long-date.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showCents } from '#ui/amounts.ts'
import { dutchDayOf } from '#ui/format.ts'
import { Notice } from '#ui/notice.tsx'
import { ScrolledTable } from '#ui/table.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useSend } from '#ui/use-send.ts'
import { api } from '../api/api.ts'
import { CallFailure } from '../call-failure.tsx'
import { AppLink } from '../shell/app-link.tsx'
import { TitledSection } from '../titled-section.tsx'
import { serverNow } from '../visitor/session-end.ts'
import { loanTexts } from './loan-text.ts'

type RunningLoan = NonNullable<FollowUpView['loan']>
type LoanProps = { loan: RunningLoan; onChanged: (followUp: FollowUpView) => void }

/** A loan that was paid out: the next instalment, all of them, and a person to ask. */
export function Loan({ loan, onChanged }: LoanProps) {
  const language = useLanguage()
  const text = loanTexts[language]
  const { instalments, paid } = loan
  const next = instalments.find(({ on }) => on >= dutchDayOf(serverNow()))
  return (
    <TitledSection id="loan-title" title={text.title} className="card card-marked" look="sub-title">
      {instalments.length === 0 && <p>{text.credit}</p>}
      {next && <p>{text.next(showCents(next.totalCents, language), longDate(next.on, language))}</p>}
      {next && !paid && <p className="small">{text.left(showCents(next.leftCents, language))}</p>}
      {paid && <p>{text.leftToPay(showCents(paid.leftToPayCents, language))}</p>}
      {paid && (
        <ul>
          {paid.years.map(({ year, paidCents }) => (
            <li key={year}>{text.year(year, showCents(paidCents, language))}</li>
          ))}
        </ul>
      )}
      {instalments.length > 0 && !next && <p>{text.over}</p>}
      {instalments.length > 0 && <Schedule instalments={instalments} />}
      <Asked loan={loan} />
      <Ask loan={loan} onChanged={onChanged} />
      <p className="small">
        {text.more} <AppLink to="home">{text.apply}</AppLink>
      </p>
    </TitledSection>
  )
}

function Schedule({ instalments }: Pick<RunningLoan, 'instalments'>) {
  const language = useLanguage()
  const text = loanTexts[language].schedule
  return (
    <details className="agreement">
      <summary>{text.title}</summary>
      <ScrolledTable
        caption={text.title}
        heads={text.heads}
        rows={instalments.map(({ number, on, totalCents, leftCents }) => [
          number,
          longDate(on, language),
          ...[totalCents, leftCents].map((cents) => showCents(cents, language)),
        ])}
      />
    </details>
  )
}

function Asked({ loan: { asked } }: { loan: RunningLoan }) {
  const language = useLanguage()
  const text = loanTexts[language]
  return asked.map(({ about, answerBy, answer }, place) => (
    <Notice
      key={place}
      tone={answer ? 'success' : 'neutral'}
      title={`${text.kinds[about].label}: ${answer ? text.answered(longDate(answer.on, language)) : text.waits(longDate(answerBy, language))}`}
    >
      {answer && <p>{answer.words}</p>}
    </Notice>
  ))
}

/** One question at a time, about one thing. */
function Ask({ loan: { withdrawUntil }, onChanged }: LoanProps) {
  const language = useLanguage()
  const text = loanTexts[language]
  const [about, setAbout] = useState<LoanQuestion | null>(null)
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const [aboutId, wordsId] = [useId(), useId()]
  const sending = useSend()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (about === null || words.trim() === '')
      return document.getElementById(about === null ? aboutId : wordsId)?.focus()
    void sending.send(async (keys) => {
      onChanged(await api('askAboutLoan', { request: { about, words: words.trim() }, keys }))
      setAbout(null)
      setWords('')
      setTried(false)
    })
  }
  return (
    <details className="agreement">
      <summary>{text.ask}</summary>
      <form className="form" noValidate onSubmit={submit}>
        <RadioCards
          id={aboutId}
          legend={text.about}
          value={about}
          onValue={setAbout}
          cards={loanQuestions
            .filter((value) => value !== 'withdraw' || withdrawUntil !== null)
            .map((value) => ({
              value,
              label: text.kinds[value].label,
              explanation: text.kinds[value].how(withdrawUntil === null ? '' : longDate(withdrawUntil, language)),
            }))}
          error={isTried && about === null ? text.aboutMissing : null}
        />
        <TextArea
          id={wordsId}
          label={text.words}
          lengthMax={2_000}
          value={words}
          onValue={setWords}
          error={isTried && words.trim() === '' ? text.wordsMissing : null}
        />
        <CallFailure errorKey={sending.errorKey} />
        <div className="form-actions">
          <Button type="submit" isPending={sending.isPending}>
            {text.send}
          </Button>
        </div>
      </form>
    </details>
  )
}
