import type { Offer } from '#contract/offers.ts'
import { formatDate } from '#ui/format.ts'
import { Table } from '#ui/table.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { showCents } from '#ui/amounts.ts'
import type { Ranges } from './choice.ts'
import { detailsTexts } from './details-text.ts'
import { formatRate } from '#lending/money.ts'
import { firstYearMonthCents } from '#lending/pricing/schedule.ts'
import type { Language } from '#lending/language.ts'
import { MonthsPicture, monthsSentence } from '../../months-picture.tsx'
import { TitledSection } from '../../titled-section.tsx'

/** The applicant's own months with the instalment in them, and what was tried before this was offered. */
export function OwnMonths({ ranges, offer }: { ranges: Ranges; offer: Offer }) {
  const language = useLanguage()
  const text = detailsTexts[language]
  const instalment = offer.firstInstalmentCents
  return (
    <TitledSection id="months-title" title={text.monthsTitle} className="card own-months">
      <p>{monthsSentence(ranges.months, instalment, language)}</p>
      {offer.productType === 'PBC' && <p>{text.monthsOfCredit}</p>}
      <MonthsPicture
        months={ranges.months}
        instalmentCents={instalment}
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
