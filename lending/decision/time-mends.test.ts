import { expect, test } from 'vitest'
import { ownPolicy } from '#lending/policy/policy.ts'
import { decide, otherWaysToYes } from '#lending/decision/decide.ts'
import { timeMendsOn } from '#lending/decision/time-mends.ts'
import { soundInput } from '#lending/testing/score-input.ts'

const day = '2026-11-30'

test.each([
  ['a young company waits until it is old enough', [{ field: 'companyAgeMonths', from: 11, to: 24 }], '2027-12-30'],
  [
    'new loans are out of sight after three months',
    [{ field: 'newLoanCountLastThreeMonths', from: 2, to: 0 }],
    '2027-02-28',
  ],
  [
    'the longest wait counts where several are needed',
    [
      { field: 'newDebtCents', from: 100, to: 0 },
      { field: 'returnedDirectDebitsYear', from: 6, to: 0 },
    ],
    '2027-11-30',
  ],
  ['earning more is no matter of time', [{ field: 'averageMonthlyTurnoverCents', from: 1, to: 2 }], null],
  ['an age that is not known is proven, not waited for', [{ field: 'companyAgeMonths', from: null, to: 48 }], null],
] as const)('FLOW-9 CORE-5 %s', (_what, changes, on) => expect(timeMendsOn(changes, day)).toBe(on))

test('CORE-5 other changes are named only where each alone is enough, and each is', () => {
  const refused = decide({ ...soundInput, newLoanCountLastThreeMonths: 6, newDebtCents: 40_000_00 }, `${day}T10:00:00Z`)
  expect(refused.outcome).not.toBe('approve')
  const ways = [refused.wayToYes!, ...otherWaysToYes(refused, [ownPolicy])]
  for (const { changes } of ways) {
    const changed = Object.fromEntries(changes.map(({ field, to }) => [field, to]))
    expect(decide({ ...refused.input, ...changed }, `${day}T10:00:00Z`).outcome).toBe('approve')
  }
  expect(otherWaysToYes(decide(soundInput, `${day}T10:00:00Z`), [ownPolicy])).toEqual([])
})
