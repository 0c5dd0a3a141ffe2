import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Category } from '#lending/bookings/category.ts'
import { dayNumber } from '#lending/days.ts'
import type { Evidenced, Window } from '#lending/ledger/evidenced.ts'
import { groupBy } from '#lending/ledger/group-by.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { noParty, numberOf, type Row, sumOf } from '#lending/ledger/row.ts'
import { isInYear, type Timeline } from '#lending/ledger/timeline.ts'
import type { Cents } from '#lending/money.ts'

/** Several lists as one, and one as it is. */
const joined = ([first = [], ...others]: readonly (readonly Row[])[]): readonly Row[] =>
  others.length === 0 ? first : ([] as Row[]).concat(first, ...others)

export const rowsOf = ({ of }: Ledger, categories: readonly Category[]): readonly Row[] => joined(categories.map(of))

/** Money out, in the order of the categories. */
export const paid = ({ paidOf }: Ledger, ...categories: readonly Category[]): readonly Row[] =>
  joined(categories.map(paidOf))

/** Money in, in the order of the categories. */
export const received = ({ receivedOf }: Ledger, ...categories: readonly Category[]): readonly Row[] =>
  joined(categories.map(receivedOf))

/** Rows with a counterparty, by its number. */
export function byParty(rows: readonly Row[]): ReadonlyMap<number, readonly Row[]> {
  const groups = groupBy(rows, ({ party }) => party)
  groups.delete(noParty)
  return groups
}

export const between = (rows: readonly Row[], from: number, to: number): Row[] =>
  rows.filter(({ day }) => day >= from && day <= to)

export const inYear = (timeline: Timeline, rows: readonly Row[]): Row[] =>
  rows.filter(({ day }) => isInYear(timeline, day))

/** Positive cents of the last twelve months; money that came back is less. */
export const paidInYear = (timeline: Timeline, rows: readonly Row[]): Cents => -sumOf(inYear(timeline, rows))

/** A sum for each month of the timeline. */
export function monthsOf(
  timeline: Pick<Timeline, 'monthCount' | 'monthOf'>,
  rows: readonly Row[],
  centsOf: (row: Row) => number,
): number[] {
  const months = new Array<number>(timeline.monthCount).fill(0)
  for (const row of rows) {
    const month = timeline.monthOf(row.day)
    if (month >= 0) months[month]! += centsOf(row)
  }
  return months
}

export const evidenceOf = (rows: readonly Row[], sumCents: Cents = sumOf(rows)): Evidenced => ({
  count: rows.length,
  sumCents,
  bookings: rows.map(numberOf),
})

/** The bookings of some categories within a window, all of them or those of one sign. Sums keep their sign. */
export function select(
  ledger: Ledger,
  window: Window,
  wanted: readonly Category[],
  direction: 'in' | 'out' | 'both' = 'both',
): Evidenced {
  const [from, to] = [dayNumber(window.from), dayNumber(window.to)]
  const bookings: BookingNumber[] = []
  let sumCents = 0
  for (const category of wanted)
    for (const { number, day, cents } of ledger.of(category)) {
      if (day < from || day > to) continue
      if (direction !== 'both' && cents < 0 !== (direction === 'out')) continue
      bookings.push(number)
      sumCents += cents
    }
  return { count: bookings.length, sumCents, bookings }
}

/** The same with the sign turned: what was paid, as a positive sum. */
export function selectPaid(
  ledger: Ledger,
  window: Window,
  wanted: readonly Category[],
  direction: 'out' | 'both' = 'both',
): Evidenced {
  const selected = select(ledger, window, wanted, direction)
  return { ...selected, sumCents: selected.sumCents === 0 ? 0 : -selected.sumCents }
}

/** The place of the first of rows in day order that is on a day or later, by halving. */
export function firstFrom(ordered: readonly Row[], day: number): number {
  let low = 0
  let high = ordered.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (ordered[middle]!.day < day) low = middle + 1
    else high = middle
  }
  return low
}

export const monthlyAverage = (sumCents: Cents, window: Window): Cents =>
  Math.round(sumCents / Math.max(1, window.months))

export const evidencedRows = ({ rowAt }: Ledger, { bookings }: Pick<Evidenced, 'bookings'>): readonly Row[] =>
  bookings.map(rowAt)
