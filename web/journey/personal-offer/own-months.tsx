import type { Offer } from '#contract/offers.ts'
import { formatDate, monthOf } from '#ui/format.ts'
import { MonthsPlot } from '#ui/figures/months-plot.tsx'
import { Table } from '#ui/table.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { showCents } from '#ui/amounts.ts'
import type { Ranges } from './choice.ts'
import { detailsTexts } from './details-text.ts'
import { monthName } from '#lending/long-date.ts'
import { formatRate } from '#lending/money.ts'
import { firstYearMonthCents } from '#lending/pricing/schedule.ts'
import type { Language } from '#lending/language.ts'
import { TitledSection } from '../../titled-section.tsx'

/** The applicant's own months with the instalment in them, and what was tried before this was offered. */
export function OwnMonths({ ranges, offer }: { ranges: Ranges; offer: Offer }) {
  const language = useLanguage()
  const text = detailsTexts[language]
  const instalment = offer.firstInstalmentCents
  const sentence = monthsSentence(ranges, offer, language)
  return (
    <TitledSection id="months-title" title={text.monthsTitle} className="card own-months">
      <p>{sentence}</p>
      {offer.productType === 'PBC' && <p>{text.monthsOfCredit}</p>}
      <MonthsPlot
        summary={sentence}
        bars={ranges.months.map(({ to, leftCents, heavy }) => ({
          key: to,
          label: monthOf(to, language),
          value: leftCents,
          word: heavy && text.monthWords[heavy],
        }))}
        line={{ value: instalment, name: text.monthsInstalment(showCents(instalment, language, 0)) }}
        name={text.monthsLeft}
        shortName={text.monthsShort}
        cutName={text.monthsCut}
        show={(cents) => showCents(cents, language, 0)}
        tableTitle={text.monthsTable}
        table={<MonthsTable ranges={ranges} instalment={instalment} />}
      />
      <p>{stressSentence(ranges, offer, language)}</p>
    </TitledSection>
  )
}

function MonthsTable({ ranges, instalment }: { ranges: Ranges; instalment: number }) {
  const language = useLanguage()
  const text = detailsTexts[language]
  const show = (cents: number) => showCents(cents, language, 0)
  return (
    <Table
      className="table"
      heads={text.monthsHeads}
      rows={ranges.months.map(({ from, to, leftCents }) => [
        `${formatDate(from)} – ${formatDate(to)}`,
        show(leftCents),
        show(leftCents - instalment),
      ])}
    />
  )
}

/** Less than a tenth above the instalment fits only just. */
const justBelow = 1.1

/** The stress test before the offer and its result, in one sentence. */
export function stressSentence({ stressTried: { fall, leftMonthlyCents } }: Ranges, offer: Offer, language: Language) {
  const text = detailsTexts[language]
  const month = firstYearMonthCents(offer.schedule)
  const show = (cents: number) => showCents(cents, language, 0)
  const fallText = formatRate(fall, { locale: language, decimals: 0 })
  return leftMonthlyCents >= month
    ? text.stressHeld(fallText, show(leftMonthlyCents), show(month), leftMonthlyCents < month * justBelow)
    : text.stressTight(fallText, show(Math.max(0, leftMonthlyCents)), show(month))
}

/** In how many of the own months enough was left for the instalment. */
export function monthsSentence({ months }: Ranges, offer: Offer, language: Language): string {
  const enough = months.filter(({ leftCents }) => leftCents >= offer.firstInstalmentCents).length
  const instalment = showCents(offer.firstInstalmentCents, language, 0)
  const text = detailsTexts[language]
  const sentence = text.monthsEnough(enough, months.length, instalment)
  const ofVat = months.filter(({ leftCents, heavy }) => heavy === 'vat' && leftCents < offer.firstInstalmentCents)
  if (ofVat.length === 0) return sentence
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return `${sentence} ${text.monthsVat(list.format(ofVat.map(({ to }) => monthName(to, language))))}`
}
