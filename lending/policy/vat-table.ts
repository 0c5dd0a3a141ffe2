import type { Policy } from '#lending/policy/policy.ts'

/**
 * VAT by division of the SBI; a division counts as what most of it sells, and purchases bear the ordinary rate.
 * Source: Wet op de omzetbelasting 1968, art. 9, 11, tables I and II, as they hold in 2026.
 */
const reducedDivisions = ['01', '02', '03', '10', '11', '36', '49', '56', '58', '59', '90', '91', '93', '96']
const exemptDivisions = ['85', '86', '87', '88']
/** Groups within these that are not: driving schools. */
const taxedGroups = ['8553']
/** Groups within a division that sell at the reduced rate: food, medicine, flowers, books. */
const reducedGroups = ['462', '463', '472', '473', '476', '477']

const shareAt = (percent: number): number => percent / (wholePercent + percent)
const wholePercent = 100
type Rates = Pick<Policy['vat'], 'ordinaryPercent' | 'reducedPercent'>
export const ordinaryVatShare = ({ ordinaryPercent }: Rates): number => shareAt(ordinaryPercent)

/** The share of sales that is VAT; 0 for exempt work. Without a code the ordinary rate. */
export function vatShareOfSales(sbiCode: string | null, rates: Rates): number {
  if (sbiCode === null) return ordinaryVatShare(rates)
  const isIn = (codes: readonly string[]): boolean => codes.some((code) => sbiCode.startsWith(code))
  if (isIn(exemptDivisions) && !isIn(taxedGroups)) return 0
  return shareAt(isIn(reducedDivisions) || isIn(reducedGroups) ? rates.reducedPercent : rates.ordinaryPercent)
}

/** Hardly anybody sells these at another rate; shops and hosts sell some of theirs at the reduced one. */
const ordinaryDivisions = ['45', '62', '63', '69', '70', '71', '73', '74', '77', '80', '82', '95']
const ordinaryGroups = ['465', '466', '467', '474', '475', '4771', '4772', '4777', '4778']
/** The customer pays the VAT (building, waste, staff), or some work is exempt (money, houses, care, culture, sport). */
const otherDivisions = ['38', '41', '42', '43', '64', '65', '66', '68', '78', '84', '90', '91', '92', '93', '94']
/** Sellers of food, medicine or flowers buy them at the same rate. */
const boughtReduced = ['10', '462', '463', '472', '4773', '4776']

/** Of sales and of purchases, so that such a trade owes more than what follows; no sales where nothing can be said. */
export function leastVatShares(sbiCode: string | null, rates: Rates): { sales: number; purchases: number } {
  const isIn = (codes: readonly string[]): boolean => sbiCode !== null && codes.some((code) => sbiCode.startsWith(code))
  if (isIn(exemptDivisions) || isIn(otherDivisions)) return { sales: 0, purchases: 0 }
  return {
    sales: shareAt(isIn(ordinaryDivisions) || isIn(ordinaryGroups) ? rates.ordinaryPercent : rates.reducedPercent),
    purchases: shareAt(isIn(boughtReduced) ? rates.reducedPercent : rates.ordinaryPercent),
  }
}
