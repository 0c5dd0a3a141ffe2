import type { Cents } from '#lending/money.ts'

/** Rates and shares are written with at most six decimals. */
const perUnit = 1_000_000

/**
 * A rate or share of an amount, for one of so many equal parts of a year, rounded half away from zero. Worked in whole
 * millionths, since a binary fraction can fall just short of half a cent that is exactly one.
 */
export function rateOf(amountCents: Cents, rate: number, parts = 1): Cents {
  const numerator = amountCents * Math.round(rate * perUnit)
  const denominator = perUnit * parts
  const whole = Math.floor(numerator / denominator)
  return whole + ((numerator - whole * denominator) * 2 >= denominator ? 1 : 0)
}
