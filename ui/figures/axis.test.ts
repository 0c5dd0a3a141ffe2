import { expect, test } from 'vitest'
import { axisTicks, scaleFor } from './axis.ts'

test.each([
  [0, 14_000_00, [0, 5_000_00, 10_000_00]],
  [0, 5_870_00, [0, 2_000_00, 4_000_00]],
  [-3_000_00, 6_000_00, [0, 5_000_00]],
])('an axis from %i to %i has round lines', (bottom, top, some) => {
  const ticks = axisTicks(bottom, top)
  for (const tick of some) expect(ticks).toContain(tick)
  expect(ticks.length).toBeLessThanOrEqual(5)
  expect(ticks.every((tick) => tick >= bottom && tick <= top)).toBe(true)
})

test('an instalment is never less than a tenth of the height, however much is left', () => {
  const { top, bottom } = scaleFor([13_951_00, 9_000_00], 587_00)
  expect(top).toBe(5_870_00)
  expect(bottom).toBe(0)
})

test('what fits is not cut off, and a month short is drawn below zero', () => {
  expect(scaleFor([3_000_00, -1_000_00], 587_00)).toEqual({ top: 3_000_00, bottom: -1_000_00 })
  expect(scaleFor([3_000_00, -9_000_00], 587_00)).toEqual({ top: 3_000_00, bottom: -1_500_00 })
})

test('an instalment above every bar still fits', () => expect(scaleFor([100_00], 500_00).top).toBe(700_00))
