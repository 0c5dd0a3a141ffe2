import type { ReactNode } from 'react'
import type { HeavyCost } from '#lending/heavy-months.ts'
import type { Language } from '#lending/language.ts'
import { monthName } from '#lending/long-date.ts'
import type { Cents } from '#lending/money.ts'
import { showCents } from '#ui/amounts.ts'
import { MonthsPlot } from '#ui/figures/months-plot.tsx'
import { monthOf } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { monthsTexts } from './months-text.ts'

/** `to`: its last day. */
type Month = { to: string; leftCents: Cents; heavy: HeavyCost | null }
type MonthsPictureProps = { months: readonly Month[]; instalmentCents: Cents; table?: ReactNode }

/** Somebody's own months with the instalment as the water that they stand in. */
export function MonthsPicture({ months, instalmentCents, table }: MonthsPictureProps) {
  const language = useLanguage()
  const text = monthsTexts[language]
  return (
    <MonthsPlot
      summary={monthsSentence(months, instalmentCents, language)}
      bars={months.map(({ to, leftCents, heavy }) => ({
        key: to,
        label: monthOf(to, language),
        value: leftCents,
        word: heavy && text.words[heavy],
      }))}
      line={{ value: instalmentCents, name: text.instalment(showCents(instalmentCents, language, 0)) }}
      name={text.left}
      shortName={text.short}
      cutName={text.cut}
      show={(cents) => showCents(cents, language, 0)}
      tableTitle={text.table}
      table={table}
    />
  )
}

/** In how many of the own months enough was left for the instalment. */
export function monthsSentence(months: readonly Month[], instalmentCents: Cents, language: Language): string {
  const text = monthsTexts[language]
  const enough = months.filter(({ leftCents }) => leftCents >= instalmentCents).length
  const sentence = text.enough(enough, months.length, showCents(instalmentCents, language, 0))
  const ofVat = months.filter(({ leftCents, heavy }) => heavy === 'vat' && leftCents < instalmentCents)
  if (ofVat.length === 0) return sentence
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return `${sentence} ${text.vat(list.format(ofVat.map(({ to }) => monthName(to, language))))}`
}
