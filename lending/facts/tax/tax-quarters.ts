import {
  addMonths,
  dateOfDayNumber,
  dayNumber,
  firstOfQuarter,
  monthsInQuarter,
  quartersInYear,
} from '#lending/days.ts'
import { vatMonthOf } from '#lending/bookings/tax-kind.ts'
import type { BookingMoney } from '#lending/ledger/evidenced.ts'
import { groupBy } from '#lending/ledger/group-by.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { inDayOrder, type Row, sumOf } from '#lending/ledger/row.ts'
import { between } from '#lending/ledger/views.ts'

/** A calendar quarter whose tax was due within the data, and what was paid for it. */
export type Quarter = { firstDay: number; lastDay: number; paidCents: number }

/** The quarters that the data covers whole and that were due before it ends, oldest first. */
export function quartersDue(ledger: Ledger, payments: readonly Row[]): Quarter[] {
  const quarters: Quarter[] = []
  if (ledger.lastDay < ledger.firstDay) return quarters
  const paidOf = byQuarter(ledger, payments)
  const { dueAfterDays, forgivenDays } = ledger.policy.tax
  let from = firstOfQuarter(dateOfDayNumber(ledger.firstDay))
  for (;;) {
    const next = addMonths(from, monthsInQuarter)
    const firstDay = dayNumber(from)
    const lastDay = dayNumber(next) - 1
    if (lastDay + dueAfterDays > ledger.lastDay) return quarters
    if (firstDay + forgivenDays >= ledger.firstDay)
      quarters.push({ firstDay, lastDay, paidCents: -sumOf(paidOf.get(firstDay) ?? []) })
    from = next
  }
}

const quarterOf = (day: number): number => dayNumber(firstOfQuarter(dateOfDayNumber(day)))

/**
 * Payments by the first day of the quarter that their reference names, else of the one whose due day is nearest: a late
 * one is for the quarter before, where nothing else was paid for that.
 */
function byQuarter({ policy }: Ledger, payments: readonly Row[]): ReadonlyMap<number, readonly Row[]> {
  const { countedDays, dueAfterDays } = policy.tax
  const quarters = groupBy(inDayOrder(payments), (row) => quarterNamed(row) ?? quarterOf(row.day - countedDays - 1))
  for (const [firstDay, rows] of [...quarters]) {
    const before = quarterOf(firstDay - 1)
    const [late, ...inTime] = rows
    // By the month there are three.
    if (!late || inTime.length > 1 || quarters.has(before) || quarterNamed(late) !== null) continue
    if (late.day <= firstDay + countedDays + dueAfterDays) quarters.set(before, [late]).set(firstDay, inTime)
  }
  return quarters
}

function quarterNamed({ booking: { description, bookedOn } }: Row): number | null {
  const month = vatMonthOf(description, bookedOn)
  return month === null ? null : quarterOf(dayNumber(`${month}-01`))
}

/** Due, and paid by nobody yet, in the days in which a payment is still for that quarter. */
export const isStillPaid = (ledger: Ledger, { lastDay, paidCents }: Quarter): boolean =>
  paidCents === 0 && lastDay + ledger.policy.tax.countedDays > ledger.lastDay

/**
 * Paid for the newest four quarters whose time to pay is over, in cents; null where the data does not reach the day on
 * which the oldest was due.
 */
export function paidForYear(ledger: Ledger, payments: readonly Row[]): number | null {
  const { firstDay, lastDay, policy } = ledger
  const paidOf = byQuarter(ledger, payments)
  const before = (day: number): number => quarterOf(day - 1)
  const due = before(quarterOf(lastDay - policy.tax.dueAfterDays + 1))
  const isOver = paidOf.has(due) || before(quarterOf(lastDay - policy.tax.countedDays + 1)) === due
  const newest = isOver ? due : before(due)
  const quarters = [newest]
  while (quarters.length < quartersInYear) quarters.push(before(quarters.at(-1)!))
  const oldestUntil = dayNumber(addMonths(dateOfDayNumber(quarters.at(-1)!), monthsInQuarter)) - 1
  if (oldestUntil + policy.tax.dueAfterDays < firstDay) return null
  return -sumOf(quarters.flatMap((quarter) => paidOf.get(quarter) ?? []))
}

/** Half way between the last payment for one quarter and the first for the next, by the month or at once. */
export function paidFor({ policy }: Ledger, payments: readonly Row[], firstDay: number, lastDay: number): number {
  const { countedDays } = policy.tax
  return -sumOf(between(payments, firstDay + countedDays + 1, lastDay + countedDays))
}

/** On the day on which it was due. */
export function unpaidQuarters(
  { policy }: Ledger,
  quarters: readonly Quarter[],
  { dueCents, isPaid }: { dueCents: (quarter: Quarter) => number; isPaid: (quarter: Quarter) => boolean },
  surcharge: number,
): BookingMoney[] {
  return quarters.flatMap((quarter) => {
    const cents = Math.round(dueCents(quarter) * surcharge - quarter.paidCents)
    return isPaid(quarter) || cents <= 0 ? [] : [{ day: quarter.lastDay + policy.tax.dueAfterDays, cents }]
  })
}
