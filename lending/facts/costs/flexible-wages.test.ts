import { expect, test } from 'vitest'
import { flexibleShare } from '#lending/facts/costs/flexible-wages.ts'
import { ownPolicy } from '#lending/policy/policy.ts'

const season = [0.6, 0.7, 1, 1.2, 1.3, 1.2, 1, 0.9, 1.1, 1.2, 1, 0.8]
const sold = Array.from({ length: 24 }, (_, month) => season[month % 12]! * 40_000)
const shareOf = (wages: (cents: number, month: number) => number, sales = sold): number =>
  flexibleShare(sales.map(wages), sales, ownPolicy)

test('CORE-4 wages by the hour follow sales whole, half or not', () => {
  expect(shareOf((cents) => cents / 2)).toBeCloseTo(1, 9)
  expect(shareOf((cents) => 10_000 + cents / 4)).toBeCloseTo(0.5, 1)
  expect(shareOf(() => 20_000)).toBe(0)
  expect(shareOf((cents) => 60_000 - cents)).toBe(0)
})

test('CORE-4 staff that a growing company hires is no staff by the hour, and sales that hardly differ show nothing', () => {
  const grown = sold.map((_, month) => 40_000 * 1.03 ** month)
  expect(shareOf((cents) => cents / 2, grown)).toBe(0)
  expect(
    shareOf(
      (cents) => cents / 2,
      sold.map((_, month) => 40_000 + (month % 2) * 2_000),
    ),
  ).toBe(0)
  expect(shareOf(() => 20_000, sold.slice(0, 2))).toBe(0)
})
