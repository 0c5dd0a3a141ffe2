import { securityOf } from '#contract/answers/offer-answer.ts'
import { byLanguage } from '#lending/by-language.ts'
import type { Language } from '#lending/language.ts'
import { formatEuros, formatRate } from '#lending/money.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import { securityWords } from '#lending/pricing/security.ts'
import { oneLine } from './letters.ts'

/** The chosen offer, and the last three characters of the account that the money goes to. */
export type Choice = { offer: Offer; payoutTo: string | null }

const named = byLanguage({
  PBL: ['Kortlopende zakelijke lening', 'Short-term loan'],
  PBC: ['Kortlopend krediet', 'Credit line'],
  months: ['maanden', 'months'],
  first: ['Eerste maandbedrag', 'First monthly amount'],
  rate: ['Rente per jaar', 'Interest per year'],
  cost: ['Kosten in totaal', 'Total cost'],
  repay: ['Je betaalt in totaal terug', 'You repay in total'],
  security: ['Zekerheid', 'Security'],
  account: (ending: string) => [
    `Rekening voor de uitbetaling: eindigt op ${ending}`,
    `Account for the payout: ending in ${ending}`,
  ],
  dear: ['Beste', 'Dear'],
})

/** By which an applicant knows the choice again. */
export function choiceLines({ offer, payoutTo }: Choice, language: Language): string[] {
  const text = named[language]
  const euros = (cents: number) => formatEuros(cents, { locale: language, decimals: 2 })
  return [
    `${text[offer.productType]}: ${euros(offer.loanAmountCents)}, ${offer.termMonths} ${text.months}`,
    `${text.first}: ${euros(offer.firstInstalmentCents)}`,
    ...(payoutTo === null ? [] : [text.account(payoutTo)]),
  ]
}

/** Everything of an offer that its price consists of. */
export function offerLines(offer: Offer, language: Language, payoutTo: string | null = null): string[] {
  const text = named[language]
  const euros = (cents: number) => formatEuros(cents, { locale: language, decimals: 2 })
  const [what = '', first = '', ...account] = choiceLines({ offer, payoutTo }, language)
  return [
    what,
    first,
    `${text.rate}: ${formatRate(offer.clientRate, { locale: language })}`,
    `${text.cost}: ${euros(offer.totalCostCents)}`,
    `${text.repay}: ${euros(offer.totalToRepayCents)}`,
    `${text.security}: ${securityWords[language][securityOf(offer)]}`,
    ...account,
  ]
}

/** `Beste Petra,`; by the whole name where it begins with an initial. */
export function greeting(name: string, language: Language): string {
  const [first = ''] = oneLine(name).split(' ')
  return `${named[language].dear} ${first.length < 2 || first.includes('.') ? oneLine(name) : first},`
}
