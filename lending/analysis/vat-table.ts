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
