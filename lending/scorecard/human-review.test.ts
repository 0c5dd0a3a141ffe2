import { expect, test } from 'vitest'
import { humanReview } from '#lending/scorecard/human-review.ts'

test('CORE-5 a person answers within thirty days, and the day after it is late', () => {
  expect(humanReview('2026-11-21', '2026-11-25')).toEqual({
    askedOn: '2026-11-21',
    dueOn: '2026-12-21',
    daysLeft: 26,
    isLate: false,
  })
  expect(humanReview('2026-11-21', '2026-12-21')).toMatchObject({ daysLeft: 0, isLate: false })
  expect(humanReview('2026-11-21', '2026-12-22')).toMatchObject({ daysLeft: 0, isLate: true })
})
