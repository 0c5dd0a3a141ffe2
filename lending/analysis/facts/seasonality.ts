import type { MonthlyCashFlow, SeasonalityFact } from '#lending/analysis/cash-flow-facts.ts'
import { mean } from '#lending/analysis/statistics.ts'

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
