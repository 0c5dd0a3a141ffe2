import type { MonthlyCashFlow } from '#lending/analysis/cash-flow-analysis.ts'
import { mean, standardDeviation } from '#lending/analysis/statistics.ts'

/** How uneven the months are: the coefficient of variation of the turnover. */
export function variation(months: readonly MonthlyCashFlow[]): number | null {
  const turnover = months.map((month) => month.turnoverCents)
  const average = mean(turnover)
  return average === null || average <= 0 || turnover.length < 3 ? null : (standardDeviation(turnover) ?? 0) / average
}
