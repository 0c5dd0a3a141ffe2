import { expect, test } from 'vitest'
import { pressureGauge } from './pressure.ts'

test('one long pause is no overload, and three in a row are, until it can breathe again', () => {
  const gauge = pressureGauge()
  gauge.look(9_000, 0.1)
  expect(gauge.isTooHigh).toBe(false)
  gauge.look(1_500, 0.1)
  gauge.look(1_500, 0.1)
  expect(gauge.isTooHigh).toBe(true)
  gauge.look(10, 0.1)
  expect(gauge.isTooHigh).toBe(false)
})

test('a heap that stays nearly full is an overload too', () => {
  const gauge = pressureGauge()
  for (let look = 0; look < 3; look++) gauge.look(0, 0.95)
  expect(gauge.isTooHigh).toBe(true)
})
