import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { addMonths, dateOfDayNumber, dayNumber, firstOfQuarter, monthsInQuarter } from '#lending/days.ts'

/** A calendar quarter whose tax was due within the data, and what was paid for it. */
export type Quarter = { firstDay: number; lastDay: number; paidCents: number }

/** The quarters that the data covers whole and that were due before it ends, oldest first. */
export function quartersDue(ledger: Ledger, payments: readonly BookingNumber[]): Quarter[] {
  const quarters: Quarter[] = []
  if (ledger.lastDay < ledger.firstDay) return quarters
  const { dueAfterDays, forgivenDays } = ledger.policy.tax
  let from = firstOfQuarter(dateOfDayNumber(ledger.firstDay))
  for (;;) {
    const next = addMonths(from, monthsInQuarter)
    const firstDay = dayNumber(from)
    const lastDay = dayNumber(next) - 1
    if (lastDay + dueAfterDays > ledger.lastDay) return quarters
    if (firstDay + forgivenDays >= ledger.firstDay) {
      quarters.push({ firstDay, lastDay, paidCents: paidFor(ledger, payments, firstDay, lastDay) })
    }
    from = next
  }
}

/** Due, and paid by nobody yet, in the days in which what is paid is still for that quarter. */
export const isStillPaid = (ledger: Ledger, { lastDay, paidCents }: Quarter): boolean =>
  paidCents === 0 && lastDay + ledger.policy.tax.countedDays > ledger.lastDay

export function paidFor(ledger: Ledger, payments: readonly BookingNumber[], firstDay: number, lastDay: number): number {
  const { countedDays } = ledger.policy.tax
  return -payments.reduce((sum, number) => {
    const day = ledger.days[number]!
    return day > firstDay + countedDays && day <= lastDay + countedDays ? sum + ledger.amountsCents[number]! : sum
  }, 0)
}
