import {
  addDays,
  addMonths,
  dayOfMonth,
  daysInMonth,
  type IsoDate,
  monthOfYear,
  shortestMonthDays,
  yearOf,
} from '#lending/days.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Row } from '#lending/ledger/row.ts'
import { gaps } from '#lending/ledger/statistics.ts'
import type { Policy } from '#lending/policy/policy.ts'
import { type Beat, rhythms } from '#lending/policy/rhythms.ts'

/** One beat after the last payment; two when the bookings go on past the time for the first, which was missed. */
export function dueAfter({ lastDay, policy }: Ledger, rows: readonly Row[], beat: Beat): IsoDate {
  const last = rows.at(-1)!
  const beats = 1 + Number(lastDay > last.day + beat.toDays)
  const lastOn = last.booking.bookedOn
  if ('days' in beat) return addDays(lastOn, beat.days * beats)
  const next = addMonths(lastOn, beat.months * beats)
  const dates = rows.map(({ booking }) => booking.bookedOn)
  return dates.every((date) => isAtMonthEnd(date, policy.recurring))
    ? onDay(next, Math.max(...dates.map(dayOfMonth)))
    : next
}

/** When all fall on one of a month's last days, the latest of them is meant: 28 February stands for the 30th too. */
function isAtMonthEnd(date: IsoDate, { monthEndDays }: Policy['recurring']): boolean {
  const day = dayOfMonth(date)
  return day >= shortestMonthDays - monthEndDays && day > lengthOfMonth(date) - monthEndDays
}

const lengthOfMonth = (date: IsoDate): number => daysInMonth(yearOf(date), monthOfYear(date))

const onDay = (date: IsoDate, day: number): IsoDate =>
  addDays(date, Math.min(day, lengthOfMonth(date)) - dayOfMonth(date))

/** Of rows in day order. With three of four intervals in a rhythm the middle one is in it as well. */
export function rhythmOf({ policy }: Ledger, rows: readonly Row[]): Beat | undefined {
  const { bookingsMin, regularShareMin, fourWeeklyMeanBelowDays } = policy.recurring
  const intervals = gaps(rows.map(({ day }) => day))
  return rhythms.find(({ rhythm, fromDays, toDays }) => {
    if (rhythm !== 'yearly' && rows.length < bookingsMin) return false
    let [count, sum] = [0, 0]
    for (const days of intervals) {
      if (days < fromDays || days > toDays) continue
      count += 1
      sum += days
    }
    return (
      count >= intervals.length * regularShareMin && (rhythm !== 'four-weekly' || sum / count < fourWeeklyMeanBelowDays)
    )
  })
}
