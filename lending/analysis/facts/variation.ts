import type { MonthlyCashFlow } from '#lending/analysis/cash-flow-facts.ts'
import type { Timeline } from '#lending/analysis/timeline.ts'
import { mean, standardDeviation } from '#lending/analysis/statistics.ts'

/** How uneven the months are: the coefficient of variation of the turnover. */
export function variation(months: readonly MonthlyCashFlow[]): number | null {
  return variationOf(months.map((month) => month.turnoverCents))
}

function variationOf(turnover: readonly number[]): number | null {
  const average = mean(turnover)
  return average === null || average <= 0 || turnover.length < 3 ? null : (standardDeviation(turnover) ?? 0) / average
}

/** So many months must have the same month a year before beside them. */
const pairsMin = 4

/**
 * How uneven the months are, as a share of the mean month; null under three. Against the same months a year before where seen: a
 * season is no risk. Both years bear chance, hence the root of two. Source: credit policy, The answer.
 */
export function seasonlessVariation(months: readonly number[], { yearStart }: Timeline): number | null {
  const year = months.slice(yearStart)
  const whole = variationOf(year)
  const pairs = months.length - 12
  if (whole === null || pairs < pairsMin) return whole
  const now = months.slice(-pairs)
  const before = months.slice(-pairs - 12, -12)
  const sumNow = (mean(now) ?? 0) * pairs
  const sumBefore = (mean(before) ?? 0) * pairs
  if (sumNow <= 0 || sumBefore <= 0) return whole
  const rests = now.map((cents, month) => cents - (before[month]! * sumNow) / sumBefore)
  return Math.min(whole, (standardDeviation(rests) ?? 0) / (mean(year) ?? 0) / Math.SQRT2)
}
