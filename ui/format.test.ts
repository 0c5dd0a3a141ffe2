import { expect, test } from 'vitest'
import { maskIban } from '#lending/iban.ts'
import { withSingleStops } from '#lending/single-stops.ts'
import { dutchDayOf, formatBytes, formatCount, formatDate, formatIban, formatLongDate } from './format.ts'

test('FMT-1 an IBAN of eighteen characters is grouped 2+2+4+4+4+2', () => {
  expect(formatIban('NL02ABNA0123456789')).toBe('NL 02 ABNA 0123 4567 89')
  expect(formatIban('NL02 ABNA 0123 4567 89')).toBe('NL 02 ABNA 0123 4567 89')
})

test('FMT-1 masked, it is grouped alike, and another length is left alone', () => {
  expect(formatIban(maskIban('NL02ABNA0123456789'))).toBe('** ** **** **** ***7 89')
  expect(formatIban('BE68539007547034')).toBe('BE68539007547034')
  expect(formatIban(maskIban('BE68539007547034'))).toBe('…034')
})

test('FMT-4 dates are dd-mm-yyyy, and an instant is the day it is in the Netherlands', () => {
  expect(formatDate('2026-11-21')).toBe('21-11-2026')
  expect(formatDate('2026-11-21T23:30:00.000Z')).toBe('22-11-2026')
  expect(formatDate('2026-07-01T22:30:00.000Z')).toBe('02-07-2026')
})

test('in a sentence a date is written out, an instant likewise, and a day that the register does not know is left out', () => {
  expect(formatLongDate('2026-12-03', 'nl')).toBe('3 december 2026')
  expect(formatLongDate('2026-11-21T23:30:00.000Z', 'en')).toBe('22 November 2026')
  expect(formatLongDate('2018-06-00', 'nl')).toBe('juni 2018')
  expect(formatLongDate('2018-00-00', 'nl')).toBe('2018')
})

test('FMT-4 the Dutch day is the calendar’s own, around midnight on every day of thirteen years', () => {
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })
  const wrong: string[] = []
  for (let day = Date.UTC(2020, 0, 1); day < Date.UTC(2033, 0, 1); day += 86_400_000) {
    for (const halfHours of [0, 44, 46]) {
      const instant = day + halfHours * 1_800_000
      for (const time of [instant - 1, instant]) {
        if (dutchDayOf(time) !== calendar.format(time)) wrong.push(new Date(time).toISOString())
      }
    }
  }
  expect(wrong).toEqual([])
  expect(() => dutchDayOf('no day')).toThrow(RangeError)
})

test('counts and file sizes read as a Dutch or an English reader writes them', () => {
  expect(formatCount(5123)).toBe('5.123')
  expect(formatCount(5123, 'en')).toBe('5,123')
  expect(formatBytes(0)).toBe('0 kB')
  expect(formatBytes(300)).toBe('1 kB')
  expect(formatBytes(3_440_000)).toBe('3,4 MB')
  expect(formatBytes(3_440_000, 'en')).toBe('3.4 MB')
})

test('a sentence that ends on an abbreviated name ends on one full stop, and an ellipsis stays', () => {
  expect(withSingleStops('Dat past bij Bakkerij B.V.. Klopt dat?')).toBe('Dat past bij Bakkerij B.V. Klopt dat?')
  expect(withSingleStops('Op naam van Bakkerij B.V..')).toBe('Op naam van Bakkerij B.V.')
  expect(withSingleStops('Op naam van Jansen.')).toBe('Op naam van Jansen.')
  expect(withSingleStops('Wacht...')).toBe('Wacht...')
})
