import type { DeskAnswerView, DeskCaseView } from '#contract/desk/case.ts'
import { isCategory } from '#lending/bookings/category.ts'
import { categoryWords } from '#lending/bookings/category-words.ts'
import type { ContestableFact } from '#lending/facts/contests/contestable-facts.ts'
import { letterWords, type LetterKind } from '#lending/desk/letter-words.ts'
import { ruleText } from '#lending/desk/rule-words.ts'
import { trailLine } from '#lending/desk/trail-words.ts'
import type { Language } from '#lending/language.ts'
import { formatDate } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { Lines, List, Panel } from './panel.tsx'
import { SentBackLine } from './second-buttons.tsx'
import { namesTexts } from '../work/names-text.ts'
import { moment, offerLine, reasonWords } from './shown.ts'
import { caseTexts } from './text.ts'

/** Everything that happened, newest first: steps, versions of the data, decisions, letters, looks, and the trail. */
export function HistoryPanel({ view }: { view: DeskCaseView }) {
  const language = useLanguage()
  const { history: text, outcomes } = caseTexts[language]
  const lines = (title: string, found: readonly React.ReactNode[]) =>
    found.length > 0 && <Lines title={title} lines={found} />
  return (
    <Panel title={text.title}>
      {lines(
        text.steps,
        view.steps.toReversed().map((step) => stepLine(step, language)),
      )}
      {lines(
        text.answers,
        view.answers.toReversed().map((answer) => <Answer key={answer.id} answer={answer} />),
      )}
      {lines(
        text.versions,
        view.versions.map(
          ({ dataVersion, at, outcome, grade, points }) =>
            `${text.version(dataVersion)}, ${moment(at)}: ${outcomes[outcome]}, ${grade} (${points})`,
        ),
      )}
      {lines(
        text.corrections,
        view.corrections.map((correction) => <Corrected key={correction.id} correction={correction} />),
      )}
      {lines(
        text.contests,
        view.contests.map((contest) => <Contest key={contest.id} contest={contest} view={view} />),
      )}
      {lines(
        text.letters,
        view.letters.map((letter) => letterLine(letter, language)),
      )}
      {lines(
        text.looks,
        view.looks.map(({ name, reason, at, isDocument }) =>
          [`${moment(at)}: ${name}.`, isDocument ? text.aDocument : '', `${namesTexts[language].reasons[reason]}.`]
            .filter(Boolean)
            .join(' '),
        ),
      )}
      <details className="case-details">
        <summary>{text.trail}</summary>
        <List lines={view.trail.map((line) => `${moment(line.at)}: ${trailLine(line, language)}`)} />
      </details>
    </Panel>
  )
}

function stepLine({ step, on, by, reference, dueOn }: DeskCaseView['steps'][number], language: Language): string {
  const text = caseTexts[language].history
  const due = dueOn === null ? '' : `, ${text.dueOn(formatDate(dueOn))}`
  return `${formatDate(on)}: ${text.stepNames[step]}${reference === null ? '' : `, ${reference}`}${by === null ? '' : ` (${by})`}${due}`
}

function letterLine({ kind, at, sentAt, error }: DeskCaseView['letters'][number], language: Language): string {
  const text = caseTexts[language].history
  const state = error !== null ? `, ${text.failed}` : sentAt === null ? `, ${text.waiting}` : ''
  return `${moment(at)}: ${letterWords[language][kind as LetterKind] ?? kind}${state}`
}

type Contested = DeskCaseView['contests'][number]

function Contest({ contest: { id, about, madeAt, endedAt }, view }: { contest: Contested; view: DeskCaseView }) {
  const language = useLanguage()
  const text = caseTexts[language].history
  const said = view.names?.contests.find((one) => one.id === id)?.explanation
  return (
    <>
      {moment(madeAt)}:{' '}
      {isCategory(about) ? categoryWords[language][about] : (text.facts[about as ContestableFact] ?? about)}
      {endedAt !== null && `, ${text.withdrawn}`}
      {said && (
        <>
          <br />“{said}”
        </>
      )}
    </>
  )
}

type Correction = DeskCaseView['corrections'][number]

/** How a colleague read bookings otherwise, and why. */
function Corrected({ correction: { category, isWholeParty, reason, by, at, endedAt } }: { correction: Correction }) {
  const language = useLanguage()
  const text = caseTexts[language].history
  return (
    <>
      {moment(at)}: {by}, {text.readAs(categoryWords[language][category], isWholeParty)}
      {endedAt !== null && `, ${text.withdrawn}`}
      <br />“{reason}”
    </>
  )
}

/** A decision by a person with everything that it rests on. */
export function Answer({ answer }: { answer: DeskAnswerView }) {
  const language = useLanguage()
  const { history: text, outcomes } = caseTexts[language]
  const { first, second, outcome, state, offers, reasons, overrides, words, back } = answer
  return (
    <div className="case-answer">
      <strong>
        {outcomes[outcome]}, {text.states[state]}
      </strong>
      <span>
        {moment(first.at)}: {first.name}
        {second && `; ${moment(second.at)}: ${second.name}`}
      </span>
      {offers.map((offer) => (
        <span key={`${offer.productType}${offer.termMonths}`}>{offerLine(offer, language)}</span>
      ))}
      {reasons.map((reason) => (
        <span key={reason.code}>{reasonWords(reason, language)}</span>
      ))}
      {overrides.map(({ rule, why }) => (
        <span key={rule}>
          {ruleText(rule, language)}: {why}
        </span>
      ))}
      {words !== null && <span>“{words}”</span>}
      <SentBackLine back={back} />
    </div>
  )
}
