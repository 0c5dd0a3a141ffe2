import { expect, test } from 'vitest'
import { mean, median, slope, standardDeviation } from '#lending/ledger/statistics.ts'

test('CORE-4 of nothing there is no mean, no middle, no spread and no slope', () => {
  expect([mean([]), median([]), standardDeviation([]), slope([])]).toEqual([null, null, null, null])
})

test('CORE-4 the middle is the middle one, or the mean of the two in the middle', () => {
  expect([median([7]), median([9, 1, 5]), median([4, 1, 10, 2]), mean([1, 2, 6])]).toEqual([7, 5, 3, 3])
  const given = [3, 1, 2]
  median(given)
  expect(given).toEqual([3, 1, 2])
})

test('CORE-4 the spread is that of the whole group', () => {
  expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2)
  expect(standardDeviation([3, 3])).toBe(0)
})

test('CORE-4 the slope is that of the least-squares line, from three points on', () => {
  expect([slope([1, 2]), slope([1, 2, 3]), slope([5, 5, 5, 5]), slope([9, 6, 3, 0])]).toEqual([null, 1, 0, -3])
  expect(slope([1, 3, 2])).toBe(0.5)
})
