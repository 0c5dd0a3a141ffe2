import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Category } from '#lending/bookings/category.ts'
import type { FinancedPurchases } from '#lending/facts/debt/financed-purchases.ts'
import type { RoundTrips } from '#lending/facts/income/round-trips.ts'
import { categoriesOfKind, type Ledger } from '#lending/ledger/ledger.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'

/** What is bought to be sold, and what each sale costs: it falls with turnover. All else stays. */
const purchaseCategories: readonly Category[] = ['supplier', 'cash-withdrawal']
const salesCostCategories: readonly Category[] = ['payment-provider-costs']
export const variableCategories: readonly Category[] = [...purchaseCategories, ...salesCostCategories]
export const fixedCategories: readonly Category[] = [
  ...categoriesOfKind('operating').filter(
    (category) => category !== 'refund-received' && ![...purchaseCategories, ...salesCostCategories].includes(category),
  ),
  'gambling',
  'crypto',
]

/** By rolling month of the timeline, oldest first, in positive cents, less what went round and what came back. */
export type RunningCosts = {
  purchases: readonly number[]
  salesCosts: readonly number[]
  fixed: readonly number[]
}

/** What looks like a cost and is none: went round, came back, or is paid in a loan's instalments; and who was paid. */
type Known = {
  roundTrips: RoundTrips
  returned: ReadonlySet<BookingNumber>
  financed: FinancedPurchases
  /** Wages and bills that are the owners', which are counted as their pay. */
  owners: ReadonlySet<BookingNumber>
}

export function runningCosts(
  ledger: Ledger,
  timeline: Timeline,
  { roundTrips, returned, financed, owners }: Known,
): RunningCosts {
  const monthsOf = (
    categories: readonly Category[],
    isWanted = (_number: BookingNumber): boolean => true,
  ): number[] => {
    const months = new Array<number>(timeline.monthCount).fill(0)
    for (const category of categories) {
      for (const number of ledger.byCategory.get(category)!) {
        const month = timeline.monthOf(ledger.days[number]!)
        const amountCents = ledger.amountsCents[number]!
        if (month < 0 || amountCents >= 0 || !isWanted(number)) continue
        months[month]! -= amountCents + (roundTrips.out.get(number) ?? 0) + (financed.bought.get(number) ?? 0)
      }
    }
    return months
  }
  const isNotOwners = (number: BookingNumber): boolean => !owners.has(number)
  const fixed = monthsOf(fixedCategories, isNotOwners)
  for (const number of returned) {
    const month = timeline.monthOf(ledger.days[number]!)
    if (month >= 0) fixed[month]! -= ledger.amountsCents[number]!
  }
  return {
    purchases: monthsOf(purchaseCategories, isNotOwners),
    salesCosts: monthsOf(salesCostCategories),
    fixed,
  }
}
