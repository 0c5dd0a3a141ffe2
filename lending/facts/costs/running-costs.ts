import type { Category } from '#lending/bookings/category.ts'
import { flexibleShare } from '#lending/facts/costs/flexible-wages.ts'
import type { FinancedPurchases } from '#lending/facts/debt/financed-purchases.ts'
import type { RoundTrips } from '#lending/facts/income/round-trips.ts'
import { categoriesOfKind, type Ledger } from '#lending/ledger/ledger.ts'
import type { Row } from '#lending/ledger/row.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { monthsOf, paid } from '#lending/ledger/views.ts'

/** Bought to be sold, and the cost of each sale: these fall with turnover. All else stays. */
const purchaseCategories: readonly Category[] = ['supplier', 'cash-withdrawal']
const salesCostCategories: readonly Category[] = ['payment-provider-costs']
export const variableCategories: readonly Category[] = [...purchaseCategories, ...salesCostCategories]
export const fixedCategories: readonly Category[] = [
  ...categoriesOfKind('operating').filter(
    (category) => category !== 'refund-received' && !variableCategories.includes(category),
  ),
  'gambling',
  'crypto',
]

/** By month of the timeline, oldest first, in positive cents, less what went round and what came back. */
export type RunningCosts = {
  purchases: readonly number[]
  salesCosts: readonly number[]
  fixed: readonly number[]
  /** Within what is fixed; the share of them, and so of wage tax, that follows sales, and that did so a year before. */
  wages: readonly number[]
  flexibleShare: number
  flexibleBefore: number
}

/** Looks like a cost and is none: money that went round, came back, or is paid in a loan's instalments. */
type Known = {
  roundTrips: RoundTrips
  returned: ReadonlySet<Row>
  financed: FinancedPurchases
  /** Parts of a machine that was paid from savings. */
  machines: ReadonlyMap<Row, number>
  /** Wages and bills that are the owners', which are counted as their pay. */
  owners: ReadonlySet<Row>
  soldMonths: readonly number[]
}

/** Positive cents of a payment, less the parts that are no cost. */
export const costOf = (
  row: Row,
  { roundTrips, financed, machines }: Pick<Known, 'roundTrips' | 'financed' | 'machines'>,
): number =>
  -row.cents - [roundTrips.out, financed.bought, machines].reduce((sum, parts) => sum + (parts.get(row) ?? 0), 0)

export function runningCosts(ledger: Ledger, timeline: Timeline, known: Known): RunningCosts {
  const months = (rows: readonly Row[]): number[] => monthsOf(timeline, rows, (row) => costOf(row, known))
  const isNotOwners = (row: Row): boolean => !known.owners.has(row)
  const fixed = months(paid(ledger, ...fixedCategories).filter(isNotOwners))
  const returned = monthsOf(timeline, [...known.returned], ({ cents }) => cents)
  const wages = months(paid(ledger, 'wages').filter(isNotOwners))
  const shareOf = (until?: number): number =>
    flexibleShare(wages.slice(0, until), known.soldMonths.slice(0, until), ledger.policy)
  return {
    purchases: months(paid(ledger, ...purchaseCategories).filter(isNotOwners)),
    salesCosts: months(paid(ledger, ...salesCostCategories)),
    fixed: fixed.map((cents, month) => cents - returned[month]!),
    wages,
    flexibleShare: shareOf(),
    flexibleBefore: shareOf(timeline.yearStart),
  }
}
