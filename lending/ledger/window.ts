import type { Window } from '#lending/ledger/evidenced.ts'
import type { Policy } from '#lending/policy/policy.ts'
import { addDays, addMonths, dateOfDayNumber, dayNumber, type IsoDate } from '#lending/days.ts'

/**
 * Months that end on the last booked day, oldest first; only those that the data covers. Rolling, because a calendar
 * month that is half over would look like a fall in income.
 */
export function rollingMonths(
  firstDay: number,
  lastDay: number,
  { forgivenDays, lookedBack }: Policy['months'],
  count: number = lookedBack,
): { from: IsoDate; to: IsoDate }[] {
  if (lastDay < firstDay) return []
  const end = dateOfDayNumber(lastDay)
  const months: { from: IsoDate; to: IsoDate }[] = []
  for (let back = 1; back <= count; back++) {
    const from = addDays(addMonths(end, -back), 1)
    if (dayNumber(from) + forgivenDays < firstDay) break
    months.unshift({ from, to: addMonths(end, 1 - back) })
  }
  return months
}

/** The window of the last so many of those months; with less than a month of data, what there is. */
export function windowOfLast(
  count: number,
  months: readonly { from: IsoDate; to: IsoDate }[],
  firstDay: number,
  lastDay: number,
): Window {
  const last = months.slice(-count)
  const [first] = last
  const end = last.at(-1)
  if (first && end) return { from: first.from, to: end.to, months: last.length }
  if (lastDay < firstDay) return { from: '0001-01-01', to: '0001-01-01', months: 0 }
  return { from: dateOfDayNumber(firstDay), to: dateOfDayNumber(lastDay), months: 0 }
}
