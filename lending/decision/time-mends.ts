import { addMonths, type IsoDate } from '#lending/days.ts'
import type { WayToYes } from '#lending/decision/decision.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'

/**
 * What time alone mends: after so many months without another, what happened is out of the window in which it counts
 * (score-input-from.ts). What asks for more than time, such as earning more, is not in it.
 */
const monthsInSight: Partial<Readonly<Record<keyof ScoreInput, number>>> = {
  newestMonthIsLow: 1,
  newLoanCountLastThreeMonths: 3,
  turnoverChange: 3,
  newDebtCents: 6,
  returnedDirectDebitsYear: 12,
  daysBelowZeroShare: 12,
  lowestBalanceMonths: 12,
  taxArrearsCents: 12,
  collectionCents: 12,
  gamblingCents: 12,
  distributedAboveSurplusCents: 12,
}

type Change = WayToYes['changes'][number]

function monthsOf({ field, from, to }: Change): number {
  if (field !== 'companyAgeMonths') return monthsInSight[field] ?? 0
  return typeof from === 'number' && typeof to === 'number' ? Math.max(0, to - from) : 0
}

/** The first day on which all of it can be mended, counted from the day of the decision; null where time mends none of it. */
export function timeMendsOn(changes: readonly Change[], decidedOn: IsoDate): IsoDate | null {
  const months = Math.max(0, ...changes.map(monthsOf))
  return months === 0 ? null : addMonths(decidedOn, months)
}
