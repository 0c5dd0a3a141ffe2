import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sandboxClock } from './clock.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test.each(['2026-11-21T12:00:00Z', '2026-11-21T23:30:00Z', '2026-07-01T22:30:00Z'])(
  'a clock set to a day is on that day of the Netherlands at %s, at the present time',
  (at) => {
    vi.setSystemTime(at)
    for (const today of ['2019-02-03', '2019-07-03']) {
      const clock = sandboxClock(today)
      expect(clock.today()).toBe(today)
      expect(clock.isoNow().slice(10)).toBe(at.slice(10))
    }
    expect(sandboxClock('2019-02-03T04:05:06Z').isoNow()).toBe('2019-02-03T04:05:06Z')
  },
)

test('after midnight in the Netherlands it is the next day, and a clock moves on by what is asked', () => {
  vi.setSystemTime('2026-11-21T22:59:59Z')
  const clock = sandboxClock(undefined)
  expect(clock.today()).toBe('2026-11-21')
  clock.advance(1_000)
  expect(clock.today()).toBe('2026-11-22')
  expect(clock.isoNow()).toBe('2026-11-21T23:00:00Z')
})
