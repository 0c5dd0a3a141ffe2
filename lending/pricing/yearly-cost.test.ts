import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linearSchedule } from '#lending/pricing/schedule.ts'
import { type Repayment, yearlyCostRate } from '#lending/pricing/yearly-cost.ts'

const equal = (count: number, amountCents: number): Repayment[] =>
  Array.from({ length: count }, (_, index) => ({ month: index + 1, amountCents }))
const linear = (amountCents: number, termMonths: number, yearlyRate: number): Repayment[] =>
  linearSchedule({ amountCents, termMonths, yearlyRate }, '2026-11-21').map(({ number, totalCents }) => ({
    month: number,
    amountCents: totalCents,
  }))

describe('golden cases, from forty-digit decimals', () => {
  test.each<[string, number, Repayment[], number]>([
    ['10,000, 12 months annuity at 11 % nominal', 10_000_00, equal(12, 883_81.66), 11.5719],
    ['the same with a fee of 250 taken from the payout', 9_750_00, equal(12, 883_81.66), 17.0243],
    ['10,000, 12 months, 1.5 % a month flat, 2 % fee', 9_800_00, equal(12, 10_000_00 / 12 + 150_00), 42.2386],
    ['10,000, 6 months, 2 % a month flat', 10_000_00, equal(6, 10_000_00 / 6 + 200_00), 48.2815],
    ['10,000, 60 months linear at 11.2 %', 10_000_00, linear(10_000_00, 60, 0.112), 11.7932],
  ])('CORE-6 %s costs a year what it should', (_name, payoutCents, repayments, percent) => {
    expect((yearlyCostRate(payoutCents, repayments) ?? 0) * 100).toBeCloseTo(percent, 3)
  })

  test('CORE-6 a price beyond reason is still worked out: three parts of 1,000 with 514 kept back is over 10,000 %', () => {
    const percentWith = (feeCents: number) => (yearlyCostRate(1_000_00 - feeCents, equal(3, 1_000_00 / 3)) ?? 0) * 100
    expect(percentWith(514_00)).toBeCloseTo(10_074.3185, 3)
    // The published figure, 10,095.28 %, belongs to a fee of 514.15: the fee is published in whole euros.
    expect(percentWith(513_50)).toBeLessThan(10_095.28)
    expect(percentWith(514_50)).toBeGreaterThan(10_095.28)
  })

  test('CORE-6 free money costs nothing; less back than paid out, or nothing paid out, has no rate', () => {
    expect(yearlyCostRate(1_200_00, equal(12, 100_00))).toBe(0)
    expect(yearlyCostRate(1_200_00, equal(12, 99_00))).toBeNull()
    expect(yearlyCostRate(0, equal(12, 99_00))).toBeNull()
  })
})

describe('CORE-6 the work is bounded', () => {
  test.each([
    ['a loan as any', 10_000_00, equal(12, 883_81.66)],
    ['the dearest that is published', 1_000_00 - 514_00, equal(3, 1_000_00 / 3)],
    ['the longest', 250_000_00, linear(250_000_00, 60, 0.4)],
  ])('%s takes a dozen rounds over its repayments at most', (_name, payoutCents, repayments) => {
    let rounds = 0
    const first = {
      ...repayments[0]!,
      get month() {
        rounds += 1
        return 1
      },
    }
    const counted = [first, ...repayments.slice(1)]
    expect(yearlyCostRate(payoutCents, counted)).toBe(yearlyCostRate(payoutCents, repayments))
    expect(rounds).toBeGreaterThan(0)
    expect(rounds).toBeLessThanOrEqual(12)
  })

  test('what is no number has no rate, and no work without end', () => {
    expect(yearlyCostRate(NaN, equal(12, 883_81))).toBeNaN()
  })
})

/**
 * The same equation by another road: forty digits, the yearly rate itself as the unknown, and halving instead of
 * Newton's method, with the discount of each month from its own power.
 */
function yearlyCostByHalving(payoutCents: number, repayments: readonly Repayment[]): Decimal {
  const Forty = Decimal.clone({ precision: 40 })
  let low = new Forty(0)
  let high = new Forty(1)
  const worth = (rate: Decimal): Decimal => {
    const month = new Forty(1).plus(rate).pow(new Forty(-1).div(12))
    let power = new Forty(1)
    let at = 0
    return repayments.reduce((sum, repayment) => {
      for (; at < repayment.month; at++) power = power.times(month)
      return sum.plus(power.times(repayment.amountCents))
    }, new Forty(0))
  }
  while (worth(high).gt(payoutCents)) high = high.times(2)
  for (let round = 0; round < 60; round++) {
    const middle = low.plus(high).div(2)
    if (worth(middle).gt(payoutCents)) low = middle
    else high = middle
  }
  return low.plus(high).div(2)
}

test('CORE-6 an independent method at forty digits agrees within 0.005 percentage points', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2_000_00, max: 250_000_00 }),
      fc.integer({ min: 3, max: 60 }),
      fc.double({ min: 0.01, max: 0.4, noNaN: true }),
      fc.double({ min: 0, max: 0.1, noNaN: true }),
      (amountCents, termMonths, yearlyRate, feeShare) => {
        const payoutCents = amountCents - Math.round(amountCents * feeShare)
        const repayments = linear(amountCents, termMonths, yearlyRate)
        const ours = yearlyCostRate(payoutCents, repayments) ?? NaN
        const theirs = yearlyCostByHalving(payoutCents, repayments).toNumber()
        expect(Math.abs(ours - theirs) * 100).toBeLessThan(0.005)
        expect(Math.abs(ours - theirs)).toBeLessThan(1e-9)
      },
    ),
    { numRuns: 25 },
  )
})
