import type { AnswerOf } from '#contract/calls.ts'
import { lendingLimits, loanTermsMonths } from '#lending/policy/limits.ts'
import { type Cents, formatEuros, formatRate } from '#lending/money.ts'
import type { Language } from '#lending/language.ts'
import { type ReceiptRow, receiptTexts } from '#lending/receipt.ts'
import { quoteTexts } from './quote-text.ts'

/** The figures' source: the server's answer, or the same shape computed by the build. */
export type QuotedRange = Pick<AnswerOf<'readQuote'>, 'from' | 'to'>
type QuotedPrice = QuotedRange['from']

/** The bounds of the choice, in whole euros and years. */
export const quoteBounds = {
  amountMin: lendingLimits.loanAmountMinCents / 100,
  amountMax: lendingLimits.loanAmountMaxCents / 100,
  amountStep: lendingLimits.amountStepCents / 100,
  years: loanTermsMonths.map((months) => months / 12),
}

export const firstQuote = { amount: 25_000, years: 1 }

export type Chosen = typeof firstQuote

/** The nearest choice that we offer: within the bounds and on a whole step. */
export function nearestChoice({ amount, years }: Chosen): Chosen {
  const { amountMin, amountMax, amountStep, years: terms } = quoteBounds
  const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
  return {
    amount: within(Math.round(amount / amountStep) * amountStep, amountMin, amountMax),
    years: within(Math.round(years), Math.min(...terms), Math.max(...terms)),
  }
}

/** The slider's stops. Most ask for a small amount, so small ones lie far apart. */
const sliderAmounts: readonly number[] = amountsOnSlider()

function amountsOnSlider(): number[] {
  const { amountMin, amountMax, amountStep } = quoteBounds
  const stepAt = (amount: number) => amountStep * (amount < 50_000 ? 1 : amount < 100_000 ? 2 : 10)
  const amounts: number[] = []
  for (let amount = amountMin; amount < amountMax; amount += stepAt(amount)) amounts.push(amount)
  return [...amounts, amountMax]
}

/** The last place of the slider; the first is 0. */
export const lastPlace = sliderAmounts.length - 1
export const amountAt = (place: number): number => sliderAmounts[place] ?? quoteBounds.amountMax

/** The place of an amount on the slider, or of the first one above it. */
export function placeOf(amount: number): number {
  const place = sliderAmounts.findIndex((one) => one >= amount)
  return place === -1 ? lastPlace : place
}

/**
 * The figures of a quote in words, each from the lowest to the highest. Downwards for the lowest and upwards for the
 * highest, so that rounding to whole euros never promises too much.
 */
export function quoteWords({ from, to }: QuotedRange, locale: Language): Record<ReceiptRow | 'lowest', string> {
  const { between } = quoteTexts[locale]
  const down = (cents: Cents) => formatEuros(Math.floor(cents / 100) * 100, { locale })
  const euros = (low: Cents, high: Cents) => between(down(low), formatEuros(Math.ceil(high / 100) * 100, { locale }))
  const rate = (percentage: number) => formatRate(percentage / 100, { locale })
  return {
    lowest: down(from.totalCostCents),
    borrowed: down(from.totalToRepayCents - from.totalCostCents),
    interest: euros(from.totalInterestCents, to.totalInterestCents),
    costs: feesOf(to) === 0 ? receiptTexts[locale].none : euros(feesOf(from), feesOf(to)),
    back: euros(from.totalToRepayCents, to.totalToRepayCents),
    first: euros(from.firstInstalmentCents, to.firstInstalmentCents),
    yearlyCost: between(rate(from.yearlyCostPercentage), rate(to.yearlyCostPercentage)),
  }
}

const feesOf = ({ totalCostCents, totalInterestCents }: QuotedPrice): Cents => totalCostCents - totalInterestCents

/** Figures on the way from one quote to another, for numbers that roll; `share` runs from 0 to 1. */
export function quoteBetween(before: QuotedRange, after: QuotedRange, share: number): QuotedRange {
  const mix = (one: QuotedPrice, other: QuotedPrice): QuotedPrice => {
    const figures = Object.keys(other) as (keyof QuotedPrice)[]
    const mixed = figures.map((figure) => [figure, one[figure] + (other[figure] - one[figure]) * share])
    return Object.fromEntries(mixed) as QuotedPrice
  }
  return { from: mix(before.from, after.from), to: mix(before.to, after.to) }
}

/** The heading of the figures: `€ 25.000 voor een jaar`. */
export function quoteHeading({ amount, years }: Chosen, locale: Language): string {
  return `${formatEuros(amount * 100, { locale })} ${quoteTexts[locale].forYears(years)}`
}

/** `25.000`, as in the number field. */
export const amountText = (amount: number, locale: Language): string =>
  formatEuros(amount * 100, { locale }).replace(/[^\d.,]/g, '')
