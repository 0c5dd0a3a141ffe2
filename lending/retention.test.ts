import { expect, test } from 'vitest'
import { dataCategories, keptUntil, retentionTable, retentionTimes } from '#lending/retention.ts'

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

test('CORE-8 DESK-28 no time begins before the last thing that is owed on the case is done', () => {
  const open = { lastUsedOn, isDecided: true, settledOn: '2026-12-07' }
  expect(keptUntil({ ...open, contract: null }, retentionTimes)).toEqual({
    bookingsOn: '2027-01-06',
    caseOn: '2028-12-06',
  })
  expect(keptUntil({ ...open, settledOn: '2026-11-01', contract: null }, retentionTimes).bookingsOn).toBe('2026-12-21')
  const contract = { finishedOn: '2025-11-21', termMonths: 12 }
  expect(keptUntil({ ...open, contract }, retentionTimes).bookingsOn).toBe('2026-12-07')
})

test('CORE-8 bookings are never kept longer than the case they belong to', () => {
  const times = { ...retentionTimes, abandonedCaseDays: 10 }
  expect(keptUntil({ lastUsedOn, isDecided: false, contract: null }, times).bookingsOn).toBe('2026-12-01')
})

test('CORE-8 every time is so many days and says where it is from', () => {
  expect(retentionTimes).toEqual({
    abandonedCaseDays: 30,
    bookingsWithoutContractDays: 30,
    decisionWithoutContractDays: 730,
    caseAfterContractDays: 730,
    contactRequestDays: 183,
    privacyRequestDays: 730,
    mailDays: 183,
    accessLogDays: 365,
    sessionDays: 1,
    repeatedCallDays: 1,
    bankReturnDays: 1,
    mailCountDays: 1,
    mailedLinkDays: 1,
    bankFetchDays: 30,
    bankNoticeDays: 30,
  })
  expect(
    Object.values(retentionTable).filter(({ source }) => !/^(security\.md, "Privacy"|ours): ./.test(source)),
  ).toEqual([])
})

test('CORE-8 the kinds of what is held are separate', () => {
  expect(dataCategories.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
  expect(new Set(dataCategories).size).toBe(20)
})
