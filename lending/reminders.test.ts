import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '#lending/days.ts'
import {
  reminderAfterEndMaxDays,
  reminderDue,
  reminderHours,
  type ConsentClock,
  type SentReminder,
} from '#lending/reminders.ts'

const since = '2027-10-01'
const expiresOn = '2028-03-29'
const at = (today: string, hour = 10): ConsentClock => {
  const hasExpired = daysBetween(today, expiresOn) < 0
  return { today, hour, expiresOn, hasExpired, since }
}

/** Hour by hour; `isUp` is whether the server runs. */
function simulate(days: number, isUp: (day: number, hour: number) => boolean): SentReminder[] {
  const sent: SentReminder[] = []
  for (let day = 0; day < days; day++) {
    for (let hour = 0; hour < 24; hour++) {
      if (!isUp(day, hour)) continue
      const clock = at(addDays(since, day), hour)
      const moment = reminderDue(clock, sent)
      if (moment) sent.push({ moment, on: clock.today })
    }
  }
  return sent
}

describe('reminders of a consent that ends', () => {
  test('RECON-14 come 30, 9 and 1 days before and when it has ended, over 29 February', () => {
    expect(simulate(400, () => true)).toEqual([
      { moment: '30', on: '2028-02-28' },
      { moment: '9', on: '2028-03-20' },
      { moment: '1', on: '2028-03-28' },
      { moment: 'expired', on: '2028-03-30' },
    ])
  })

  test('RECON-14 come by day only', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour)
    const open = hours.filter((hour) => reminderDue(at('2028-03-20', hour), []) !== null)
    expect([open[0], open.at(-1), open.length]).toEqual([9, 19, 11])
  })

  test('RECON-14 after days without a server the most urgent one is sent, and no burst', () => {
    const downFrom = daysBetween(since, '2028-02-20')
    const upFrom = daysBetween(since, '2028-03-22')
    expect(simulate(400, (day) => day < downFrom || day >= upFrom).map(({ moment, on }) => `${moment} ${on}`)).toEqual([
      '9 2028-03-22',
      '1 2028-03-28',
      'expired 2028-03-30',
    ])
  })

  test('RECON-14 a consent that never lasted 30 days has no 30 days before its end', () => {
    const short: ConsentClock = { ...at('2028-03-05'), since: '2028-03-04' }
    expect(reminderDue(short, [])).toBeNull()
    expect(reminderDue({ ...short, today: '2028-03-20' }, [])).toBe('9')
  })

  test('RECON-14 a day on which one was sent brings no other, however urgent', () => {
    const sent: SentReminder[] = [{ moment: '9', on: '2028-03-28' }]
    expect(reminderDue(at('2028-03-28'), sent)).toBeNull()
    expect(reminderDue(at('2028-03-28'), [{ moment: '9', on: '2028-03-27' }])).toBe('1')
  })

  test('RECON-14 a consent given nine days before its end gets no reminder the same day', () => {
    const given: ConsentClock = { ...at('2028-03-20'), since: '2028-03-20' }
    expect(reminderDue(given, [])).toBeNull()
    expect(reminderDue({ ...given, since: '2028-03-19' }, [])).toBe('9')
  })

  test('RECON-14 anyone who was away for a month after the end gets no reminder any more', () => {
    const last = addDays(expiresOn, reminderAfterEndMaxDays)
    expect([reminderDue(at(last), []), reminderDue(at(addDays(last, 1)), [])]).toEqual(['expired', null])
  })

  test('RECON-14 whatever the outages: each at most once, one a day, ever more urgent, never too early, by day', () => {
    const outages = fc.array(
      fc.record({ from: fc.integer({ min: 0, max: 399 * 24 }), hours: fc.integer({ min: 1, max: 60 * 24 }) }),
      { maxLength: 6 },
    )
    const before = { '30': 30, '9': 9, '1': 1, expired: 0 }
    fc.assert(
      fc.property(outages, (all) => {
        const isUp = (day: number, hour: number) =>
          !all.some(({ from, hours }) => day * 24 + hour >= from && day * 24 + hour < from + hours)
        const sent = simulate(400, isUp)
        const moments = sent.map(({ moment }) => before[moment])
        expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => b - a))
        expect(new Set(sent.map(({ on }) => on)).size).toBe(sent.length)
        for (const { moment, on } of sent) {
          const left = daysBetween(on, expiresOn)
          expect(left).toBeLessThanOrEqual(before[moment])
          expect(moment === 'expired').toBe(left < 0)
        }
        // With one hour of daytime service in the last nine days, the reminder came before the end.
        const hadHour = Array.from({ length: 9 }, (_, back) => daysBetween(since, expiresOn) - back).some((day) =>
          Array.from({ length: 24 }, (_, hour) => hour).some(
            (hour) => hour >= reminderHours.from && hour < reminderHours.until && isUp(day, hour),
          ),
        )
        if (hadHour) expect(moments.some((days) => days === 9 || days === 1)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})
