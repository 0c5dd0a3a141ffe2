import { monthsInYear } from '#lending/days.ts'
import type { Cents } from '#lending/money.ts'

/** A payment by the borrower, in whole months from the first payout. */
export type Repayment = { month: number; amountCents: Cents }

/**
 * The JKP as a decimal: the X for which payout = Σ Dₗ(1+X)^(−sₗ), s in equal months (Directive 2008/48/EC, Annex I);
 * null when less is repaid. A polynomial in v = (1+X)^(−1/12) rises for v > 0: Newton needs no bracket.
 */
export function yearlyCostRate(payoutCents: Cents, repayments: readonly Repayment[]): number | null {
  const totalCents = repayments.reduce((sum, repayment) => sum + repayment.amountCents, 0)
  if (payoutCents <= 0 || totalCents < payoutCents) return null
  let discount = 1
  for (let round = 0; round < roundsMax; round++) {
    const { value, slope } = presentValue(repayments, discount)
    const next = discount - (value - payoutCents) / slope
    const isSettled = Math.abs(next - discount) < 1e-15
    discount = next
    if (isSettled) break
  }
  return discount ** -monthsInYear - 1
}

/** Convergence is quadratic; the dearest credit that a person could devise takes about a dozen rounds. */
const roundsMax = 100

function presentValue(repayments: readonly Repayment[], discount: number): { value: number; slope: number } {
  let value = 0
  let slope = 0
  for (const { month, amountCents } of repayments) {
    const power = discount ** (month - 1)
    value += amountCents * power * discount
    slope += amountCents * month * power
  }
  return { value, slope }
}
