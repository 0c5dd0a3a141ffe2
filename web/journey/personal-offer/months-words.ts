import { formatRate } from '#lending/money.ts'
import type { Offer } from '#contract/offers.ts'
import type { Language } from '../../addresses.ts'
import { showCents } from '../../ui/amounts.ts'
import { firstYearMonthCents, type Ranges } from './choice.ts'
import { detailsTexts } from './details-text.ts'

/** What was tried before this was offered, and how it came out: one sentence. */
export function stressSentence({ stressTried: { fall, leftMonthlyCents } }: Ranges, offer: Offer, language: Language) {
  const text = detailsTexts[language]
  const month = firstYearMonthCents(offer)
  const show = (cents: number) => showCents(cents, language, 0)
  const fallText = formatRate(fall, { locale: language, decimals: 0 })
  return leftMonthlyCents >= month
    ? text.stressHeld(fallText, show(leftMonthlyCents), show(month))
    : text.stressTight(fallText, show(Math.max(0, leftMonthlyCents)), show(month))
}

/** In how many of the own months enough was left for the instalment. */
export function monthsSentence({ months }: Ranges, offer: Offer, language: Language): string {
  const enough = months.filter(({ leftCents }) => leftCents >= offer.firstInstalmentCents).length
  const instalment = showCents(offer.firstInstalmentCents, language, 0)
  return detailsTexts[language].monthsEnough(enough, months.length, instalment)
}
