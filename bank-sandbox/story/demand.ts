import type { Day } from './booking.ts'

/** How busy a company is on a day: 1 is an ordinary day of its first year. */
export type Demand = (day: Day) => number

export interface DemandShape {
  /** January to December; left out: every month alike. */
  season?: readonly number[]
  /** Monday to Sunday; 0 is closed; left out: every day alike. */
  weekdays?: readonly number[]
  growthPerYear?: number
  /** From this many months before the anchor month on, the demand changes by this factor. */
  turn?: { monthsBefore: number; factor: number }
}

export function demand(shape: DemandShape): Demand {
  return (day) => {
    const season = shape.season?.[day.month - 1] ?? 1
    const weekday = shape.weekdays?.[day.weekday] ?? 1
    const growth = (1 + (shape.growthPerYear ?? 0)) ** (day.monthIndex / 12)
    const turned = shape.turn && day.monthsToAnchor < shape.turn.monthsBefore ? shape.turn.factor : 1
    return season * weekday * growth * turned
  }
}
