import type { AnswerOf } from '#contract/calls.ts'
import { lendingLimits, loanTermsMonths } from '#lending/limits.ts'
import { type Cents, formatEuros, formatRate } from '#lending/money.ts'
import type { Language } from '../addresses.ts'
import { type QuoteRow, quoteTexts } from './quote-text.ts'

/** What the figures are made of; the server's answer has this shape, and so has what the build computes. */
export type QuotedRange = Pick<AnswerOf<'readQuote'>, 'from' | 'to'>

/** What can be chosen, in whole euros and years. */
export const quoteBounds = {
  amountMin: lendingLimits.loanAmountMinCents / 100,
  amountMax: lendingLimits.loanAmountMaxCents / 100,
  amountStep: lendingLimits.amountStepCents / 100,
  yearsMin: Math.min(...loanTermsMonths) / 12,
  yearsMax: Math.max(...loanTermsMonths) / 12,
}

/** What the page shows before anybody has moved anything. */
export const firstQuote = { amount: 25_000, years: 3 }

export type Chosen = typeof firstQuote

/** The nearest choice that we offer: within the bounds and on a whole step. */
export function nearestChoice({ amount, years }: Chosen): Chosen {
  const { amountMin, amountMax, amountStep, yearsMin, yearsMax } = quoteBounds
  const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
  return {
    amount: within(Math.round(amount / amountStep) * amountStep, amountMin, amountMax),
    years: within(Math.round(years), yearsMin, yearsMax),
  }
}

/**
 * The figures of a quote in words, each from the lowest to the highest. Downwards for the lowest and upwards for the
 * highest, so that rounding to whole euros never promises too much.
 */
export function quoteWords({ from, to }: QuotedRange, locale: Language): Record<QuoteRow, string> {
  const { between } = quoteTexts[locale]
  const euros = (low: Cents, high: Cents) =>
    between(formatEuros(Math.floor(low / 100) * 100, { locale }), formatEuros(Math.ceil(high / 100) * 100, { locale }))
  const rate = (percentage: number) => formatRate(percentage / 100, { locale })
  return {
    first: euros(from.firstInstalmentCents, to.firstInstalmentCents),
    cost: euros(from.totalCostCents, to.totalCostCents),
    total: euros(from.totalToRepayCents, to.totalToRepayCents),
    yearlyCost: between(rate(from.yearlyCostPercentage), rate(to.yearlyCostPercentage)),
  }
}

/** The heading of the figures: `€ 25.000 in 36 maanden`. */
export function quoteHeading({ amount, years }: Chosen, locale: Language): string {
  const { card, months } = quoteTexts[locale]
  return card(formatEuros(amount * 100, { locale }), months(years * 12))
}

/** `25.000`, as it stands in the number field. */
export const amountText = (amount: number, locale: Language): string =>
  formatEuros(amount * 100, { locale }).replace(/[^\d.,]/g, '')
