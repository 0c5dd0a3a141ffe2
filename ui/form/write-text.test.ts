import fc from 'fast-check'
import { expect, test } from 'vitest'
import { difference } from './use-money-text.ts'

test('VAL-1 what is written over the difference of two texts makes one of the other', () => {
  const texts = fc.string({ unit: fc.constantFrom('€', ' ', '1', '2', '.', ','), maxLength: 12 })
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const [start, endBefore, endAfter] = difference(before, after)
      expect(before.slice(0, start) + after.slice(start, endAfter) + before.slice(endBefore)).toBe(after)
      expect(endBefore).toBeGreaterThanOrEqual(start)
    }),
  )
  expect(difference('€ 1234', '€ 1.234')).toEqual([3, 3, 4])
})
