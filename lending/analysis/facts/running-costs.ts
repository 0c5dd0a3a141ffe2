import type { BookingNumber } from '#lending/analysis/cash-flow-analysis.ts'
import type { Category } from '#lending/analysis/category.ts'
import type { FinancedPurchases } from '#lending/analysis/facts/financed-purchases.ts'
import { isOwnersByWords } from '#lending/analysis/facts/owner-pay.ts'
import type { RoundTrips } from '#lending/analysis/facts/round-trips.ts'
import { categoriesOfKind, type Ledger } from '#lending/analysis/ledger.ts'
import type { Timeline } from '#lending/analysis/timeline.ts'

/** What is bought to be sold, and what each sale costs: it falls with turnover. All else stays. */
const purchaseCategories: readonly Category[] = ['supplier', 'cash-withdrawal']
const salesCostCategories: readonly Category[] = ['payment-provider-costs']
const fixedCategories: readonly Category[] = [
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

/** What looks like a cost and is none: went round, came back, or is paid in a loan's instalments. */
type NotCosts = {
  roundTrips: RoundTrips
  returned: ReadonlySet<BookingNumber>
  financed: FinancedPurchases
}

export function runningCosts(
  ledger: Ledger,
  timeline: Timeline,
  { roundTrips, returned, financed }: NotCosts,
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
  const isOwners = ownersFees(ledger)
  const fees = monthsOf(['supplier'], isOwners)
  const fixed = monthsOf(fixedCategories).map((cents, month) => cents + fees[month]!)
  for (const number of returned) {
    const month = timeline.monthOf(ledger.days[number]!)
    if (month >= 0) fixed[month]! -= ledger.amountsCents[number]!
  }
  return {
    purchases: monthsOf(purchaseCategories, (number) => !isOwners(number)),
    salesCosts: monthsOf(salesCostCategories),
    fixed,
  }
}

const ownersFeeMinCents = 500_00

/** Bills that are the owner's by their words; read once, since words are slow to read. */
function ownersFees(ledger: Ledger): (number: BookingNumber) => boolean {
  const found = new Set(
    ledger.byCategory
      .get('supplier')!
      .filter((number) => ledger.amountsCents[number]! <= -ownersFeeMinCents && isOwnersByWords(ledger, number)),
  )
  return (number) => found.has(number)
}
