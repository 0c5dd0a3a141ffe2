import { addDays, addMonths, type IsoDate } from '#lending/days.ts'

type Part = { from: IsoDate; to: IsoDate }
/** `gap`: days of it are missing between others; `none`: before or after all. */
type CoveredMonth = { month: IsoDate; state: 'seen' | 'gap' | 'none' }

/** As many as a year needs. */
const monthsShown = 12
/** A part begins and ends with a booking, and a small business may have none for days. */
const quietDays = 11
const monthOfDay = (day: IsoDate): IsoDate => `${day.slice(0, 7)}-01`

/** The months up to that of the newest day, oldest first; by month the worst that is true of it. */
export function coveredMonths(parts: readonly Part[]): CoveredMonth[] {
  const sorted = parts.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const gaps: Part[] = []
  const first = sorted[0]?.from
  let last = sorted[0]?.to ?? ''
  for (const { from, to } of sorted) {
    if (from > addDays(last, quietDays)) gaps.push({ from: addDays(last, 1), to: addDays(from, -1) })
    if (to > last) last = to
  }
  if (first === undefined)
    return Array.from({ length: monthsShown }, (_, index) => ({ month: String(index), state: 'none' }))
  return Array.from({ length: monthsShown }, (_, index) => {
    const month = addMonths(monthOfDay(last), index + 1 - monthsShown)
    if (month < monthOfDay(first)) return { month, state: 'none' }
    const isGap = gaps.some(({ from, to }) => monthOfDay(from) <= month && to >= month)
    return { month, state: isGap ? 'gap' : 'seen' }
  })
}
