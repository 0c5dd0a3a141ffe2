import type { MonthlyCashFlow } from '#lending/analysis/cash-flow-analysis.ts'
import { roundCents } from '#lending/money.ts'
import { debtServiceCoverage, type Means, type Product } from '#lending/offers/affordability.ts'
import type { Instalment, StressTest } from '#lending/offers/offer.ts'

/**
 * The schedule held against the applicant's own months, with the turnover changed by a share and the costs as they were.
 * That is harsher than life, where some costs fall with sales, and says so by being shown next to the unchanged case.
 */
export function stressTest(
  means: Means,
  months: readonly MonthlyCashFlow[],
  product: Product,
  schedule: readonly Instalment[],
  incomeChange: number,
): StressTest {
  const highestInstalmentCents = Math.max(...schedule.map((instalment) => instalment.totalCents))
  const changeCents = roundCents(means.averageMonthlyTurnoverCents * incomeChange)
  const stressed = { ...means, availableMonthlyCents: means.availableMonthlyCents + changeCents }
  const amountCents = schedule.reduce((sum, instalment) => sum + instalment.principalCents, 0)
  const monthsShort = months.filter(
    (month) =>
      month.availableCents + month.turnoverCents * incomeChange < highestInstalmentCents + month.debtServiceCents,
  ).length
  return {
    incomeChange,
    monthlyCashAvailableCents: stressed.availableMonthlyCents,
    highestInstalmentCents,
    monthsShort,
    monthsSeen: months.length,
    debtServiceCoverage: debtServiceCoverage(stressed, product, amountCents),
  }
}
