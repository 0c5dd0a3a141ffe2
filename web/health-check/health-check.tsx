import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import type { AnswerOf } from '#contract/calls.ts'
import { formatEuros, formatRate } from '#lending/money.ts'
import type { Language } from '#lending/language.ts'
import { api } from '../api/api.ts'
import { WhenLoaded } from '../screen/step-screen.tsx'
import { Button } from '#ui/button.tsx'
import { formatDate, formatLongDate, monthOf } from '#ui/format.ts'
import { MonthsPlot } from '#ui/figures/months-plot.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { healthTexts } from './text.ts'
import { PrintHead } from '../print-head.tsx'
import { TitledSection } from '../titled-section.tsx'

type Health = AnswerOf<'readHealthCheck'>
type HealthProps = { health: Health }

const euros = (cents: number, language: Language) => formatEuros(cents, { locale: language })
const percent = (share: number, language: Language) => formatRate(share, { locale: language, decimals: 0 })
/** A smaller change counts as none. */
const alikeBelow = 0.02

/** The applicant's own data given back, with a yes and with a no. */
export function HealthCheck() {
  const query = useQuery({
    queryKey: ['offers', 'health'],
    queryFn: ({ signal }) => api('readHealthCheck', { signal }),
    staleTime: 60_000,
  })
  return <WhenLoaded query={query}>{(health) => <Sheet health={health} />}</WhenLoaded>
}

/** Printed by itself, with the pictures' tables. */
function Sheet({ health }: HealthProps) {
  const text = healthTexts[useLanguage()]
  const sheet = useRef<HTMLDivElement>(null)
  const print = () => {
    for (const details of sheet.current?.querySelectorAll('details') ?? []) details.open = true
    window.print()
  }
  return (
    <div className="health" ref={sheet}>
      <PrintHead title={text.title} />
      <p>{text.intro}</p>
      <Turnover health={health} />
      <Left health={health} />
      <Tightest health={health} />
      <Due health={health} />
      <Customers health={health} />
      <Costs health={health} />
      <p className="health-print">
        <Button look="secondary" onClick={print}>
          {text.print}
        </Button>
      </p>
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <TitledSection id={`health-${id}`} title={title} className="health-part" level="h3">
      {children}
    </TitledSection>
  )
}

function turnoverSentence(growth: number | null, language: Language): string {
  const text = healthTexts[language]
  if (growth === null) return text.turnoverNoYearBefore
  if (Math.abs(growth) < alikeBelow) return text.turnoverAlike
  return growth > 0 ? text.turnoverGrown(percent(growth, language)) : text.turnoverFallen(percent(-growth, language))
}

function Turnover({ health: { months, growth } }: HealthProps) {
  const language = useLanguage()
  const text = healthTexts[language]
  const sentence = turnoverSentence(growth, language)
  return (
    <Part id="turnover" title={text.turnoverTitle}>
      <p>{sentence}</p>
      <MonthsPlot
        summary={`${text.turnoverTitle}. ${sentence}`}
        bars={months.map(({ to, turnoverCents, yearBeforeCents }) => ({
          key: to,
          label: monthOf(to, language),
          value: turnoverCents,
          before: yearBeforeCents,
        }))}
        name={text.turnover}
        {...(growth === null ? {} : { beforeName: text.yearBefore })}
        shortName={text.short}
        cutName={text.cut}
        show={(cents) => euros(cents, language)}
        tableTitle={text.table}
        table={<MonthsTable months={months} />}
      />
    </Part>
  )
}

function Left({ health: { months } }: HealthProps) {
  const language = useLanguage()
  const text = healthTexts[language]
  const sentence = text.leftSentence(months.filter(({ leftCents }) => leftCents > 0).length, months.length)
  return (
    <Part id="left" title={text.leftTitle}>
      <p>{sentence}</p>
      <MonthsPlot
        summary={`${text.leftTitle}. ${sentence}`}
        bars={months.map(({ to, leftCents }) => ({ key: to, label: monthOf(to, language), value: leftCents }))}
        name={text.left}
        shortName={text.short}
        cutName={text.cut}
        show={(cents) => euros(cents, language)}
        tableTitle={text.table}
        table={<MonthsTable months={months} />}
      />
    </Part>
  )
}

function MonthsTable({ months }: Pick<Health, 'months'>) {
  const language = useLanguage()
  return (
    <table className="table">
      <thead>
        <tr>
          {healthTexts[language].heads.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ to, turnoverCents, yearBeforeCents, leftCents }) => (
          <tr key={to}>
            <th scope="row">{formatDate(to)}</th>
            <td>{euros(turnoverCents, language)}</td>
            <td>{yearBeforeCents === null ? '–' : euros(yearBeforeCents, language)}</td>
            <td>{euros(leftCents, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Tightest({ health: { tightest } }: HealthProps) {
  const language = useLanguage()
  const text = healthTexts[language]
  const said = () => {
    if (tightest === null) return text.tightUnknown
    const week = formatLongDate(tightest.weekFrom, language)
    const amount = euros(Math.abs(tightest.lowestCents), language)
    return tightest.lowestCents < 0 ? text.tightBelow(week, amount) : text.tight(week, amount)
  }
  return (
    <Part id="tight" title={text.tightTitle}>
      <p>{said()}</p>
    </Part>
  )
}

type Line = { key: string; name: ReactNode; cents: number }

function Lines({ lines }: { lines: readonly Line[] }) {
  const language = useLanguage()
  if (lines.length === 0) return null
  return (
    <dl className="facts">
      {lines.map(({ key, name, cents }) => (
        <div className="facts-row" key={key}>
          <dt>{name}</dt>
          <dd>{euros(cents, language)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Due({ health: { due } }: HealthProps) {
  const language = useLanguage()
  const text = healthTexts[language]
  const lines = due.map(({ kind, counterparty, amountCents, on }) => ({
    key: `${kind} ${counterparty} ${on} ${amountCents}`,
    name: (
      <>
        <strong>{text.dueKinds[kind]}</strong>, <span lang="nl">{counterparty}</span>,{' '}
        {text.dueOn(formatLongDate(on, language))}
      </>
    ),
    cents: amountCents,
  }))
  return (
    <Part id="due" title={text.dueTitle}>
      <p>{due.length === 0 ? text.dueNone : text.dueIntro}</p>
      <Lines lines={lines} />
    </Part>
  )
}

function customersSentence(share: number | null, language: Language): string {
  const text = healthTexts[language]
  if (share === null) return text.customersNone
  return share < 0.01 ? text.customersSmall : text.customers(percent(share, language))
}

function Customers({ health: { customers } }: HealthProps) {
  const language = useLanguage()
  const text = healthTexts[language]
  const share = customers[0]?.share ?? null
  const lines = customers.map(({ name, sumCents }) => ({
    key: name,
    name: <span lang="nl">{name}</span>,
    cents: sumCents,
  }))
  return (
    <Part id="customers" title={text.customersTitle}>
      <p>{customersSentence(share, language)}</p>
      <Lines lines={lines} />
    </Part>
  )
}

function Costs({ health: { costs } }: HealthProps) {
  const text = healthTexts[useLanguage()]
  return (
    <Part id="costs" title={text.costsTitle}>
      <Lines lines={costs.map(({ kind, sumCents }) => ({ key: kind, name: text.costs[kind], cents: sumCents }))} />
    </Part>
  )
}
