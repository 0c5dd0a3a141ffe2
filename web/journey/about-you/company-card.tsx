import type { ReactNode } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import { FigureSource } from '#ui/figures/figure-source.tsx'
import { formatDate, formatLongDate } from '#ui/format.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { aboutYouTexts } from './text.ts'

type Profile = NonNullable<ApplicationView['profile']>

/** FLOW-3: the company is eligible, and why; then its register data, prefilled. */
export function CompanyCard({ profile }: { profile: Profile }) {
  const language = useLanguage()
  const text = aboutYouTexts[language]
  // The register writes Dutch.
  const dutch = (words: string | null) => words && <span lang="nl">{words}</span>
  const rows: [string, ReactNode][] = [
    [text.legalForm, dutch(profile.legalForm)],
    [text.mainActivity, dutch(profile.mainActivity?.description ?? null)],
    [text.founded, profile.foundedOn === null ? null : formatDate(profile.foundedOn)],
    [text.city, profile.city],
  ]
  return (
    <section aria-label={text.companyTitle}>
      <Notice tone="success" title={text.goodNews(profile.name)}>
        <p>{text.goodNewsWhy(profile.foundedOn?.slice(0, 4) ?? null)}</p>
        <FigureSource figure={`${text.kvkNumber} ${profile.kvkNumber}`}>
          <dl className="facts">
            {rows.map(([name, value]) =>
              value === null ? null : (
                <div className="facts-row" key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
            )}
          </dl>
          <p className="small">{text.companySource(formatLongDate(profile.takenAt, language))}</p>
          <p className="small">{text.companyWrong}</p>
        </FigureSource>
      </Notice>
    </section>
  )
}
