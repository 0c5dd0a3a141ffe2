import { lendingLimits } from '#lending/limits.ts'
import type { Language } from '../../addresses.ts'
import { priceExample } from '../price-example.ts'
import type { TableRow } from '../product-text.ts'

/** The example of the page; the price table decides what it costs. */
export const creditExample = {
  productType: 'PBC',
  amountCents: 20_000_00,
  termMonths: lendingLimits.creditTermMonths,
} as const

const tableAmountsCents = [5_000_00, 10_000_00, 20_000_00, 50_000_00, 100_000_00]

/** The example at lower and higher limits. */
export function creditTable(language: Language): TableRow[] {
  return tableAmountsCents.map((amountCents) => {
    const { amount: varies, fees, first, interest } = priceExample({ ...creditExample, amountCents }, language)
    return [varies, fees, first, interest]
  })
}
