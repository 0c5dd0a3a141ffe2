import type { Timeline } from '#lending/analysis/timeline.ts'
import { mean } from '#lending/analysis/statistics.ts'

/** So many months show three months and the same three a year before. */
export const monthsForYearBefore = 15
/** A month below this share of its measure is low. */
export const lowShare = 0.5
/** Where so many of the eleven months before were as low, another says nothing. */
const usualLowMonths = 3
/** The last three below this share of a mean month may be a season or a fall; without the year before nobody can say. */
const seasonBelow = 0.8

export type YearBefore = {
  /** Last three months against the same three a year before; null where that year is not seen. */
  lastThree: number | null
  /** Last three against all months, where no year before is known. */
  lastThreeAgainstMean: number | null
  /** Newest month against the same a year before, or against the mean; null where no month is seen. */
  newestMonth: number | null
  newestMonthIsLow: boolean
  seasonIsUnknown: boolean
}

/**
 * How the newest months compare with the same months a year before, so that a season is not taken for a fall. Ratios, 1 = the
 * same; null where no year before is seen. Source: credit policy, Capacity 1 and Data.
 */
export function yearBefore(months: readonly number[], timeline: Timeline): YearBefore {
  const year = months.slice(timeline.yearStart)
  const average = mean(year) ?? 0
  const isKnown = months.length >= monthsForYearBefore
  const lastThree = isKnown ? ratio(sumOf(months.slice(-3)), sumOf(months.slice(-15, -12))) : null
  const lastThreeAgainstMean = isKnown || year.length < 6 ? null : ratio(mean(year.slice(-3)) ?? 0, average)
  const newest = months.at(-1) ?? 0
  const measure = months.length > 12 ? months.at(-13)! : average
  const low = year.slice(0, -1).filter((cents) => cents < average * lowShare).length
  const newestMonth = ratio(newest, measure)
  const seasonIsUnknown = lastThreeAgainstMean !== null && lastThreeAgainstMean < seasonBelow
  return {
    lastThree,
    lastThreeAgainstMean,
    newestMonth,
    newestMonthIsLow: newestMonth !== null && newestMonth < lowShare && low < usualLowMonths,
    seasonIsUnknown,
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
/** Nothing against nothing is no change; something against nothing is no measure. */
const ratio = (part: number, whole: number): number | null => (whole <= 0 ? (part <= 0 ? 1 : null) : part / whole)
