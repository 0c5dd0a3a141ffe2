import { expect, test } from 'vitest'
import { keptUntil, retentionTimes } from '#lending/retention.ts'

const lastUsedOn = '2026-11-21'

test('CORE-8 a case on which nothing was decided goes with its bookings after 30 days', () => {
  expect(keptUntil({ lastUsedOn, isDecided: false, contract: null }, retentionTimes)).toEqual({
    bookingsOn: '2026-12-21',
    caseOn: '2026-12-21',
  })
})

test('CORE-8 after a decision that was not taken up the bookings go after 30 days and the reasons after two years', () => {
  expect(keptUntil({ lastUsedOn, isDecided: true, contract: null }, retentionTimes)).toEqual({
    bookingsOn: '2026-12-21',
    caseOn: '2028-11-20',
  })
})

test('CORE-8 with a contract the bookings stay for its term, also when that ends on a day the month lacks', () => {
  const contract = { finishedOn: '2027-02-28', termMonths: 12 }
  expect(keptUntil({ lastUsedOn, isDecided: true, contract }, retentionTimes)).toEqual({
    bookingsOn: '2028-02-28',
    caseOn: '2030-02-27',
  })
})

test('CORE-8 bookings are never kept longer than the case they belong to', () => {
  const times = { ...retentionTimes, abandonedCaseDays: 10 }
  expect(keptUntil({ lastUsedOn, isDecided: false, contract: null }, times).bookingsOn).toBe('2026-12-01')
})
