import type { MonthlyCashFlow, TrendFact } from '#lending/analysis/cash-flow-facts.ts'
import { mean, slope } from '#lending/analysis/statistics.ts'

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
