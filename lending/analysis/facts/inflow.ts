import type { InflowFact, MonthlyCashFlow, Window } from '#lending/analysis/cash-flow-facts.ts'
import type { Category } from '#lending/analysis/category.ts'
import { type Ledger, monthlyAverage, select } from '#lending/analysis/ledger.ts'
import { median } from '#lending/analysis/statistics.ts'

/** Money in from some categories: the sum, the average month and the middle month. */
export function inflow(
  ledger: Ledger,
  window: Window,
  wanted: readonly Category[],
  months: readonly MonthlyCashFlow[],
  ofMonth: (month: MonthlyCashFlow) => number,
): InflowFact {
  const selected = select(ledger, window, wanted, 'in')
  return {
    ...selected,
    averageMonthlyCents: monthlyAverage(selected.sumCents, window),
    medianMonthlyCents: Math.round(median(months.map(ofMonth)) ?? 0),
  }
}
