import type { Cents } from '#lending/money.ts'
import { amountBounds, productsFor } from '#lending/pricing/affordability.ts'
import type { ProductType } from '#lending/pricing/offer.ts'
import { priceProduct } from '#lending/pricing/price-offer.ts'
import { offeredGrades, type OfferedGrade } from '#lending/policy/price-table.ts'
import { ownTerms, type Terms } from '#lending/policy/terms.ts'

export type Quote = {
  productType: ProductType
  amountCents: Cents
  termMonths: number
  /** At the grade that the price table quotes at. */
  yearlyRate: number
  lowestYearlyRate: number
  highestYearlyRate: number
  firstInstalmentCents: Cents
  lastInstalmentCents: Cents
  totalInterestCents: Cents
  feesCents: Cents
  totalToRepayCents: Cents
  yearlyCostRate: number
  priceTableVersion: string
}

/**
 * An indication without logging in, from the same table as the real offers; null when we do not offer that amount or
 * term. Dates play no part in it, since every month counts as a twelfth of a year.
 */
export function quote(
  amountCents: Cents,
  termMonths: number,
  productType: ProductType = 'PBL',
  terms: Terms = ownTerms,
): Quote | null {
  const { minCents, maxCents } = amountBounds(productType, terms.limits)
  if (!Number.isSafeInteger(amountCents) || amountCents < minCents || amountCents > maxCents) return null
  const options = offeredGrades.flatMap((grade) =>
    productsFor(grade, terms)
      .filter((product) => product.productType === productType && product.termMonths === termMonths)
      .map((product) => ({ grade, product })),
  )
  const quoted = options.find(({ grade }) => grade === terms.prices.quoteGrade)?.product
  if (!quoted) return null
  const rates = options.map(({ product }) => product.yearlyRate)
  const priced = priceProduct(quoted, amountCents, anyDay)
  return {
    productType,
    amountCents,
    termMonths,
    yearlyRate: quoted.yearlyRate,
    lowestYearlyRate: Math.min(...rates),
    highestYearlyRate: Math.max(...rates),
    firstInstalmentCents: priced.firstInstalmentCents,
    lastInstalmentCents: priced.lastInstalmentCents,
    totalInterestCents: priced.totalInterestCents,
    feesCents: priced.feesCents,
    totalToRepayCents: priced.totalToRepayCents,
    yearlyCostRate: priced.yearlyCostRate,
    priceTableVersion: terms.prices.version,
  }
}

/** The same amount and term at the best and at the dearest grade that gets an offer. */
type QuoteRange = { from: Quote; to: Quote }

/**
 * At the best and at the dearest grade that gets an offer, since nothing is known of a visitor yet; null when we do not
 * offer that amount or term.
 */
export function quoteRange(amountCents: Cents, termMonths: number, terms: Terms = ownTerms): QuoteRange | null {
  const at = (quoteGrade: OfferedGrade) =>
    quote(amountCents, termMonths, 'PBL', { ...terms, prices: { ...terms.prices, quoteGrade } })
  const [from, to] = [at(offeredGrades[0]), at(offeredGrades[offeredGrades.length - 1]!)]
  return from && to ? { from, to } : null
}

/** A schedule wants a day to count from; the quote reads none of its dates. */
const anyDay = '2000-01-01'
