import type { MonthlyCashFlow } from '#lending/facts/cash-flow-facts.ts'
import { debtServiceCoverage, type Means, type Product, stressed } from '#lending/pricing/affordability.ts'
import type { Instalment, StressTest } from '#lending/pricing/offer.ts'

/**
 * The schedule held against the applicant's own months, with the turnover changed by a share; purchases and VAT fall
 * along with it, rent and wages do not.
 */
export function stressTest(
  means: Means,
  months: readonly MonthlyCashFlow[],
  product: Product,
  schedule: readonly Instalment[],
  incomeChange: number,
): StressTest {
  const highestInstalmentCents = Math.max(...schedule.map((instalment) => instalment.totalCents))
  const worse = stressed(means, incomeChange)
  const changeCents = worse.availableMonthlyCents - means.availableMonthlyCents
  const amountCents = schedule.reduce((sum, instalment) => sum + instalment.principalCents, 0)
  const monthsShort = months.filter(
    (month) => month.availableCents + changeCents < highestInstalmentCents + month.debtServiceCents,
  ).length
  return {
    incomeChange,
    monthlyCashAvailableCents: worse.availableMonthlyCents,
    highestInstalmentCents,
    monthsShort,
    monthsSeen: months.length,
    debtServiceCoverage: debtServiceCoverage(worse, product, amountCents),
  }
}
