/**
 * The share of the sales, VAT included, that is VAT, by division of the SBI; a division counts as what most of it sells. Purchases
 * bear the ordinary rate. Source: Wet op de omzetbelasting 1968, art. 9, 11, tables I and II, as they hold in 2026.
 */
const reducedDivisions = ['01', '02', '03', '10', '11', '36', '49', '56', '58', '59', '90', '91', '93', '96']
const exemptDivisions = ['85', '86', '87', '88']
/** Groups within a division that sell at the reduced rate: food, medicine, flowers, books. */
const reducedGroups = ['462', '463', '472', '473', '476', '477']

const shareAt = (percent: number): number => percent / (100 + percent)
export const ordinaryVatShare = shareAt(21)
const reducedVatShare = shareAt(9)

/** The share of sales that is VAT; 0 for exempt work. Without a code the ordinary rate. */
export function vatShareOfSales(sbiCode: string | null): number {
  if (sbiCode === null) return ordinaryVatShare
  if (exemptDivisions.includes(sbiCode.slice(0, 2))) return 0
  const isReduced = reducedDivisions.includes(sbiCode.slice(0, 2)) || reducedGroups.includes(sbiCode.slice(0, 3))
  return isReduced ? reducedVatShare : ordinaryVatShare
}

/** Goods and services that hardly anybody sells at another rate; shops and hosts sell some of what they have at the reduced one. */
const ordinaryDivisions = ['45', '62', '63', '69', '70', '71', '73', '74', '77', '80', '82', '95']
const ordinaryGroups = ['465', '466', '467', '474', '475', '4771', '4772', '4777', '4778']
/** VAT is the customer's to pay (building, waste, staff), or some of the work is exempt (money, houses, care, culture, sport). */
const otherDivisions = ['38', '41', '42', '43', '64', '65', '66', '68', '78', '84', '90', '91', '92', '93', '94']
/** Who sells food, medicine or flowers buys them at the same rate. */
const boughtReduced = ['10', '462', '463', '472', '4773', '4776']

/** Of sales and of purchases, so that what follows is less than such a trade can owe; no sales where nothing can be said. */
export function leastVatShares(sbiCode: string | null): { sales: number; purchases: number } {
  const isIn = (codes: readonly string[]): boolean => sbiCode !== null && codes.some((code) => sbiCode.startsWith(code))
  if (isIn(exemptDivisions) || isIn(otherDivisions)) return { sales: 0, purchases: 0 }
  return {
    sales: isIn(ordinaryDivisions) || isIn(ordinaryGroups) ? ordinaryVatShare : reducedVatShare,
    purchases: isIn(boughtReduced) ? reducedVatShare : ordinaryVatShare,
  }
}
