import { loanTermsMonths } from '#lending/limits.ts'
import type { Language } from '../../addresses.ts'
import { priceExample } from '../price-example.ts'
import type { TableRow } from '../product-text.ts'

/** The example of the page; the price table decides what it costs. */
export const loanExample = { productType: 'PBL', amountCents: 40_000_00, termMonths: 36 } as const

/** The example's amount for every term that we offer. */
export function loanTable(language: Language): TableRow[] {
  return loanTermsMonths.map((termMonths) => {
    const { term: varies, first, interest, yearlyCost } = priceExample({ ...loanExample, termMonths }, language)
    return [varies, first, interest, yearlyCost]
  })
}
