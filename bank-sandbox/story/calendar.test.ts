import { expect, test } from 'vitest'
import { addDays, addMonths, bankDayFrom, bankDayUntil, isBankDay, isDate, weekdayOf } from './calendar.ts'
import { writeStory } from './write-story.ts'

test('the days on which the euro payment system rests', () => {
  // Published for 2026: 1 January, Good Friday 3 April, Easter Monday 6 April, 1 May, 25 December; 26 is a Saturday.
  for (const day of ['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25', '2026-11-21']) {
    expect(isBankDay(day), day).toBe(false)
  }
  for (const day of ['2026-04-07', '2026-04-27', '2026-05-14', '2024-12-24']) expect(isBankDay(day), day).toBe(true)
  expect(isBankDay('2024-03-29')).toBe(false)
  expect(isBankDay('2025-04-21')).toBe(false)
})

test('days and months are counted without a clock', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2024-02-29', -12)).toBe('2023-02-28')
  expect(weekdayOf('2026-11-21')).toBe(5)
  expect(bankDayFrom('2026-11-21')).toBe('2026-11-23')
  expect(bankDayUntil('2026-11-22')).toBe('2026-11-20')
  expect([isDate('2026-02-29'), isDate('2024-02-29'), isDate('20240229'), isDate(3)]).toEqual([
    false,
    true,
    false,
    false,
  ])
})

test('something due on each day of the month is booked once a month, on the first bank day from then', () => {
  for (const due of [1, 15, 28, 30, 31]) {
    const { bookings } = writeStory(
      {
        seed: 'due',
        accounts: [
          {
            key: 'a',
            bank: 'ING',
            name: 'a',
            nature: 'account',
            currency: 'EUR',
            holderName: 'a',
            openingCents: 0,
            overdraftCents: 0,
          },
        ],
        months: 24,
        warmUpMonths: 1,
        flows: [
          (day, ledger) => {
            if (!day.isDue(due)) return
            ledger.book({ accountKey: 'a', amountCents: 1, kind: 'transfer', counterparty: { name: 'b' }, text: 'c' })
          },
        ],
      },
      '2026-11',
      '2026-11-30',
    )
    expect(bookings.every((booking) => isBankDay(booking.date))).toBe(true)
    const wanted = Array.from({ length: 26 }, (_, month) => {
      const first = addMonths('2024-10-01', month)
      const last = addDays(addMonths(first, 1), -1)
      const day = `${first.slice(0, 8)}${String(due).padStart(2, '0')}`
      return bankDayFrom(day < last ? day : last)
    }).filter((day) => day >= '2024-11-01' && day <= '2026-11-30')
    expect(bookings.map((booking) => booking.date)).toEqual(wanted)
  }
})
