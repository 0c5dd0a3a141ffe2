import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from 'wouter'
import type { DeskFigures } from '#contract/desk/insight.ts'
import { kindWords } from '#lending/desk/task-words.ts'
import { ruleText } from '#lending/desk/rule-words.ts'
import type { Language } from '#lending/language.ts'
import { Spinner } from '#ui/spinner.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { deskAddress } from '../addresses.ts'
import { fileAddress } from '../api/client.ts'
import { askDesk } from '../api/desk.ts'
import { errorKeyOf } from '#contract/failure.ts'
import { moment } from '../case/shown.ts'
import { caseTexts } from '../case/text.ts'
import { SendFailure } from '../send-failure.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { shellTexts } from '../shell/text.ts'
import { BarTable } from './bar-table.tsx'
import { figuresTexts, periods, type Period } from './text.ts'
import './figures.css'

export function FiguresPage() {
  const language = useLanguage()
  const text = figuresTexts[language]
  const asked = new URLSearchParams(useSearch()).get('days')
  const days = periods.find((one) => one === asked) ?? '90'
  const { data, error } = useQuery({
    queryKey: ['figures', days],
    queryFn: ({ signal }) => askDesk('readFigures', { query: { days }, signal }),
    placeholderData: keepPreviousData,
  })
  const csv = (
    <a className="button button-secondary" href={fileAddress('downloadFigures', { query: { days } })} download>
      {text.csv}
    </a>
  )
  return (
    <DeskPage title={shellTexts[language].pages.figures} aside={csv}>
      <p>{text.intro}</p>
      <Periods days={days} />
      {data === undefined && error === null && <Spinner size="lg" label={shellTexts[language].starting} />}
      {error !== null && <SendFailure errorKey={errorKeyOf(error)} />}
      {data !== undefined && <Tables figures={data} />}
    </DeskPage>
  )
}

function Periods({ days }: { days: Period }) {
  const language = useLanguage()
  const text = figuresTexts[language]
  return (
    <nav className="desk-views figures-periods" aria-label={text.periodLabel}>
      {periods.map((one) => (
        <Link
          key={one}
          href={`${deskAddress('figures', language)}?days=${one}`}
          aria-current={one === days ? 'page' : undefined}
        >
          {text.periods[one]}
        </Link>
      ))}
    </nav>
  )
}

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`)

function Tables({ figures }: { figures: DeskFigures }) {
  const language = useLanguage()
  const text = figuresTexts[language]
  const { funnel, overrides, policy } = figures
  return (
    <>
      <p className="figures-policy">{text.policy(policy.version, moment(policy.since))}</p>
      <div className="figures">
        <BarTable
          title={text.funnel.title}
          column={text.funnel.column}
          rows={funnel.map(({ step, count }) => ({ key: step, name: text.funnel.steps[step] ?? step, count }))}
        />
        <BarTable title={text.answers.title} column={text.answers.column} rows={answerRows(figures, language)} />
        <BarTable
          title={text.times.title}
          column={text.times.column}
          moreTitles={[text.times.inTime, text.times.median, text.times.openLate]}
          rows={timeRows(figures, language)}
        />
        <BarTable
          title={text.overrides.title}
          column={text.overrides.column}
          rows={overrides.map(({ rule, count }) => ({ key: rule, name: ruleText(rule, language), count }))}
        />
        <BarTable title={text.files.title} column={text.files.column} rows={fileRows(figures, language)} />
      </div>
    </>
  )
}

function answerRows({ answers }: DeskFigures, language: Language) {
  const text = figuresTexts[language].answers
  const outcomes: Readonly<Record<string, string>> = caseTexts[language].outcomes
  return answers.map(({ by, outcome, grade, count }) => ({
    key: `${by} ${outcome} ${grade}`,
    name: [`${text.by[by]}: ${outcomes[outcome]?.toLowerCase() ?? outcome}`, grade !== null && text.grade(grade)]
      .filter(Boolean)
      .join(', '),
    count,
  }))
}

function timeRows({ times }: DeskFigures, language: Language) {
  const text = figuresTexts[language].times
  const decimal = new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB', { maximumFractionDigits: 1 })
  return times.map(({ kind, closed, inTime, medianDays, openLate }) => ({
    key: kind,
    name: kindWords[language][kind],
    count: closed,
    more: [share(inTime, closed), medianDays === null ? '–' : text.days(decimal.format(medianDays)), openLate],
  }))
}

function fileRows({ fileErrors }: DeskFigures, language: Language) {
  const text = figuresTexts[language].files
  return fileErrors.map(({ bank, error, count }) => ({
    key: `${bank} ${error}`,
    name: `${bank ?? text.unknownBank}: ${text.errors[error] ?? error}`,
    count,
  }))
}
