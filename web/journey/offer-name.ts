import type { ProductType } from '#contract/values.ts'
import type { Offer } from '#contract/offers.ts'
import type { Language } from '#lending/language.ts'

/** Of which products one can choose: loans, the credit, or both. */
export type Products = ProductType | 'both'

export const productsOf = (types: readonly ProductType[]): Products =>
  types.length === 1 && types[0] !== undefined ? types[0] : 'both'

/** `3 jaar` or `3 years`. */
export const yearsName = (years: number, language: Language): string =>
  language === 'nl' ? `${years} jaar` : `${years} ${years === 1 ? 'year' : 'years'}`

/** `Lening 3 jaar` or `Kortlopend krediet`. */
export function offerName({ productType, term }: Pick<Offer, 'productType' | 'term'>, language: Language): string {
  if (language === 'nl') return productType === 'PBL' ? `Lening ${term} jaar` : 'Kortlopend krediet'
  return productType === 'PBL' ? `${term}-year loan` : 'Credit line'
}
