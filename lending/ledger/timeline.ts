import type { Ledger } from '#lending/ledger/ledger.ts'
import { rollingMonths } from '#lending/ledger/window.ts'
import { dayNumber } from '#lending/days.ts'

/** The months of up to two years, oldest first, and which of them a day lies in. */
export type Timeline = {
  monthCount: number
  /** The first of the last twelve months; 0 when there are no more. */
  yearStart: number
  /** How many of the last twelve months the data covers. */
  yearMonths: number
  /** −1 before the first month. */
  monthOf: (day: number) => number
  /** First day of a month. */
  startOf: (month: number) => number
  lastDay: number
}

export function timelineOf(ledger: Ledger): Timeline {
  const { lookedBack, compared } = ledger.policy.months
  const months = rollingMonths(ledger, compared)
  const starts = months.map(({ from }) => dayNumber(from))
  const yearStart = Math.max(0, months.length - lookedBack)
  return {
    monthCount: months.length,
    yearStart,
    yearMonths: months.length - yearStart,
    monthOf: monthFinder(starts, ledger.lastDay),
    startOf: (month) => starts[month]!,
    lastDay: ledger.lastDay,
  }
}

/** Looked up by day, since every booking asks; −1 before the first month. */
export function monthFinder(starts: readonly number[], lastDay: number): (day: number) => number {
  const first = starts[0] ?? lastDay + 1
  const byDay = new Int8Array(Math.max(0, lastDay - first + 1))
  for (const [month, start] of starts.entries()) byDay.fill(month, Math.max(0, start - first))
  return (day) => (day < first ? -1 : byDay[day - first]!)
}

export const isInYear = (timeline: Timeline, day: number): boolean =>
  timeline.monthCount > 0 && timeline.monthOf(day) >= timeline.yearStart
