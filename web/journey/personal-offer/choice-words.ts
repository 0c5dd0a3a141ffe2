import type { Offer, OfferRange } from '#contract/offers.ts'
import type { Language } from '#lending/language.ts'
import { showEuros } from '#ui/amounts.ts'
import { yearsName } from '../offer-name.ts'
import { loanRanges, moreWithLonger, type Ranges } from './choice.ts'
import { personalOfferTexts } from './text.ts'

const daysInMonth = 30.4

/** Why not more, why not longer and why not shorter, in a sentence each. */
export function boundsSentence(answer: Ranges, range: OfferRange, language: Language): string {
  const isLoan = range.productType === 'PBL' && range.limitedBy !== 'person'
  return [whyNotMore(answer, range, language), ...(isLoan ? [whyNotLonger(answer, language)] : [])].join(' ')
}

function whyNotMore(answer: Ranges, range: OfferRange, language: Language): string {
  const text = personalOfferTexts[language]
  const most = showEuros(range.maxAmount, language)
  const longer = moreWithLonger(answer, range)
  const isCredit = range.productType === 'PBC' && range.limitedBy === 'debt-service'
  const sentence = isCredit ? text.whyNoHigherLimit(most) : text.whyNotMore[range.limitedBy](most)
  if (longer === null) return sentence
  return `${sentence} ${text.moreWithLonger(yearsName(longer.termMonths / 12, language), showEuros(longer.maxAmount, language))}`
}

function whyNotLonger(answer: Ranges, language: Language): string {
  const text = personalOfferTexts[language]
  const offered = loanRanges(answer).map(({ termMonths }) => termMonths)
  const [shortest = 0, longest = 0] = [offered[0], offered.at(-1)]
  const longer = answer.outOfReach.find(({ termMonths }) => termMonths > longest)
  const isShorterLeftOut = answer.outOfReach.some(({ termMonths }) => termMonths < shortest)
  const name = yearsName(longest / 12, language)
  const why = longer
    ? text.whyNotLonger[longer.because](name, Math.round(longer.historyDays / daysInMonth))
    : text.longestTerm(name)
  return isShorterLeftOut ? `${why} ${text.whyNotShorter(yearsName(shortest / 12, language))}` : why
}

/** The interest on an amount that is drawn from a credit and repaid after some weeks. */
export const creditUseCents = ({ clientRate }: Pick<Offer, 'clientRate'>, euros: number, weeks: number): number =>
  Math.round((euros * clientRate * weeks * 7) / 365)
