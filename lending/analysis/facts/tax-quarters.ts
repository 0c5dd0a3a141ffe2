import type { BookingNumber } from '#lending/analysis/cash-flow-facts.ts'
import type { Ledger } from '#lending/analysis/ledger.ts'
import { dateOfDayNumber, dayNumber, daysInMonth } from '#lending/days.ts'

/** A calendar quarter whose tax was due within the data, and what was paid for it. */
export type Quarter = { firstDay: number; lastDay: number; paidCents: number }

/** Tax of a quarter is due a month after it (Algemene wet inzake rijksbelastingen, art. 19). */
export const dueAfterDays = 31
/**
 * Payments from here to here after a quarter's edge are for that quarter, whether it is paid at once or by the month: it lies
 * half way between the last payment for one quarter and the first for the next.
 */
const countedDays = 45
/** A file that starts some days into a quarter still shows that quarter. */
const missingDaysForgiven = 5

/** The quarters that the data covers whole and that were due before it ends, oldest first. */
export function quartersDue(ledger: Ledger, payments: readonly BookingNumber[]): Quarter[] {
  const quarters: Quarter[] = []
  if (ledger.lastDay < ledger.firstDay) return quarters
  const first = dateOfDayNumber(ledger.firstDay)
  let year = Number(first.slice(0, 4))
  let quarter = Math.floor((Number(first.slice(5, 7)) - 1) / 3)
  for (;;) {
    const firstDay = dayNumber(`${year}-${month(quarter * 3 + 1)}-01`)
    const lastDay = dayNumber(`${year}-${month(quarter * 3 + 3)}-${daysInMonth(year, quarter * 3 + 3)}`)
    if (lastDay + dueAfterDays > ledger.lastDay) return quarters
    if (firstDay + missingDaysForgiven >= ledger.firstDay) {
      quarters.push({ firstDay, lastDay, paidCents: paidFor(ledger, payments, firstDay, lastDay) })
    }
    quarter += 1
    if (quarter === 4) [year, quarter] = [year + 1, 0]
  }
}

/** Due, and paid by nobody yet, in the days in which what is paid is still for that quarter. */
export const isStillPaid = (ledger: Ledger, { lastDay, paidCents }: Quarter): boolean =>
  paidCents === 0 && lastDay + countedDays > ledger.lastDay

const month = (number: number): string => String(number).padStart(2, '0')

export function paidFor(ledger: Ledger, payments: readonly BookingNumber[], firstDay: number, lastDay: number): number {
  return -payments.reduce((sum, number) => {
    const day = ledger.days[number]!
    return day > firstDay + countedDays && day <= lastDay + countedDays ? sum + ledger.amountsCents[number]! : sum
  }, 0)
}
