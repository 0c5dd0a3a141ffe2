import { gradeBands, type GradeBands } from '#lending/policy/grades.ts'
import { overlaid, siteFile } from '#lending/policy/lender-rows.ts'
import { type LendingLimits, lendingLimits, type LoanTermMonths } from '#lending/policy/limits.ts'
import { priceTable, type PriceTable } from '#lending/policy/price-table.ts'

/** The tables that make products and their prices. Without sentences, since pages of the site load them. */
export type Terms = {
  readonly grades: GradeBands
  readonly prices: PriceTable
  readonly limits: LendingLimits
  readonly historyDays: Readonly<Record<LoanTermMonths, number>>
}

export const ownTerms: Terms = {
  grades: gradeBands,
  prices: priceTable,
  limits: lendingLimits,
  /** The least history for a term of so many months: what was not seen for two years is not lent for five. */
  historyDays: overlaid({ 12: 180, 24: 360, 36: 540, 48: 700, 60: 700 }, siteFile?.['historyDays']),
}
