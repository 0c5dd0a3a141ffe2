import { monthsInQuarter, monthsInYear } from '#lending/days.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { inDayOrder, type Row, sumOf } from '#lending/ledger/row.ts'
import { gaps, mean } from '#lending/ledger/statistics.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'

/** Tax paid, and the sales that it was paid for. */
export type TaxOfSales = { taxCents: number; salesCents: number }

/** Days between payments; none for fewer than two. */
const gapsOf = (payments: readonly Row[]): number[] => gaps(inDayOrder(payments).map(({ day }) => day))

export const isPaidYearly = ({ policy }: Ledger, payments: readonly Row[]): boolean =>
  payments.length > 1 && gapsOf(payments).every((days) => days >= policy.vat.yearlyFromDays)

/** Payments that lie a quarter apart; those by the month are one round. */
export const paymentRounds = ({ policy }: Ledger, payments: readonly Row[]): number =>
  payments.length === 0 ? 0 : 1 + gapsOf(payments).filter((days) => days > policy.vat.roundDays).length

/**
 * Where less than a year is seen, a payment for a quarter that lies partly before it counts for the part that is seen.
 */
export function seenPart(ledger: Ledger, timeline: Timeline, payments: readonly Row[]): number {
  if (timeline.yearMonths >= monthsInYear || payments.length === 0) return 1
  const roundMonths = paymentRounds(ledger, payments) * monthsInQuarter
  const monthsPaidFor = Math.max(roundMonths, new Set(payments.map(({ day }) => timeline.monthOf(day))).size)
  return Math.min(1, timeline.yearMonths / monthsPaidFor)
}

/**
 * Paid for quarters, or years, that lie before the data: each takes the sales of as many mean months as its measure.
 */
export const paidBeforeSeen = (
  ledger: Ledger,
  payments: readonly Row[],
  coreMonths: readonly number[],
  monthsEach: number,
): TaxOfSales => ({
  taxCents: -sumOf(payments),
  salesCents: (mean(coreMonths) ?? 0) * monthsEach * paymentRounds(ledger, payments),
})
