import { expect, test } from 'vitest'
import { lendingLimits } from '#lending/policy/limits.ts'
import { ownPolicy } from '#lending/policy/policy.ts'
import { firstYearServiceCents } from '#lending/pricing/schedule.ts'
import { exampleFigures, ownAmounts, type OwnFigures } from './own-figures.ts'

const { stress } = ownPolicy
const loan = { termMonths: 12, worstRate: 0.12, bestRate: 0.12 }
const amountsOf = (figures: OwnFigures, loans = [loan]) =>
  ownAmounts(figures, { language: 'nl', limits: lendingLimits, stress, none: 'niets', to: 'tot', loans })
const euros = (words: string | undefined) => Number(words!.replace(/\D/g, ''))

test('NAV-5 CORE-5 the amount is the highest step that is carried as it is and when turnover falls', () => {
  const figures = { turnover: 18_000, left: 3_000, fixed: 4_000, instalments: 500 }
  const least = (amount: number) => {
    const service = firstYearServiceCents({ amountCents: amount * 100, termMonths: 12, yearlyRate: 0.12 }) / 100 / 12
    const inBadTimes = figures.left - (figures.left + figures.fixed) * stress.unevenFall
    return Math.min(
      figures.left / (service + figures.instalments) / lendingLimits.debtServiceCoverageOfferedFrom,
      inBadTimes / (service + figures.instalments) / lendingLimits.debtServiceCoverageStressed,
    )
  }
  const amount = euros(amountsOf(figures)[0])
  expect(amount).toBeGreaterThan(5_000)
  expect(least(amount)).toBeGreaterThanOrEqual(1)
  expect(least(amount + lendingLimits.amountStepCents / 100)).toBeLessThan(1)
})

test('NAV-5 turnover bounds what much left over would carry, and too little left carries nothing', () => {
  expect(euros(amountsOf({ ...exampleFigures, left: 15_000 })[0])).toBe(
    18_000 * lendingLimits.amountPerMonthlyTurnoverMax,
  )
  expect(amountsOf({ ...exampleFigures, left: 0 })).toEqual(['niets'])
  expect(amountsOf(exampleFigures, [{ ...loan, worstRate: 0.2, bestRate: 0.05 }])[0]).toMatch(
    /^€\s[\d.]+ tot €\s[\d.]+$/,
  )
})
