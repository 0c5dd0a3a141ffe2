import { addDays, daysBetween, type IsoDate } from '#lending/days.ts'
import { lendingLimits, type LendingLimits } from '#lending/limits.ts'

export type HumanReview = { askedOn: IsoDate; dueOn: IsoDate; daysLeft: number; isLate: boolean }

/**
 * The clock of a request that a person looks at a decision again. It runs for a referral and a refusal alike, for every
 * legal form (GDPR art. 22 covers sole traders; the rest get the same).
 */
export function humanReview(askedOn: IsoDate, today: IsoDate, limits: LendingLimits = lendingLimits): HumanReview {
  const dueOn = addDays(askedOn, limits.humanReviewDueDays)
  const daysLeft = daysBetween(today, dueOn)
  return { askedOn, dueOn, daysLeft: Math.max(0, daysLeft), isLate: daysLeft < 0 }
}
