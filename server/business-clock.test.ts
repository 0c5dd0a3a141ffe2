import { expect, test } from 'vitest'
import { businessClock } from './business-clock.ts'

test.each([
  ['2027-10-30T23:30:00Z', '2027-10-31', 90],
  ['2027-10-31T00:59:00Z', '2027-10-31', 179],
  ['2027-10-31T01:00:00Z', '2027-10-31', 120],
  ['2028-03-26T00:59:00Z', '2028-03-26', 119],
  ['2028-03-26T01:00:00Z', '2028-03-26', 180],
  ['2028-02-28T23:00:00Z', '2028-02-29', 0],
  ['2028-02-29T22:59:00Z', '2028-02-29', 1439],
  ['2027-12-31T23:00:00Z', '2028-01-01', 0],
])('%s is minute %s of the Dutch day, also when the clocks change', (instant, today, minute) => {
  expect(businessClock(new Date(instant))).toEqual({ today, hour: Math.floor(minute / 60), minute })
})
