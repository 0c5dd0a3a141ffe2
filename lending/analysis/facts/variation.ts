import type { MonthlyCashFlow, SeasonalityFact, TrendFact } from '#lending/analysis/cash-flow-facts.ts'
import type { Timeline } from '#lending/analysis/timeline.ts'
import { endsTried, type Sold } from '#lending/analysis/facts/sold-between.ts'
import { mean, median, slope, standardDeviation } from '#lending/analysis/statistics.ts'

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
          return variationOfMonths(starts[0]! < sold.firstDay && earlier > 0 ? months.slice(spare) : months)
        })
  return median(variations.filter((one) => one !== null))
}

const monthsInYear = 12

function variationOfMonths(months: readonly number[]): number | null {
  const year = months.slice(-monthsInYear)
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

/** Where the turnover is going: the line through the months, and the last three against those before. */
export function trend(months: readonly MonthlyCashFlow[]): TrendFact {
  const turnover = months.map((month) => month.turnoverCents)
  const average = mean(turnover)
  const rise = slope(turnover)
  return {
    slopePerMonth: rise === null || average === null || average <= 0 ? null : rise / average,
    lastThreeAgainstBefore: lastThreeAgainstBefore(turnover),
  }
}

/** Needs three months before the last three, else one odd month would decide. */
function lastThreeAgainstBefore(turnover: readonly number[]): number | null {
  if (turnover.length < 6) return null
  const before = mean(turnover.slice(0, -3)) ?? 0
  return before <= 0 ? null : (mean(turnover.slice(-3)) ?? 0) / before
}

/**
 * How the year runs. A rolling month is named after the calendar month in which most of its days lie, which is the one
 * of its middle. Without twelve months nothing can be said about a year.
 */
export function seasonality(months: readonly MonthlyCashFlow[]): SeasonalityFact {
  const average = mean(months.map((month) => month.turnoverCents)) ?? 0
  if (months.length < 12 || average <= 0)
    return { indexByMonth: new Array<null>(12).fill(null), bestQuarterShare: null }
  const indexByMonth = new Array<number | null>(12).fill(null)
  for (const month of months) indexByMonth[calendarMonth(month) - 1] = month.turnoverCents / average
  const quarters = months.map((_month, index) =>
    [0, 1, 2].reduce((sum, next) => sum + months[(index + next) % 12]!.turnoverCents, 0),
  )
  return { indexByMonth, bestQuarterShare: Math.max(...quarters) / (average * 12) }
}

function calendarMonth({ from, to }: MonthlyCashFlow): number {
  return Number(from.slice(8, 10)) <= 15 ? Number(from.slice(5, 7)) : Number(to.slice(5, 7))
}
