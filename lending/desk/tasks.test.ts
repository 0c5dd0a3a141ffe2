import { expect, test } from 'vitest'
import { closings, handledBy, isAnsweredInWords } from './closings.ts'
import { taskKinds } from './task-kinds.ts'
import { dueDistance, kindWords } from './task-words.ts'

test.each([
  ['2026-11-23', 'vandaag', 'today'],
  ['2026-11-24', 'morgen', 'tomorrow'],
  ['2026-11-26', 'over 3 dagen', 'in 3 days'],
  ['2026-11-22', '1 dag te laat', '1 day late'],
  ['2026-11-21', '2 dagen te laat', '2 days late'],
  ['2026-12-01', 'over 8 dagen', 'in 8 days'],
])('DESK-22 on 23 November what is due on %s is due “%s”', (dueOn, dutch, english) => {
  expect([dueDistance(dueOn, '2026-11-23', 'nl'), dueDistance(dueOn, '2026-11-23', 'en')]).toEqual([dutch, english])
})

test('DESK-20 each kind of work has words in both languages and a right that handles it', () => {
  for (const kind of taskKinds)
    expect([kindWords.nl[kind], kindWords.en[kind], handledBy[kind]].every((text) => text.length > 3)).toBe(true)
  expect(new Set(Object.values(kindWords.nl)).size).toBe(taskKinds.length)
})

test('DESK-25 a person decides by words: without them no review, request, message or complaint is closed', () => {
  expect(taskKinds.filter((kind) => isAnsweredInWords(kind, null, 'answered'))).toEqual([
    'review',
    'complaint',
    'privacyRequest',
    'loanQuestion',
  ])
  expect(isAnsweredInWords('contact', 'message', 'answered')).toBe(true)
  expect(isAnsweredInWords('contact', 'message', 'notReached')).toBe(false)
  expect(isAnsweredInWords('contact', 'callBack', 'answered')).toBe(false)
})

test('DESK-25 money and agreements are closed by what is done in the case, never by a click in the list', () => {
  const inTheCase = taskKinds.filter((kind) => closings[kind] === undefined)
  expect(inTheCase).toEqual(['referral', 'chosenOffer', 'agreement', 'payout'])
})
