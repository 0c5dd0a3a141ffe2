import { expect, test } from 'vitest'
import { calendarFile } from './calendar-link.tsx'

test('FLOW-9 a day goes into a calendar as a whole day, each line ended as RFC 5545 asks', () => {
  const file = calendarFile('2027-06-02', 'Vlot: opnieuw, nu wel; echt')
  expect(file).toContain('DTSTART;VALUE=DATE:20270602\r\n')
  expect(file).toContain(String.raw`SUMMARY:Vlot: opnieuw\, nu wel\; echt` + '\r\n')
  expect(file.startsWith('BEGIN:VCALENDAR\r\n') && file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
