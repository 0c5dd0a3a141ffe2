import { monthsInQuarter } from '#lending/days.ts'
import { mean, slope } from '#lending/ledger/statistics.ts'
import type { Policy } from '#lending/policy/policy.ts'

/**
 * The part of wages that follows sales, 0 to 1: how much less is paid over the quarters that sell least than over those
 * that sell most, growth apart; 0 where sales hardly differ. Source: docs/credit-policy.md, "Capacity" 7.
 */
export function flexibleShare(wages: readonly number[], sold: readonly number[], { costs }: Policy): number {
  const [paid, sales] = [overQuarters(wages), overQuarters(sold)]
  const order = sales.map((_, place) => place).sort((one, other) => sales[one]! - sales[other]!)
  const count = Math.floor(order.length / costs.wagePartsCompared)
  if (count === 0) return 0
  const meanAt = (values: readonly number[], places: readonly number[]): number =>
    mean(places.map((place) => values[place]!)) ?? 0
  const spread = (values: readonly number[]): number =>
    (meanAt(values, order.slice(-count)) - meanAt(values, order.slice(0, count))) / Math.max(1, mean(values) ?? 0)
  return spread(sales) < costs.wageSalesSpread ? 0 : Math.min(1, Math.max(0, spread(paid) / spread(sales)))
}

/** Of each three months running, as they would be without growth. */
function overQuarters(months: readonly number[]): number[] {
  const sums = months.slice(monthsInQuarter - 1).map((_, end) => mean(months.slice(end, end + monthsInQuarter)) ?? 0)
  const rise = slope(sums) ?? 0
  const middle = mean([...sums.keys()]) ?? 0
  return sums.map((sum, place) => sum - rise * (place - middle))
}
