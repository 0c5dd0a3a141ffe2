import { expect, test } from 'vitest'
import { digestBefore, digestSection, isDigestDue } from './digest.ts'

test('DESK-27 the digest goes on working days from seven in the morning', () => {
  expect(isDigestDue({ day: '2026-11-23', hour: 6 })).toBe(false)
  expect(isDigestDue({ day: '2026-11-23', hour: 7 })).toBe(true)
  expect(isDigestDue({ day: '2026-11-23', hour: 18 })).toBe(false)
  expect(isDigestDue({ day: '2026-11-22', hour: 9 })).toBe(false)
  expect(isDigestDue({ day: '2026-12-25', hour: 9 })).toBe(false)
})

test('DESK-27 what came in over a weekend or a holiday is new on the working day after it', () => {
  expect([digestBefore('2026-11-24'), digestBefore('2026-11-23'), digestBefore('2026-12-28')]).toEqual([
    '2026-11-23',
    '2026-11-20',
    '2026-12-24',
  ])
})

test.each([
  ['2026-11-20', '2026-11-18', 'late'],
  ['2026-11-23', '2026-11-18', 'today'],
  ['2026-11-25', '2026-11-21', 'new'],
  ['2026-11-25', '2026-11-20', 'new'],
  ['2026-11-25', '2026-11-19', null],
])('DESK-27 on Monday 23 November what is due on %s and came on %s is %s', (dueOn, day, section) => {
  expect(digestSection({ dueOn, opened: { day, hour: 12 } }, '2026-11-23')).toBe(section)
})

test('DESK-27 what came in since the digest of today stands in the next one', () => {
  const opened = { day: '2026-11-23', hour: 9 }
  expect(digestSection({ dueOn: '2026-11-25', opened }, '2026-11-23')).toBe(null)
  expect(digestSection({ dueOn: '2026-11-25', opened }, '2026-11-24')).toBe('new')
})
