import { expect, test } from 'vitest'
import { addWorkingDays, easterSunday, isHoliday, isWorkingDay } from './working-days.ts'

test('CORE-5 Easter falls on the days that are published for it', () => {
  expect([2000, 2008, 2019, 2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
    '2000-04-23',
    '2008-03-23',
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ])
})

test('CORE-5 the holidays of 2027 are those of the law, and no other day of the year is one', () => {
  const days = Array.from({ length: 365 }, (_one, index) =>
    new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
  )
  expect(days.filter(isHoliday)).toEqual([
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2027-04-27',
    '2027-05-05',
    '2027-05-06',
    '2027-05-17',
    '2027-12-25',
    '2027-12-26',
  ])
})

test('CORE-5 the King’s birthday is kept on a Saturday where it falls on a Sunday', () => {
  expect([isHoliday('2031-04-26'), isHoliday('2031-04-27')]).toEqual([true, false])
  expect([isHoliday('2026-04-26'), isHoliday('2026-04-27')]).toEqual([false, true])
})

test.each([
  ['2026-11-23', 1, '2026-11-24', 'from a Monday'],
  ['2026-11-20', 1, '2026-11-23', 'from a Friday'],
  ['2026-11-21', 1, '2026-11-23', 'from a Saturday, which does not count'],
  ['2026-12-23', 2, '2026-12-28', 'over both days of Christmas and a weekend'],
  ['2026-12-24', 1, '2026-12-28', 'over Christmas on a Friday and a Saturday'],
  ['2026-12-31', 1, '2027-01-04', 'over New Year on a Friday'],
  ['2027-03-25', 1, '2027-03-30', 'over Good Friday, Easter and its Monday'],
  ['2027-05-04', 2, '2027-05-10', 'over Liberation Day and Ascension Day'],
  ['2026-11-23', 15, '2026-12-14', 'three weeks without a holiday'],
  ['2026-11-23', 0, '2026-11-23', 'no day at all'],
])('CORE-5 %s and %i working days is %s (%s)', (from, count, expected) => {
  expect(addWorkingDays(from, count)).toBe(expected)
  if (count > 0) expect(isWorkingDay(expected)).toBe(true)
})
