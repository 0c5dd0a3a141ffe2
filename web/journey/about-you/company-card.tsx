import type { ReactNode } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import { Card } from '../../ui/card.tsx'
import { FigureSource } from '../../ui/figure-source.tsx'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../use-language.ts'
import { aboutYouTexts } from './text.ts'

type Profile = NonNullable<ApplicationView['profile']>

/** What was taken from the register, and from where: nobody types what a register already knows. */
export function CompanyCard({ profile }: { profile: Profile }) {
  const text = aboutYouTexts[useLanguage()]
  // The register writes Dutch.
  const dutch = (words: string | null) => words && <span lang="nl">{words}</span>
  const rows: [string, ReactNode][] = [
    [text.kvkNumber, profile.kvkNumber],
    [text.legalForm, dutch(profile.legalForm)],
    [text.mainActivity, dutch(profile.mainActivity?.description ?? null)],
    [text.founded, profile.foundedOn === null ? null : formatDate(profile.foundedOn)],
    [text.city, profile.city],
  ]
  return (
    <Card tone="soft" label={text.companyTitle}>
      <p className="company-name">{profile.name}</p>
      <FigureSource figure={`${text.kvkNumber} ${profile.kvkNumber}`}>
        <dl className="facts">
          {rows.slice(1).map(([name, value]) =>
            value === null ? null : (
              <div className="facts-row" key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
        <p className="small">{text.companySource(formatDate(profile.takenAt))}</p>
        <p className="small">{text.companyWrong}</p>
      </FigureSource>
    </Card>
  )
}
