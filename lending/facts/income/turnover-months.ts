import type { Counted } from '#lending/ledger/counted.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Row } from '#lending/ledger/row.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { monthsOf } from '#lending/ledger/views.ts'

/** The counting part of receipts in each month, less all that customers took back. */
export function turnoverMonths(
  ledger: Ledger,
  timeline: Timeline,
  receipts: readonly Row[],
  counted: Counted,
): readonly number[] {
  const takenBack = monthsOf(timeline, ledger.paidOf('reversal'), ({ cents }) => cents)
  return monthsOf(timeline, receipts, (row) => counted.of(row)).map((cents, month) => cents + takenBack[month]!)
}
