import { expect, test } from 'vitest'
import { addMonths, daysBetween } from '#lending/days.ts'
import {
  customerCheckUntil,
  dataCategories,
  keptUntil,
  retentionTable,
  retentionTimes,
  signedAgreementUntil,
} from '#lending/retention.ts'

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

test('DESK-34 who a customer is is kept five years after the contract, never a day less, and longer while something is owed', () => {
  const age = { lastUsedOn, isDecided: true, contract: null }
  expect(customerCheckUntil(age, retentionTimes)).toBeNull()
  expect(customerCheckUntil({ ...age, customerEndsOn: null, settledOn: '2028-01-01' }, retentionTimes)).toBeNull()
  for (const customerEndsOn of ['2027-11-23', '2028-02-29', '2029-03-01'])
    expect(
      daysBetween(addMonths(customerEndsOn, 60), customerCheckUntil({ ...age, customerEndsOn }, retentionTimes)!),
    ).toBeOneOf([0, 1])
  const owed = { ...age, customerEndsOn: '2027-11-23', settledOn: '2028-01-10' }
  expect(customerCheckUntil(owed, retentionTimes)).toBe('2033-01-10')
})

test('DESK-109 the agreement of a customer is kept seven years after the contract, and never shorter than the case', () => {
  const age = { lastUsedOn, isDecided: true, contract: null, customerEndsOn: '2027-11-23' }
  expect(signedAgreementUntil({ ...age, customerEndsOn: null }, retentionTimes)).toBeNull()
  expect(signedAgreementUntil(age, retentionTimes)).toBe('2034-11-23')
  expect(signedAgreementUntil(age, { ...retentionTimes, caseAfterContractDays: 3000 })).toBe('2036-02-09')
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
    customerCheckDays: 1827,
    signedAgreementDays: 2557,
    complaintDays: 730,
    contactRequestDays: 183,
    privacyRequestDays: 730,
    mailDays: 183,
    accessLogDays: 365,
    sessionDays: 1,
    repeatedCallDays: 1,
    bankReturnDays: 1,
    mailCountDays: 1,
    mendReminderDays: 7,
    handedFileDays: 14,
    mailedLinkDays: 1,
    bankFetchDays: 30,
    bankNoticeDays: 30,
  })
  expect(
    Object.values(retentionTable).filter(
      ({ source }) => !/^(docs\/security\.md, "Privacy"|ours|AWR art\. 52\(4\)|Wwft art\. 33\(3\)): ./.test(source),
    ),
  ).toEqual([])
})

test('CORE-8 the kinds of what is held are separate', () => {
  expect(dataCategories.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
  expect(new Set(dataCategories).size).toBe(22)
})
