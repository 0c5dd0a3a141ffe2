import { expect, test } from 'vitest'
import { ownPolicy } from '#lending/policy/policy.ts'
import { rollingMonths, windowOfLast } from '#lending/ledger/window.ts'
import { dayNumber } from '#lending/days.ts'

const span = (first: string, last: string) => ({
  firstDay: dayNumber(first),
  lastDay: dayNumber(last),
  policy: ownPolicy,
})
const monthsOf = (first: string, last: string) => rollingMonths(span(first, last))
const windowFor = (count: number, first: string, last: string) => windowOfLast(span(first, last), count)

test('CORE-4 months roll back from the last booked day, oldest first, twelve at most', () => {
  const months = monthsOf('2020-01-01', '2026-11-20')
  expect(months).toHaveLength(12)
  expect([months[0], months.at(-1)]).toEqual([
    { from: '2025-11-21', to: '2025-12-20' },
    { from: '2026-10-21', to: '2026-11-20' },
  ])
})

test('CORE-4 a month counts when at most five of its days are missing', () => {
  expect(monthsOf('2026-10-21', '2026-11-20')).toHaveLength(1)
  expect(monthsOf('2026-10-26', '2026-11-20')).toHaveLength(1)
  expect(monthsOf('2026-10-27', '2026-11-20')).toHaveLength(0)
  expect(monthsOf('2026-11-20', '2026-11-20')).toHaveLength(0)
})

test('CORE-4 without any booked day there are no months and the window is empty', () => {
  const none = { firstDay: Infinity, lastDay: -Infinity, policy: ownPolicy }
  expect(rollingMonths(none)).toEqual([])
  expect(windowOfLast(none, 12)).toEqual({ from: '0001-01-01', to: '0001-01-01', months: 0 })
})

test('CORE-4 the window is the last months there are, or with less than a month what there is', () => {
  expect(windowFor(3, '2026-01-01', '2026-11-20')).toEqual({ from: '2026-08-21', to: '2026-11-20', months: 3 })
  expect(windowFor(12, '2026-09-21', '2026-11-20')).toEqual({ from: '2026-09-21', to: '2026-11-20', months: 2 })
  expect(windowFor(12, '2026-11-11', '2026-11-20')).toEqual({ from: '2026-11-11', to: '2026-11-20', months: 0 })
  expect(windowFor(12, '2026-11-20', '2026-11-20')).toEqual({ from: '2026-11-20', to: '2026-11-20', months: 0 })
})
