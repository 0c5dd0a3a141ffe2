import { loanTermsMonths } from '#lending/limits.ts'
import { formatEuros } from '#lending/money.ts'
import { type Quote, quoteRange } from '#lending/offers/quote.ts'
import type { Language } from '../addresses.ts'
import { type QuotedRange, quoteWords } from './quote-figures.ts'

/** From small to large, as far apart as a table can bear. */
const tableAmounts = [5_000, 10_000, 25_000, 50_000, 100_000, 250_000]

/** What the server would answer for an amount and term, computed while the page is built. An amount we no longer offer stops the build. */
export function builtQuote(amount: number, termMonths: number): QuotedRange {
  const range = quoteRange(amount * 100, termMonths)
  if (!range) throw new Error(`We offer no loan of ${amount} euros for ${termMonths} months`)
  return { from: viewOf(range.from), to: viewOf(range.to) }
}

const percent = (rate: number) => Math.round(rate * 10_000) / 100
const viewOf = (priced: Quote) => ({
  clientRate: percent(priced.yearlyRate),
  yearlyCostPercentage: percent(priced.yearlyCostRate),
  firstInstalmentCents: priced.firstInstalmentCents,
  totalCostCents: priced.totalInterestCents + priced.feesCents,
  totalToRepayCents: priced.totalToRepayCents,
})

export type QuoteTable = {
  termMonths: number
  yearlyCost: string
  rows: [amount: string, first: string, total: string][]
}

/** Every term with some amounts: complete without a slider and without JavaScript. */
export function quoteTables(locale: Language): QuoteTable[] {
  return loanTermsMonths.map((termMonths) => ({
    termMonths,
    // A loan has no fee, so that its yearly cost depends on the term alone; of the largest amount rounding says least.
    yearlyCost: quoteWords(builtQuote(tableAmounts.at(-1)!, termMonths), locale).yearlyCost,
    rows: tableAmounts.map((amount) => {
      const { first, total } = quoteWords(builtQuote(amount, termMonths), locale)
      return [formatEuros(amount * 100, { locale }), first, total]
    }),
  }))
}
