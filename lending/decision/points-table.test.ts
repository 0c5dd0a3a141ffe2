import { expect, test } from 'vitest'
import { ownPolicy } from '#lending/policy/policy.ts'
import { logOddsOf } from '#lending/decision/scale.ts'

/** Typed by hand: the model card holds the names of the bins and their points, and not where a bin ends. */
const ends: Record<string, readonly number[]> = {
  'company-age-months': [24, 48, 120],
  'turnover-change': [0.6, 0.85],
  'turnover-variation': [0.2, 0.45, 0.8],
  'days-below-zero-share': [1e-9, 0.05, 0.25],
  'buffer-days': [5, 15, 40],
  'lowest-balance-months': [0, 0.1, 0.5],
  'returned-direct-debits': [1, 3, 6],
  'customer-return-share': [0.02, 0.08],
  margin: [0, 0.05, 0.15],
  'tax-quarters-paid': [0.5, 1],
  'largest-customer-share': [0.15, 0.4, 0.7],
  'instalment-share': [1e-9, 0.05, 0.12],
  'asked-burden': [0.35, 0.7],
  'cash-share': [0.25, 0.6],
  'gambling-share': [0.002, 0.01],
}
const inSteps = ['company-age-months', 'returned-direct-debits', 'tax-quarters-paid']

test('CORE-5 each bin of the scorecard ends where its name says', () => {
  const found = Object.entries(ownPolicy.points).map(([name, { bins }]) => [name, bins.map(({ below }) => below)])
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(ends).map(([name, bounds]) => [name, [...bounds, Infinity]])),
  )
})

test('CORE-5 money and time run from one bin to the next over a quarter of it, and what is counted goes in steps', () => {
  const steps = Object.entries(ownPolicy.points).flatMap(([name, { isGradual }]) => (isGradual ? [] : [name]))
  expect(steps).toEqual(inSteps)
  const buffer = ownPolicy.points['buffer-days']
  expect([4.99, 5, 6.25, 7.5, 14.99].map((days) => logOddsOf(buffer, days, ownPolicy.score))).toEqual([
    -0.6, -0.6, -0.4, -0.2, -0.2,
  ])
  expect(logOddsOf(buffer, null, ownPolicy.score)).toBe(-0.6)
})
