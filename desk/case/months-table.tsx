import type { DeskCaseView } from '#contract/desk/case.ts'
import { monthName } from '#lending/long-date.ts'
import { useLanguage } from '#ui/use-language.ts'
import { euros } from './shown.ts'
import { caseTexts } from './text.ts'

/** Newest first, each month named by its last day. */
export function MonthsTable({ months }: Pick<DeskCaseView, 'months'>) {
  const language = useLanguage()
  const text = caseTexts[language].months
  if (months.length === 0) return null
  const show = (cents: number | null) => (cents === null ? '–' : euros(cents, language))
  return (
    <details className="case-details case-fact">
      <summary>{text.title}</summary>
      <table className="table case-months">
        <thead>
          <tr>
            {[text.until, text.turnover, text.yearBefore, text.left].map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ to, turnoverCents, yearBeforeCents, leftCents }) => (
            <tr key={to}>
              <th scope="row">
                {Number(to.slice(8))} {monthName(to, language)} {to.slice(0, 4)}
              </th>
              <td>{show(turnoverCents)}</td>
              <td>{show(yearBeforeCents)}</td>
              <td>{show(leftCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
