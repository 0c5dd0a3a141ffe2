import type { AnswerOf } from '#contract/calls.ts'
import type { Offer, OfferRange } from '#contract/offers.ts'
import type { ProductType } from '#contract/values.ts'

export type Ranges = AnswerOf<'readOfferRange'>

/** An amount in euros and a term, which the server prices. */
export type Choice = { productType: ProductType; termMonths: number; amount: number }

/** The wish, unchanged while a shorter term limits the amount. */
export type Wish = { productType: ProductType; termMonths: number; amounts: Readonly<Record<ProductType, number>> }

const rangesOf = ({ ranges }: Ranges, productType: ProductType): OfferRange[] =>
  ranges.filter((range) => range.productType === productType).toSorted((a, b) => a.termMonths - b.termMonths)

/** Only of offered products. */
export const rangesOfTypes = (answer: Ranges, types: readonly ProductType[]): Ranges => ({
  ...answer,
  ranges: answer.ranges.filter(({ productType }) => types.includes(productType)),
})

/** The loan terms that are offered, from short to long. */
export const loanRanges = (answer: Ranges): OfferRange[] => rangesOf(answer, 'PBL')

export const productTypesIn = ({ ranges }: Ranges): ProductType[] => [
  ...new Set(ranges.map(({ productType }) => productType).toSorted((a, b) => b.localeCompare(a))),
]

/** The sliders' start: the earlier choice, else the requested amount over a year or the next shortest term. */
export function firstWish(answer: Ranges, chosen: Offer | null): Wish {
  const [first] = rangesOf(answer, 'PBL')
  const amounts = { PBL: answer.requestedAmount, PBC: answer.requestedAmount }
  if (chosen) {
    const { productType, termMonths, loanAmount } = chosen
    return { productType, termMonths, amounts: { ...amounts, [productType]: loanAmount } }
  }
  return { productType: first ? 'PBL' : 'PBC', termMonths: first?.termMonths ?? 12, amounts }
}

/** The range of the term that is nearest to the wished one. */
export function rangeOf(answer: Ranges, { productType, termMonths }: Omit<Wish, 'amounts'>): OfferRange | null {
  const distance = (range: OfferRange) => Math.abs(range.termMonths - termMonths)
  return rangesOf(answer, productType).toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

/** The nearest amount that can be had: within the range and on a whole step. */
export function amountWithin(amount: number, { minAmount, maxAmount }: OfferRange, step: number): number {
  return Math.min(maxAmount, Math.max(minAmount, Math.round(amount / step) * step))
}

/** The wish with another product and term, and the same amount. */
export const turnedTo = ({ productType: from, amounts }: Wish, productType: ProductType, termMonths: number): Wish => ({
  productType,
  termMonths,
  amounts: { ...amounts, [productType]: amounts[from] },
})

/** The request for a wish; null when the product is not offered. */
export function choiceOf(answer: Ranges, wish: Wish): Choice | null {
  const range = rangeOf(answer, wish)
  if (!range) return null
  const { productType, termMonths } = range
  return { productType, termMonths, amount: amountWithin(wish.amounts[productType], range, answer.step) }
}

export const isChoice = (offer: Offer, { productType, termMonths, amount }: Choice): boolean =>
  offer.productType === productType && offer.termMonths === termMonths && offer.loanAmount === amount

/** The same amount, as far as it goes, in every term and as a credit. */
export const choicesFor = (answer: Ranges, wish: Wish): Choice[] =>
  productTypesIn(answer).flatMap((productType) =>
    rangesOf(answer, productType).flatMap(
      ({ termMonths }) => choiceOf(answer, turnedTo(wish, productType, termMonths)) ?? [],
    ),
  )

/** A longer term that carries more than this one. */
export const moreWithLonger = (answer: Ranges, range: OfferRange): OfferRange | null =>
  rangesOf(answer, range.productType).find(
    (other) => other.termMonths > range.termMonths && other.maxAmount > range.maxAmount,
  ) ?? null
