import type { Language } from '#lending/language.ts'
import type { PageName } from '../addresses.ts'
import { lender } from '#lending/this-lender.ts'
import { fullAddressOf, type StructuredData } from '../page-meta.ts'
import type { Quote } from '#lending/pricing/quote.ts'

type Product = {
  page: PageName
  language: Language
  name: string
  description: string
  category: string
  quoted: Quote
  yearlyCost: { lowest: number; highest: number }
  fees: string
}

/** ROUTE-21: schema.org FinancialProduct with the bounds of the price table; rates in percent. */
export function productData(product: Product): StructuredData {
  const { page, language, quoted, yearlyCost } = product
  return {
    '@type': 'FinancialProduct',
    additionalType: 'https://schema.org/LoanOrCredit',
    name: product.name,
    description: product.description,
    category: product.category,
    url: fullAddressOf(page, language),
    provider: { '@type': 'FinancialService', name: lender.name, url: fullAddressOf('home', language) },
    areaServed: { '@type': 'Country', name: 'NL' },
    audience: { '@type': 'BusinessAudience', audienceType: 'small business' },
    interestRate: percentages(quoted.lowestYearlyRate, quoted.highestYearlyRate),
    annualPercentageRate: percentages(yearlyCost.lowest, yearlyCost.highest),
    feesAndCommissionsSpecification: product.fees,
  }
}

const percentages = (lowest: number, highest: number) => ({
  '@type': 'QuantitativeValue',
  minValue: percent(lowest),
  maxValue: percent(highest),
  unitText: '%',
})

const percent = (rate: number): number => Math.round(rate * 10_000) / 100
