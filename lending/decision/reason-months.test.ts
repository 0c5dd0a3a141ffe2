import { expect, test } from 'vitest'
import { withMonths } from '#lending/decision/reason-months.ts'
import type { Reason } from '#lending/decision/reason.ts'
import { soundInput } from '#lending/testing/score-input.ts'

const input = { ...soundInput, levelsUntil: '2026-10-31', newestUntil: '2026-11-20' }
const daysOf = (reasons: readonly Reason[]) => withMonths(reasons, input).map(({ until }) => until)
const overdrawn: Reason = { code: 'OFTEN_OVERDRAWN', daysBelowZeroShare: 0.6 }
const buffer: Reason = { code: 'SMALL_BUFFER', bufferDays: 2 }
const paidOut: Reason = { code: 'PAID_OUT_ABOVE_SURPLUS', amountCents: 1_000_00 }
const newestLow: Reason = { code: 'NEWEST_MONTH_LOW', change: -0.6 }
const gambling: Reason = { code: 'GAMBLING', amountCents: 900_00, share: 0.1 }

test('CORE-5 an answer that rests on sums of months says once up to which day they go', () => {
  expect(daysOf([overdrawn, buffer, gambling])).toEqual([undefined, '2026-10-31', undefined])
  expect(daysOf([paidOut, overdrawn])).toEqual(['2026-10-31', undefined])
  expect(daysOf([newestLow, overdrawn])).toEqual(['2026-11-20', '2026-10-31'])
  expect(daysOf([gambling])).toEqual([undefined])
  expect(withMonths([overdrawn], soundInput)).toEqual([overdrawn])
})
