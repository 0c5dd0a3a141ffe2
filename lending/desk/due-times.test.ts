import { expect, test } from 'vitest'
import { dueOn, type DueName } from './due-times.ts'
import { dueWords } from './due-words.ts'

test.each<[DueName, string, string]>([
  ['referral', '2026-11-25', 'two working days'],
  ['review', '2026-12-07', 'ten'],
  ['complaintReceipt', '2026-11-25', 'two'],
  ['complaint', '2026-12-14', 'fifteen'],
  ['privacyRequest', '2026-12-21', 'twenty-eight days, weekends counted'],
  ['contact', '2026-11-24', 'one'],
  ['chosenOffer', '2026-11-24', 'one'],
  ['agreement', '2026-11-25', 'two'],
  ['payout', '2026-11-25', 'two'],
  ['document', '2026-11-24', 'one'],
  ['undeliveredMail', '2026-11-24', 'one'],
  ['consentEnds', '2026-11-30', 'five'],
  ['missed', '2026-11-25', 'two'],
  ['failedStep', '2026-11-24', 'one'],
])('CORE-5 CORE-8 DESK-20 DESK-26 asked on a Monday, %s is due on %s (%s)', (name, due) => {
  expect(dueOn(name, '2026-11-23')).toBe(due)
})

test('CORE-8 a month under the privacy law is shorter than the shortest month, over holidays too', () => {
  expect(dueOn('privacyRequest', '2027-02-01')).toBe('2027-03-01')
  expect(dueOn('privacyRequest', '2026-12-24')).toBe('2027-01-21')
})

test('CORE-5 a time is said in words, one as one, and a number where there is no word', () => {
  expect([dueWords('contact', 'nl'), dueWords('referral', 'nl')]).toEqual(['één werkdag', 'twee werkdagen'])
  expect([dueWords('review', 'nl'), dueWords('complaint', 'nl')]).toEqual(['tien werkdagen', 'vijftien werkdagen'])
  expect([dueWords('contact', 'en'), dueWords('payout', 'en')]).toEqual(['one working day', 'two working days'])
  expect([dueWords('privacyRequest', 'nl'), dueWords('privacyRequest', 'en')]).toEqual(['28 dagen', '28 days'])
})
