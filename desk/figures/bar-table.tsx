import { type ReactNode, useId } from 'react'
import { useLanguage } from '#ui/use-language.ts'
import { figuresTexts } from './text.ts'

type BarRow = { key: string; name: ReactNode; count: number; more?: readonly ReactNode[] }
type BarTableProps = {
  title: string
  column: string
  countTitle?: string
  moreTitles?: readonly string[]
  rows: readonly BarRow[]
}

/** A table whose numbers are also drawn: the bar repeats its number, so that it needs no words. */
export function BarTable({ title, column, countTitle, moreTitles = [], rows }: BarTableProps) {
  const text = figuresTexts[useLanguage()]
  const id = useId()
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <div className="figures-part">
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className="figures-none">{text.none}</p>
      ) : (
        <div className="figures-scroll" role="region" aria-labelledby={id} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{column}</th>
                <th scope="col" colSpan={2}>
                  {countTitle ?? text.count}
                </th>
                {moreTitles.map((more) => (
                  <th scope="col" key={more}>
                    {more}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, count, more = [] }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  <td className="figures-number">{count}</td>
                  <td className="figures-bar">
                    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                      <rect width={(count / most) * 100} height="10" />
                    </svg>
                  </td>
                  {more.map((cell, place) => (
                    <td key={moreTitles[place]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
