import { endsTried, type Sold } from '#lending/facts/income/sold-between.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { addMonths, dateOfDayNumber, dayNumber, daysInYear, monthsInYear } from '#lending/days.ts'
import { mean, median } from '#lending/ledger/statistics.ts'

export type YearBefore = {
  /** Last three months, with one receipt that may slip over their end, against a year before; null if unseen. */
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
export function yearBefore(
  months: readonly number[],
  timeline: Timeline,
  sold: Sold,
  untilNow: Sold & { lastDay: number },
  receiptCents: number,
): YearBefore {
  const { yearBeforeFrom, lowShare, newest: newestMonths, newestFrom, seasonBelow, usualLow } = sold.policy.months
  const year = months.slice(timeline.yearStart)
  const average = mean(year) ?? 0
  const isKnown = months.length >= yearBeforeFrom
  const lastThree = isKnown
    ? againstYearBefore(sold, timeline.startOf(timeline.monthCount - newestMonths), timeline.lastDay, receiptCents)
    : null
  const lastThreeAgainstMean =
    isKnown || year.length < newestFrom ? null : ratio(mean(year.slice(-newestMonths)) ?? 0, average)
  // Up to the last day, since a collapse is looked at before its month is whole.
  const newestFirst = firstOfNewestMonth(untilNow)
  const low = year.slice(0, -1).filter((cents) => cents < average * lowShare).length
  const newestMonth =
    months.length > monthsInYear
      ? againstYearBefore(untilNow, newestFirst, untilNow.lastDay)
      : ratio(untilNow.soldBetween(newestFirst, untilNow.lastDay), average)
  const seasonIsUnknown = lastThreeAgainstMean !== null && lastThreeAgainstMean < seasonBelow
  return {
    lastThree,
    lastThreeAgainstMean,
    newestMonth,
    newestMonthIsLow: newestMonth !== null && newestMonth < lowShare && low < usualLow,
    seasonIsUnknown,
  }
}

/** The middle of what the last days give, so that no weekend makes a fall and none hides one. */
function againstYearBefore(sold: Sold, from: number, lastDay: number, moreCents = 0): number | null {
  const { soldBetween } = sold
  const days = lastDay - from
  const ratios = endsTried(sold, lastDay - days - daysInYear).map((earlier) => {
    const to = lastDay - earlier
    return ratio(soldBetween(to - days, to) + moreCents, soldBetween(to - days - daysInYear, to - daysInYear))
  })
  return median(ratios.filter((one) => one !== null))
}

const firstOfNewestMonth = ({ lastDay }: { lastDay: number }): number =>
  dayNumber(addMonths(dateOfDayNumber(lastDay + 1), -1))

/** Nothing against nothing is no change; something against nothing is no measure. */
const ratio = (part: number, whole: number): number | null => (whole <= 0 ? (part <= 0 ? 1 : null) : part / whole)
