import { businessDay } from '#lending/business-day.ts'
import { addMonths, type IsoDate } from '#lending/days.ts'
import type { DecisionRecord, WayToYes } from '#lending/decision/decision.ts'
import { mendMonths } from '#lending/policy/mends.ts'

type Change = WayToYes['changes'][number]

function monthsOf({ field, from, to }: Change): number {
  if (field !== 'companyAgeMonths') return (mendMonths as Partial<Record<string, number>>)[field] ?? 0
  return typeof from === 'number' && typeof to === 'number' ? Math.max(0, to - from) : 0
}

/** The first day on which time has mended all of it, from the day of the decision on; null where it mends nothing. */
export function timeMendsOn(changes: readonly Change[], decidedOn: IsoDate): IsoDate | null {
  const months = Math.max(0, ...changes.map(monthsOf))
  return months === 0 ? null : addMonths(decidedOn, months)
}

/** The first day on which waiting alone has made a refusal's way to yes; null where none mends by itself. */
export function waitingMendsOn({ outcome, wayToYes, decidedAt }: DecisionRecord, others: readonly WayToYes[]) {
  if (outcome !== 'refuse' || wayToYes === null) return null
  const decidedOn = businessDay(new Date(decidedAt))
  const days = [wayToYes, ...others].flatMap(({ changes }) => timeMendsOn(changes, decidedOn) ?? [])
  return days.toSorted()[0] ?? null
}
