import { lendingLimits } from '#lending/limits.ts'
import { type Cents, formatEuros, formatRate } from '#lending/money.ts'
import { quote } from '#lending/offers/quote.ts'
import type { Language } from '#lending/language.ts'
import type { ExampleFigures, Figures } from './text.ts'

export function figuresOf(locale: Language): Figures {
  return {
    ageMonths: lendingLimits.companyAgeMinMonths,
    turnover: formatEuros(lendingLimits.yearlyTurnoverMinCents, { locale }),
  }
}

const exampleAmountCents = 25_000_00
const exampleTermMonths = 36

/** The example of the price section, from the price table that real offers come from. */
export function exampleOf(locale: Language): ExampleFigures {
  const priced = quote(exampleAmountCents, exampleTermMonths)
  if (!priced) throw new Error('The example of the home page is no longer offered; choose another amount or term')
  const euros = (cents: Cents) => formatEuros(cents, { locale, decimals: 2 })
  return {
    amount: formatEuros(exampleAmountCents, { locale }),
    term: locale === 'nl' ? `${exampleTermMonths} maanden` : `${exampleTermMonths} months`,
    rate: formatRate(priced.yearlyRate, { locale }),
    first: euros(priced.firstInstalmentCents),
    last: euros(priced.lastInstalmentCents),
    interest: euros(priced.totalInterestCents),
    fees: euros(priced.feesCents),
    total: euros(priced.totalToRepayCents),
    yearlyCost: formatRate(priced.yearlyCostRate, { locale }),
  }
}
