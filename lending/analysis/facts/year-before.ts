import { endsTried, type Sold } from '#lending/analysis/facts/sold-between.ts'
import type { Timeline } from '#lending/analysis/timeline.ts'
import { mean, median } from '#lending/analysis/statistics.ts'

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
 * The newest months against the same a year before, so that a season is not taken for a fall. Ratios, 1 = the same;
 * null where no year before is seen. Source: docs/credit-policy.md, "Capacity" 1 and "Data".
 */
export function yearBefore(months: readonly number[], timeline: Timeline, sold: Sold): YearBefore {
  const year = months.slice(timeline.yearStart)
  const average = mean(year) ?? 0
  const isKnown = months.length >= monthsForYearBefore
  const lastThree = isKnown ? againstYearBefore(timeline, sold, 3) : null
  const lastThreeAgainstMean = isKnown || year.length < 6 ? null : ratio(mean(year.slice(-3)) ?? 0, average)
  const newest = months.at(-1) ?? 0
  const low = year.slice(0, -1).filter((cents) => cents < average * lowShare).length
  const newestMonth = months.length > 12 ? againstYearBefore(timeline, sold, 1) : ratio(newest, average)
  const seasonIsUnknown = lastThreeAgainstMean !== null && lastThreeAgainstMean < seasonBelow
  return {
    lastThree,
    lastThreeAgainstMean,
    newestMonth,
    newestMonthIsLow: newestMonth !== null && newestMonth < lowShare && low < usualLowMonths,
    seasonIsUnknown,
  }
}

const daysInYear = 365

/** The middle of what the last days give, so that no weekend makes a fall and none hides one. */
function againstYearBefore(timeline: Timeline, sold: Sold, months: number): number | null {
  const { monthCount, startOf, lastDay } = timeline
  const { soldBetween } = sold
  const days = lastDay - startOf(monthCount - months)
  const ratios = endsTried(sold, lastDay - days - daysInYear).map((earlier) => {
    const to = lastDay - earlier
    return ratio(soldBetween(to - days, to), soldBetween(to - days - daysInYear, to - daysInYear))
  })
  return median(ratios.filter((one) => one !== null))
}

/** Nothing against nothing is no change; something against nothing is no measure. */
const ratio = (part: number, whole: number): number | null => (whole <= 0 ? (part <= 0 ? 1 : null) : part / whole)
