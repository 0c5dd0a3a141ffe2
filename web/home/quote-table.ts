import { quoteView } from '#contract/answers/quote-answer.ts'
import { loanTermsMonths } from '#lending/policy/limits.ts'
import { formatEuros } from '#lending/money.ts'
import { quoteRange } from '#lending/pricing/quote.ts'
import type { Language } from '#lending/language.ts'
import { quoteBounds, type QuotedRange, quoteWords } from './quote-figures.ts'

/** From small to large, as far apart as a table can bear, and the most that is lent. */
const tableAmounts = [5_000, 10_000, 25_000, 50_000, 100_000, quoteBounds.amountMax].filter(
  (amount, place, all) =>
    amount >= quoteBounds.amountMin && amount <= quoteBounds.amountMax && all.indexOf(amount) === place,
)

/** The server's answer for an amount and term, computed by the build. An amount we no longer offer stops the build. */
export function builtQuote(amount: number, termMonths: number): QuotedRange {
  const range = quoteRange(amount * 100, termMonths)
  if (!range) throw new Error(`We offer no loan of ${amount} euros for ${termMonths} months`)
  return { from: quoteView(range.from), to: quoteView(range.to) }
}

type QuoteTable = {
  termMonths: number
  yearlyCost: string
  rows: [amount: string, first: string, total: string][]
}

/** Every term with some amounts: complete without a slider and without JavaScript. */
export function quoteTables(locale: Language): QuoteTable[] {
  return loanTermsMonths.map((termMonths) => ({
    termMonths,
    // Without a fee the yearly cost depends only on the term; rounding matters least for the largest amount.
    yearlyCost: quoteWords(builtQuote(tableAmounts.at(-1)!, termMonths), locale).yearlyCost,
    rows: tableAmounts.map((amount) => {
      const { first, back } = quoteWords(builtQuote(amount, termMonths), locale)
      return [formatEuros(amount * 100, { locale }), first, back]
    }),
  }))
}
