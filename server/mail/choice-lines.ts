import { securityOf } from '#contract/answers/offer-answer.ts'
import { byLanguage } from '#lending/by-language.ts'
import type { Language } from '#lending/language.ts'
import { formatRate } from '#lending/money.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import { receiptOf } from '#lending/receipt.ts'
import { securityWords } from '#lending/pricing/security.ts'
import type { Line } from './letter-form.ts'
import { oneLine } from './letters.ts'

/** The chosen offer, and the last three characters of the account that the money goes to. */
export type Choice = { offer: Offer; payoutTo: string | null }

const named = byLanguage({
  PBL: ['Kortlopende zakelijke lening', 'Short-term loan'],
  PBC: ['Kortlopend krediet', 'Credit line'],
  months: ['maanden', 'months'],
  rate: ['Rente per jaar', 'Interest per year'],
  security: ['Zekerheid', 'Security'],
  account: ['Rekening voor de uitbetaling', 'Account for the payout'],
  ending: (ending: string) => [`eindigt op ${ending}`, `ending in ${ending}`],
  dear: ['Beste', 'Dear'],
})

const product = ({ productType, termMonths }: Offer, language: Language): string =>
  `${named[language][productType]}, ${termMonths} ${named[language].months}`

const lineOf = ({ label, figure }: { label: string; figure: string }): Line => [label, figure]

const accountLine = (payoutTo: string | null, language: Language): Line[] =>
  payoutTo === null ? [] : [[named[language].account, named[language].ending(payoutTo)]]

/** By which an applicant knows the choice again. */
export function choiceLines({ offer, payoutTo }: Choice, language: Language): Line[] {
  const known = receiptOf(offer, language).filter(({ name }) => name === 'borrowed' || name === 'first')
  return [product(offer, language), ...known.map(lineOf), ...accountLine(payoutTo, language)]
}

/** The receipt of an offer, and what secures it. */
export function offerLines(offer: Offer, language: Language, payoutTo: string | null = null): Line[] {
  const text = named[language]
  return [
    product(offer, language),
    ...receiptOf(offer, language).map(lineOf),
    [text.rate, formatRate(offer.clientRate, { locale: language })],
    [text.security, securityWords[language][securityOf(offer)]],
    ...accountLine(payoutTo, language),
  ]
}

/** `Beste Petra,`; by the whole name where it begins with an initial. */
export function greeting(name: string, language: Language): string {
  const [first = ''] = oneLine(name).split(' ')
  return `${named[language].dear} ${first.length < 2 || first.includes('.') ? oneLine(name) : first},`
}
