import { lender } from '#lending/this-lender.ts'
import { lendingLimits, loanTermsMonths } from '#lending/policy/limits.ts'
import { measuredResults } from '#lending/policy/measured-results.ts'
import { characteristicNames } from '#lending/policy/points.ts'
import { rules } from '#lending/policy/rules.ts'
import { type Cents, formatEuros, formatRate } from '#lending/money.ts'
import type { ProductType } from '#lending/pricing/offer.ts'
import { offeredGrades, priceTable } from '#lending/policy/price-table.ts'
import { ownTerms } from '#lending/policy/terms.ts'
import { receiptTexts } from '#lending/receipt.ts'
import { type Quote, quote } from '#lending/pricing/quote.ts'
import type { Language } from '#lending/language.ts'

export type LimitFigures = { ageMonths: number; turnover: string }

/** From the table of limits, so that the page cannot promise what the journey refuses. */
export const figuresOf = (locale: Language): LimitFigures => ({
  ageMonths: lendingLimits.companyAgeMinMonths,
  turnover: formatEuros(lendingLimits.yearlyTurnoverMinCents, { locale }),
})

/** Counted in the tables that the engine reads, and of the measured results of its rules. */
export const proofFigures = {
  rules: Object.keys(rules).length + characteristicNames.length,
  sound: measuredResults.soundCompanies,
  offered: measuredResults.soundOffered,
  prices: offeredGrades.length * loanTermsMonths.length,
  isAtBkr: lender.reportsToBkr,
}
export type ProofFigures = typeof proofFigures

export type ExampleLoan = { productType: ProductType; amountCents: Cents; termMonths: number }

/** The price of an example, by the table of real offers; an example we no longer offer stops the build. */
export function quoteOf({ productType, amountCents, termMonths }: ExampleLoan, prices = priceTable): Quote {
  const priced = quote(amountCents, termMonths, productType, { ...ownTerms, prices })
  if (!priced) throw new Error(`We offer no ${productType} of ${amountCents} cents for ${termMonths} months`)
  return priced
}

/** The lowest and highest yearly cost (JKP) of an example over all grades that get an offer, as decimals. */
export function yearlyCostRange(asked: ExampleLoan): { lowest: number; highest: number } {
  const rates = offeredGrades.map((quoteGrade) => quoteOf(asked, { ...priceTable, quoteGrade }).yearlyCostRate)
  return { lowest: Math.min(...rates), highest: Math.max(...rates) }
}

/** One example in words. */
export type PriceExample = ReturnType<typeof priceExample>
export type ExampleRow = [label: string, value: keyof PriceExample]

/** The example of home. */
export const homeExample: ExampleLoan = { productType: 'PBL', amountCents: 25_000_00, termMonths: 36 }

export function priceExample(asked: ExampleLoan, locale: Language) {
  const priced = quoteOf(asked)
  const range = yearlyCostRange(asked)
  const euros = (cents: Cents) => formatEuros(cents, { locale, decimals: 2 })
  return {
    amount: formatEuros(asked.amountCents, { locale }),
    term: monthsText(asked.termMonths, locale),
    rate: formatRate(priced.yearlyRate, { locale }),
    first: euros(priced.firstInstalmentCents),
    last: euros(priced.lastInstalmentCents),
    interest: euros(priced.totalInterestCents),
    fees: priced.feesCents === 0 ? receiptTexts[locale].none : euros(priced.feesCents),
    total: euros(priced.totalToRepayCents),
    yearlyCost: formatRate(priced.yearlyCostRate, { locale }),
    yearlyCostLowest: formatRate(range.lowest, { locale }),
    yearlyCostHighest: formatRate(range.highest, { locale }),
  }
}

const monthsText = (months: number, locale: Language): string => `${months} ${locale === 'nl' ? 'maanden' : 'months'}`
