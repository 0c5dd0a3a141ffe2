import { type LendingLimits, type LoanTermMonths, loanTermsMonths } from '#lending/policy/limits.ts'
import type { Policy } from '#lending/policy/policy.ts'
import type { Terms } from '#lending/policy/terms.ts'
import { monthsInYear } from '#lending/days.ts'
import { type Cents, roundCents, roundRate } from '#lending/money.ts'
import type { AmountCap, ProductType } from '#lending/pricing/offer.ts'
import type { OfferedGrade } from '#lending/policy/price-table.ts'
import { firstYearServiceCents } from '#lending/pricing/schedule.ts'

/** From the company's own accounts. */
export type Means = {
  requestedAmountCents: Cents
  averageMonthlyTurnoverCents: Cents
  /** A month, after costs, taxes and private withdrawals, before instalments. */
  availableMonthlyCents: Cents
  existingDebtServiceMonthlyCents: Cents
  /** In the coming year. */
  expectedExpensesCents: Cents
  /** The part of the costs that falls along with turnover. */
  variableCostsMonthlyCents: Cents
  /** Taken by owners above their living; where turnover falls they take it no more. */
  ownerFlexibleMonthlyCents: Cents
  turnoverVariation: number | null
  /** Days that the data shows; a longer loan asks for a longer look. */
  coverageDays: number
}

export type Product = { productType: ProductType; termMonths: number; yearlyRate: number; feeShare: number }

export const productsSeen = (
  products: readonly Product[],
  coverageDays: number,
  { historyDays }: Pick<Terms, 'historyDays'>,
): Product[] => products.filter(({ termMonths }) => coverageDays >= historyDays[termMonths as LoanTermMonths])

/** Everything that can be offered to a grade: a loan for each term and one credit. */
export const productsFor = (grade: OfferedGrade, terms: Terms): Product[] =>
  productsAt(terms.grades.find((band) => band.grade === grade)!.from, terms)

/**
 * The rates of a grade hold where it begins; between two of them each point moves the price a little, so that no single
 * point or euro costs a grade.
 */
export function productsAt(score: number, { grades, prices, limits }: Terms): Product[] {
  const rateOf = (rates: (grade: OfferedGrade) => number): number => rateAt(score, grades, rates)
  const loans = loanTermsMonths.map((termMonths) => ({
    productType: 'PBL' as const,
    termMonths,
    yearlyRate: rateOf((grade) => prices.loanRates[grade][termMonths]),
    feeShare: prices.loanFeeShare,
  }))
  const credit = {
    productType: 'PBC' as const,
    termMonths: limits.creditTermMonths,
    yearlyRate: rateOf((grade) => prices.creditRates[grade]),
    feeShare: prices.creditProvisionShare,
  }
  return [...loans, credit]
}

function rateAt(score: number, gradeBands: Terms['grades'], rateOf: (grade: OfferedGrade) => number): number {
  const place = gradeBands.findIndex(({ from }) => score >= from)
  const band = gradeBands[place] ?? gradeBands.at(-1)!
  const better = gradeBands[place - 1]
  if (!better) return rateOf(band.grade)
  const share = (score - band.from) / (better.from - band.from)
  return roundRate(rateOf(band.grade) + (rateOf(better.grade) - rateOf(band.grade)) * share)
}

/**
 * DSCR of the first year: cash left, less expected expenses, over old and new instalments; infinite without any. A
 * credit counts in its heaviest use: drawn in full at once and repaid in its twelve months.
 */
export function debtServiceCoverage(means: Means, product: Product, amountCents: Cents): number {
  return coverageOf(
    means,
    firstYearServiceCents({ amountCents, termMonths: product.termMonths, yearlyRate: product.yearlyRate }),
  )
}

/** The same for a given first year of instalments. */
export function coverageOf(means: Means, newServiceCents: Cents): number {
  const availableCents = means.availableMonthlyCents * monthsInYear - means.expectedExpensesCents
  const serviceCents = means.existingDebtServiceMonthlyCents * monthsInYear + newServiceCents
  return serviceCents === 0 ? Infinity : availableCents / serviceCents
}

/** The fall in turnover that every offer must stand, as a share: more in a company whose months differ more. */
export function bindingStress(
  variation: number | null,
  { steady, steadyFall, uneven, unevenFall }: Policy['stress'],
): number {
  const place = Math.min(1, Math.max(0, ((variation ?? uneven) - steady) / (uneven - steady)))
  return steadyFall + (unevenFall - steadyFall) * place
}

/** With turnover changed by a share; what varies with turnover changes along, what is fixed stays. */
export function stressed(means: Means, incomeChange: number): Means {
  const contributionCents = means.averageMonthlyTurnoverCents - means.variableCostsMonthlyCents
  return {
    ...means,
    availableMonthlyCents:
      means.availableMonthlyCents +
      roundCents(contributionCents * incomeChange) +
      (incomeChange < 0 ? Math.min(means.ownerFlexibleMonthlyCents, -roundCents(contributionCents * incomeChange)) : 0),
  }
}

export function amountBounds(productType: ProductType, limits: LendingLimits): { minCents: Cents; maxCents: Cents } {
  return productType === 'PBL'
    ? { minCents: limits.loanAmountMinCents, maxCents: limits.loanAmountMaxCents }
    : { minCents: limits.creditAmountMinCents, maxCents: limits.creditAmountMaxCents }
}

export type SmallestLoan = Pick<Product, 'productType' | 'termMonths'> & { amountCents: Cents; serviceCents: Cents }

/** The smallest thing we offer, and its first year: when even that is not carried, no lower amount can help. */
export function smallestLoan(products: readonly Product[], limits: LendingLimits): SmallestLoan | null {
  const loans = products.map(({ productType, termMonths, yearlyRate }) => {
    const amountCents = amountBounds(productType, limits).minCents
    const serviceCents = firstYearServiceCents({ amountCents, termMonths, yearlyRate })
    return { productType, termMonths, amountCents, serviceCents }
  })
  return loans.toSorted((one, other) => one.serviceCents - other.serviceCents)[0] ?? null
}

type Carrying = Pick<Policy, 'limits' | 'stress'>

export type AffordableAmount = { amountCents: Cents; cappedBy: AmountCap }

/**
 * The lowest of the amount asked, some months of turnover, what the cash flow carries, and the product’s maximum,
 * rounded down to a step; null when that is below the product’s minimum.
 */
export function affordableAmount(means: Means, product: Product, policy: Carrying): AffordableAmount | null {
  const { limits } = policy
  const { minCents, maxCents } = amountBounds(product.productType, limits)
  const caps: AffordableAmount[] = [
    { cappedBy: 'requested', amountCents: means.requestedAmountCents },
    { cappedBy: 'turnover', amountCents: means.averageMonthlyTurnoverCents * limits.amountPerMonthlyTurnoverMax },
    { cappedBy: 'product-maximum', amountCents: maxCents },
    { cappedBy: 'debt-service', amountCents: carriedAmount(means, product, policy) },
  ]
  const lowest = caps.reduce((low, cap) => (cap.amountCents < low.amountCents ? cap : low))
  const amountCents = Math.floor(lowest.amountCents / limits.amountStepCents) * limits.amountStepCents
  return amountCents < minCents ? null : { amountCents, cappedBy: lowest.cappedBy }
}

/** Enough to spare as it is, and enough when turnover falls. */
function isCarried(means: Means, worse: Means, product: Product, amountCents: Cents, limits: LendingLimits): boolean {
  return (
    debtServiceCoverage(means, product, amountCents) >= limits.debtServiceCoverageOfferedFrom &&
    debtServiceCoverage(worse, product, amountCents) >= limits.debtServiceCoverageStressed
  )
}

/** The largest multiple of the step that is carried, by halving: coverage falls as the amount rises. */
function carriedAmount(means: Means, product: Product, { limits, stress }: Carrying): Cents {
  const { maxCents } = amountBounds(product.productType, limits)
  const worse = stressed(means, -bindingStress(means.turnoverVariation, stress))
  let carriedSteps = 0
  let tooManySteps = Math.floor(maxCents / limits.amountStepCents) + 1
  while (tooManySteps - carriedSteps > 1) {
    const steps = (carriedSteps + tooManySteps) >> 1
    if (isCarried(means, worse, product, steps * limits.amountStepCents, limits)) carriedSteps = steps
    else tooManySteps = steps
  }
  return carriedSteps * limits.amountStepCents
}

/**
 * The asked amount against what is carried, at most 1, so that asking for more than is carried does no harm and asking
 * for less never does.
 */
export function askedBurden(means: Means, { limits, score }: Pick<Policy, 'limits' | 'score'>): number {
  const { debtServiceCoverageOfferedFrom, amountPerMonthlyTurnoverMax } = limits
  // A loan over a year at one rate for everybody; repaid linearly it is owed for 13/24 of that year on average.
  const yearlyCost = 1 + (score.burdenRate * (monthsInYear + 1)) / (monthsInYear + monthsInYear)
  const availableCents = means.availableMonthlyCents * monthsInYear - means.expectedExpensesCents
  const serviceCents =
    availableCents / debtServiceCoverageOfferedFrom - means.existingDebtServiceMonthlyCents * monthsInYear
  const carriedCents = Math.min(
    serviceCents / yearlyCost,
    means.averageMonthlyTurnoverCents * amountPerMonthlyTurnoverMax,
  )
  return carriedCents <= 0 ? 1 : Math.min(1, Math.max(0, means.requestedAmountCents) / carriedCents)
}
