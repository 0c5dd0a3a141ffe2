import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fetchHours,
  isNight,
  isNightlyFetchDue,
  mayFetchUnattended,
  minuteOf,
  unattendedFrom,
  unattendedWindowMs,
} from '#lending/fetch-budget.ts'

const hour = 60 * 60_000

describe('CORE-2 the budget of fetches without the applicant (RTS art. 36(5)(b))', () => {
  test('whatever is asked and whenever, no 24 hours hold more than four', () => {
    const asks = fc.array(fc.integer({ min: 0, max: 6 * hour }), { maxLength: 80 })
    fc.assert(
      fc.property(asks, (gaps) => {
        const fetched: Date[] = []
        let at = Date.UTC(2026, 9, 24)
        for (const gap of gaps) {
          at += gap
          if (mayFetchUnattended(fetched, new Date(at))) fetched.push(new Date(at))
        }
        for (const first of fetched) {
          const within = fetched.filter((one) => one >= first && one.getTime() < first.getTime() + unattendedWindowMs)
          expect(within.length).toBeLessThanOrEqual(4)
        }
      }),
    )
  })

  test('the fifth waits until the first is a day old', () => {
    const start = Date.UTC(2026, 10, 1)
    const four = [0, 1, 2, 3].map((hours) => new Date(start + hours * hour))
    expect(mayFetchUnattended(four, new Date(start + 24 * hour - 1))).toBe(false)
    expect(mayFetchUnattended(four, new Date(start + 24 * hour))).toBe(true)
  })

  test('asks for the last 90 days, today included', () => {
    expect(unattendedFrom('2028-03-01')).toBe('2027-12-03')
  })
})

describe('CORE-2 the night', () => {
  const from = fetchHours.from * 60
  const until = fetchHours.until * 60

  test('has its own minute for each connection, the same every night, spread over all of it', () => {
    const ids = Array.from({ length: 3_000 }, (_, place) => String(1_351_736_641_374_394_989n + BigInt(place * 7)))
    const minutes = ids.map(minuteOf)
    expect(ids.map(minuteOf)).toEqual(minutes)
    expect([Math.min(...minutes) >= from, Math.max(...minutes) < until - 29]).toEqual([true, true])
    const perHalfHour = Map.groupBy(minutes, (minute) => Math.floor((minute - from) / 30))
    expect(perHalfHour.size).toBe(9)
    for (const some of perHalfHour.values()) expect(some.length).toBeGreaterThan(200)
  })

  test('lasts from one to six, its first minute included and its last not', () => {
    expect([59, 60, 359, 360].map(isNight)).toEqual([false, true, true, false])
  })

  test('brings one fetch, from that minute on, also where the clock jumps over it', () => {
    const id = '1351736641374394989'
    const own = minuteOf(id)
    const due = (minute: number, refreshedOn: string | null) =>
      isNightlyFetchDue({ today: '2027-03-28', minute, refreshedOn }, id)
    expect([due(own - 1, null), due(own, null), due(own, '2027-03-27')]).toEqual([false, true, true])
    expect(due(own, '2027-03-28')).toBe(false)
    expect([due(until - 1, null), due(until, null), due(12 * 60, null)]).toEqual([true, false, false])
  })
})
