import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, dateOfDayNumber, dayNumber, daysBetween, daysInMonth } from '#lending/days.ts'

test('a day number is the day of the platform’s calendar, back and forth, for eight hundred years', () => {
  fc.assert(
    fc.property(fc.integer({ min: -150_000, max: 150_000 }), (day) => {
      const date = new Date(day * 86_400_000).toISOString().slice(0, 10)
      expect(dateOfDayNumber(day)).toBe(date)
      expect(dayNumber(date)).toBe(day)
    }),
  )
})

test('a month later is the same day, or the last one that the month has', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
  expect(addMonths('2026-11-21', -15)).toBe('2025-08-21')
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
})

test('days are counted between dates', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2)
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('each month has its days, and February follows the leap years', () => {
  const of = (year: number) => Array.from({ length: 12 }, (_, index) => daysInMonth(year, index + 1))
  expect(of(2026)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  expect([2024, 2100, 2000, 2023].map((year) => daysInMonth(year, 2))).toEqual([29, 28, 29, 28])
})

test('the last day of an era of four hundred years is a day like any other', () => {
  expect(dateOfDayNumber(dayNumber('2000-02-29'))).toBe('2000-02-29')
  expect(addDays('2000-02-29', 1)).toBe('2000-03-01')
  expect(addDays('1600-02-29', 1)).toBe('1600-03-01')
})

test('a year is written with four digits', () => {
  expect(addMonths('0099-12-31', 1)).toBe('0100-01-31')
  expect(addMonths('0100-01-31', -1)).toBe('0099-12-31')
})
