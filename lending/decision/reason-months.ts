import type { Reason, ReasonCode } from '#lending/decision/reason.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'

/** Whether the sentence of a reason has the last day of its months in it. */
export const saysMonths = (code: ReasonCode): boolean =>
  code === 'INCOME_DOES_NOT_COVER' || code === 'PAID_OUT_ABOVE_SURPLUS' || code === 'NEWEST_MONTH_LOW'

/** Those that rest on sums of months, as no booking or date does. */
const ofMonths: ReadonlySet<ReasonCode> = new Set([
  ...(['TURNOVER_TOO_LOW', 'TURNOVER_FALLING', 'TURNOVER_UNEVEN', 'TURNOVER_SEEN_SHORT'] as const),
  ...(['OFTEN_OVERDRAWN', 'SMALL_BUFFER', 'LOW_BALANCE', 'THIN_MARGIN', 'ONE_LARGE_CUSTOMER', 'MUCH_CASH'] as const),
  ...(['STRESS_NOT_COVERED', 'EXISTING_INSTALMENTS', 'HEAVY_REQUEST', 'SCORE_BELOW_CUTOFF'] as const),
  ...(['ROUND_TRIPS', 'SEASON_UNKNOWN'] as const),
])

/** Reasons with a sentence about their months say these; else the last of those that rest on sums of months does. */
export function withMonths(reasons: readonly Reason[], { levelsUntil, newestUntil }: ScoreInput): Reason[] {
  const isSaid = reasons.some(({ code }) => saysMonths(code) && code !== 'NEWEST_MONTH_LOW')
  const last = isSaid ? null : reasons.findLast(({ code }) => ofMonths.has(code))
  return reasons.map((reason) => {
    const until = reason.code === 'NEWEST_MONTH_LOW' ? newestUntil : levelsUntil
    return until !== undefined && (saysMonths(reason.code) || reason === last) ? { ...reason, until } : reason
  })
}
