import { type LendingLimits, loanTermsMonths } from '#lending/limits.ts'
import type { Cents } from '#lending/money.ts'
import type { AmountCap, ProductType } from '#lending/offers/offer.ts'
import type { OfferedGrade, PriceTable } from '#lending/offers/price-table.ts'
import { firstYearServiceCents } from '#lending/offers/schedule.ts'

/** What a company can carry, from its own accounts. */
export type Means = {
  requestedAmountCents: Cents
  averageMonthlyTurnoverCents: Cents
  /** A month, after costs, taxes and private withdrawals, before instalments. */
  availableMonthlyCents: Cents
  existingDebtServiceMonthlyCents: Cents
  /** In the coming year. */
  expectedExpensesCents: Cents
}

export type Product = { productType: ProductType; termMonths: number; yearlyRate: number; feeShare: number }

/** Everything that can be offered to a grade: a loan for each term and one credit. */
export function productsFor(grade: OfferedGrade, prices: PriceTable, limits: LendingLimits): Product[] {
  const loans = loanTermsMonths.map((termMonths) => ({
    productType: 'PBL' as const,
    termMonths,
    yearlyRate: prices.loanRates[grade][termMonths],
    feeShare: prices.loanFeeShare,
  }))
  const credit = {
    productType: 'PBC' as const,
    termMonths: limits.creditTermMonths,
    yearlyRate: prices.creditRates[grade],
    feeShare: prices.creditProvisionShare,
  }
  return [...loans, credit]
}

/**
 * Debt service coverage (DSCR) in the first year with a product: cash left for instalments, less the expected expenses,
 * over old and new instalments together. A credit counts as drawn in full at once and repaid in its twelve months, the
 * heaviest use of it. Infinite when there is nothing to pay.
 */
export function debtServiceCoverage(means: Means, product: Product, amountCents: Cents): number {
  return coverageOf(
    means,
    firstYearServiceCents({ amountCents, termMonths: product.termMonths, yearlyRate: product.yearlyRate }),
  )
}

/** The same for a given first year of instalments. */
export function coverageOf(means: Means, newServiceCents: Cents): number {
  const availableCents = means.availableMonthlyCents * 12 - means.expectedExpensesCents
  const serviceCents = means.existingDebtServiceMonthlyCents * 12 + newServiceCents
  return serviceCents === 0 ? Infinity : availableCents / serviceCents
}

export function amountBounds(productType: ProductType, limits: LendingLimits): { minCents: Cents; maxCents: Cents } {
  return productType === 'PBL'
    ? { minCents: limits.loanAmountMinCents, maxCents: limits.loanAmountMaxCents }
    : { minCents: limits.creditAmountMinCents, maxCents: limits.creditAmountMaxCents }
}

/** What the first year costs of the smallest thing we offer: when even that is not carried, no lower amount can help. */
export function smallestServiceCents(products: readonly Product[], limits: LendingLimits): Cents {
  const services = products.map(({ productType, termMonths, yearlyRate }) =>
    firstYearServiceCents({ amountCents: amountBounds(productType, limits).minCents, termMonths, yearlyRate }),
  )
  return Math.min(...services)
}

export type AffordableAmount = { amountCents: Cents; cappedBy: AmountCap }

/**
 * The lower of what was asked, four months' turnover, what the cash flow carries, and the product's maximum, rounded
 * down to a step; null when that is below the product's minimum.
 */
export function affordableAmount(means: Means, product: Product, limits: LendingLimits): AffordableAmount | null {
  const { minCents, maxCents } = amountBounds(product.productType, limits)
  const caps: AffordableAmount[] = [
    { cappedBy: 'requested', amountCents: means.requestedAmountCents },
    { cappedBy: 'turnover', amountCents: means.averageMonthlyTurnoverCents * limits.amountPerMonthlyTurnoverMax },
    { cappedBy: 'product-maximum', amountCents: maxCents },
    { cappedBy: 'debt-service', amountCents: carriedAmount(means, product, limits) },
  ]
  const lowest = caps.reduce((low, cap) => (cap.amountCents < low.amountCents ? cap : low))
  const amountCents = Math.floor(lowest.amountCents / limits.amountStepCents) * limits.amountStepCents
  return amountCents < minCents ? null : { amountCents, cappedBy: lowest.cappedBy }
}

/** The largest multiple of the step whose coverage is enough, by halving: coverage falls as the amount rises. */
function carriedAmount(means: Means, product: Product, limits: LendingLimits): Cents {
  const { maxCents } = amountBounds(product.productType, limits)
  let carriedSteps = 0
  let tooManySteps = Math.floor(maxCents / limits.amountStepCents) + 1
  while (tooManySteps - carriedSteps > 1) {
    const steps = Math.floor((carriedSteps + tooManySteps) / 2)
    const coverage = debtServiceCoverage(means, product, steps * limits.amountStepCents)
    if (coverage >= limits.debtServiceCoverageOfferedFrom) carriedSteps = steps
    else tooManySteps = steps
  }
  return carriedSteps * limits.amountStepCents
}
