import { expect, test } from 'vitest'
import { coveredMonths } from './covered-months.ts'

const drawn = (...parts: [string, string][]) =>
  coveredMonths(parts.map(([from, to]) => ({ from, to })))
    .map(({ state }) => ({ seen: '#', gap: '/', none: '.' })[state])
    .join('')

test('FLOW-6 two files of half a year each are one year, in any order', () => {
  expect(drawn(['2026-05-29', '2026-11-20'], ['2025-11-21', '2026-05-28'])).toBe('############')
})

test('FLOW-6 a gap shows in each month that it touches, and what was before the first day is none', () => {
  expect(drawn(['2026-03-10', '2026-05-10'], ['2026-07-20', '2026-11-20'])).toBe('...##///####')
  expect(drawn()).toBe('............')
})

test('FLOW-6 a few days without bookings between two files are no gap', () => {
  expect(drawn(['2025-11-25', '2026-05-21'], ['2026-05-25', '2026-11-17'])).toBe('############')
})

test('FLOW-6 a file within another changes nothing', () => {
  expect(drawn(['2025-01-01', '2026-11-20'], ['2026-02-01', '2026-02-28'])).toBe('############')
})
