import { addDays, addMonths, dateOfDayNumber, dayNumber, type IsoDate } from '#lending/days.ts'
import type { Window } from '#lending/ledger/evidenced.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'

type Span = Pick<Ledger, 'firstDay' | 'lastDay' | 'policy'>

/**
 * Months that end on the last day, oldest first; only those that the data covers. Calendar months where that is the end
 * of one (whole-months.ts), else rolling, since a month that is half over would look like a fall in income.
 */
export function rollingMonths(
  { firstDay, lastDay, policy }: Span,
  count: number = policy.months.lookedBack,
): { from: IsoDate; to: IsoDate }[] {
  if (lastDay < firstDay) return []
  const after = dateOfDayNumber(lastDay + 1)
  const months: { from: IsoDate; to: IsoDate }[] = []
  for (let back = 1; back <= count; back++) {
    const from = addMonths(after, -back)
    if (dayNumber(from) + policy.months.forgivenDays < firstDay) break
    months.unshift({ from, to: addDays(addMonths(after, 1 - back), -1) })
  }
  return months
}

/** The window of the last so many of those months; with less than a month of data, or for none, what there is. */
export function windowOfLast(span: Span, count: number): Window {
  const { firstDay, lastDay } = span
  if (lastDay < firstDay) return { from: '0001-01-01', to: '0001-01-01', months: 0 }
  const months = rollingMonths(span, count)
  return { from: months[0]?.from ?? dateOfDayNumber(firstDay), to: dateOfDayNumber(lastDay), months: months.length }
}
