import { addMonths, dateOfDayNumber, dayNumber, firstOfQuarter, monthsInQuarter } from '#lending/days.ts'
import type { BookingMoney } from '#lending/ledger/evidenced.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { type Row, sumOf } from '#lending/ledger/row.ts'
import { between } from '#lending/ledger/views.ts'

/** A calendar quarter whose tax was due within the data, and what was paid for it. */
export type Quarter = { firstDay: number; lastDay: number; paidCents: number }

/** The quarters that the data covers whole and that were due before it ends, oldest first. */
export function quartersDue(ledger: Ledger, payments: readonly Row[]): Quarter[] {
  const quarters: Quarter[] = []
  if (ledger.lastDay < ledger.firstDay) return quarters
  const { dueAfterDays, forgivenDays } = ledger.policy.tax
  let from = firstOfQuarter(dateOfDayNumber(ledger.firstDay))
  for (;;) {
    const next = addMonths(from, monthsInQuarter)
    const firstDay = dayNumber(from)
    const lastDay = dayNumber(next) - 1
    if (lastDay + dueAfterDays > ledger.lastDay) return quarters
    if (firstDay + forgivenDays >= ledger.firstDay)
      quarters.push({ firstDay, lastDay, paidCents: paidFor(ledger, payments, firstDay, lastDay) })
    from = next
  }
}

/** Due, and paid by nobody yet, in the days in which a payment is still for that quarter. */
export const isStillPaid = (ledger: Ledger, { lastDay, paidCents }: Quarter): boolean =>
  paidCents === 0 && lastDay + ledger.policy.tax.countedDays > ledger.lastDay

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
