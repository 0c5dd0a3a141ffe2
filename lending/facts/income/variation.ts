import type { MonthlyCashFlow } from '#lending/facts/cash-flow-facts.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { endsTried, type Sold } from '#lending/facts/income/sold-between.ts'
import { monthsInQuarter, monthsInYear } from '#lending/days.ts'
import type { Policy } from '#lending/policy/policy.ts'
import { mean, median, standardDeviation } from '#lending/ledger/statistics.ts'

/** How uneven the months are: the coefficient of variation of the turnover. */
export function variation(months: readonly MonthlyCashFlow[], policy: Policy): number | null {
  return variationOf(
    months.map((month) => month.turnoverCents),
    policy,
  )
}

function variationOf(turnover: readonly number[], { months: { unevenFrom } }: Policy): number | null {
  const average = mean(turnover)
  return average === null || average <= 0 || turnover.length < unevenFrom
    ? null
    : (standardDeviation(turnover) ?? 0) / average
}

/**
 * Unevenness as a share of the mean month; null under three. Against the same months a year before where seen, since a
 * season is no risk; both years bear chance, hence the root of two. Source: docs/credit-policy.md, "The answer".
 */
export function seasonlessVariation(timeline: Timeline, sold: Sold): number | null {
  const { monthCount, startOf, lastDay } = timeline
  // A year and more can do without its first month, which other ends leave in part.
  const spare = monthCount > monthsInYear ? 1 : 0
  const variations =
    monthCount === 0
      ? []
      : endsTried(sold, startOf(spare)).map((earlier) => {
          const starts = Array.from({ length: monthCount }, (_, month) => startOf(month) - earlier)
          const months = starts.map((start, month) =>
            sold.soldBetween(start, (starts[month + 1] ?? lastDay - earlier + 1) - 1),
          )
          return variationOfMonths(
            startOf(0) - earlier < sold.firstDay && earlier > 0 ? months.slice(spare) : months,
            sold.policy,
          )
        })
  return median(variations.filter((one) => one !== null))
}

function variationOfMonths(months: readonly number[], policy: Policy): number | null {
  const year = months.slice(-monthsInYear)
  const whole = variationOf(year, policy)
  const pairs = months.length - monthsInYear
  if (whole === null || pairs < policy.months.pairsMin) return whole
  const now = months.slice(-pairs)
  const before = months.slice(-pairs - monthsInYear, -monthsInYear)
  const sumNow = (mean(now) ?? 0) * pairs
  const sumBefore = (mean(before) ?? 0) * pairs
  if (sumNow <= 0 || sumBefore <= 0) return whole
  const rests = now.map((cents, month) => cents - (before[month]! * sumNow) / sumBefore)
  return Math.min(whole, (standardDeviation(rests) ?? 0) / (mean(year) ?? 0) / Math.SQRT2)
}

/** Needs as many months before the newest, else one odd month would decide. */
export function newestAgainstBefore(months: readonly MonthlyCashFlow[], policy: Policy): number | null {
  const { newest, newestFrom } = policy.months
  const turnover = months.map((month) => month.turnoverCents)
  if (turnover.length < newestFrom) return null
  const before = mean(turnover.slice(0, -newest)) ?? 0
  return before <= 0 ? null : (mean(turnover.slice(-newest)) ?? 0) / before
}

/** The best three months running of a year, which may go round its end. */
export function bestQuarterShare(months: readonly MonthlyCashFlow[]): number | null {
  const sum = months.reduce((total, { turnoverCents }) => total + turnoverCents, 0)
  if (months.length < monthsInYear || sum <= 0) return null
  const roundTheYear = [...months, ...months]
  const quarters = months.map((_month, index) =>
    roundTheYear.slice(index, index + monthsInQuarter).reduce((total, { turnoverCents }) => total + turnoverCents, 0),
  )
  return Math.max(...quarters) / sum
}
