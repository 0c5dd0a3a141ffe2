import type { Terms } from '#lending/policy/terms.ts'
import { type Quote, quoteRange } from '#lending/pricing/quote.ts'
import type { AnswerOf, QueryOf } from '../calls.ts'

/** The price at the best and at the dearest grade that gets an offer; null for an amount or term not offered. */
export function quoteAnswer(query: QueryOf<'readQuote'>, terms: Terms): AnswerOf<'readQuote'> | null {
  const amountCents = Number(query.amount) * 100
  const termMonths = Number(query.termMonths)
  const range = quoteRange(amountCents, termMonths, terms)
  return range && { amountCents, termMonths, from: quoteView(range.from), to: quoteView(range.to) }
}

/** One price: rates as percentages, money in cents. */
export const quoteView = (priced: Quote) => ({
  clientRate: percent(priced.yearlyRate),
  yearlyCostPercentage: percent(priced.yearlyCostRate),
  firstInstalmentCents: priced.firstInstalmentCents,
  totalInterestCents: priced.totalInterestCents,
  totalCostCents: priced.totalInterestCents + priced.feesCents,
  totalToRepayCents: priced.totalToRepayCents,
})

/** A rate as a percentage with two decimals, as it is shown. */
const percent = (rate: number) => Math.round(rate * 10_000) / 100
