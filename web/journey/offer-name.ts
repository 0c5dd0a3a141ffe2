import type { Offer } from '#contract/offers.ts'
import type { Language } from '../addresses.ts'

/** `Lening 3 jaar` or `Krediet`. */
export function offerName({ productType, term }: Pick<Offer, 'productType' | 'term'>, language: Language): string {
  if (language === 'nl') return productType === 'PBL' ? `Lening ${term} jaar` : 'Krediet'
  return productType === 'PBL' ? `${term}-year loan` : 'Credit'
}
