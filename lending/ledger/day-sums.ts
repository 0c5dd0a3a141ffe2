import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Row } from '#lending/ledger/row.ts'

/** Cents from a day up to and with another, both within the ledger. */
export type DaySums = (from: number, to: number) => number

/** Sums of everything up to each day are made once, so that any run of days is one subtraction. */
export function daySums({ firstDay, lastDay }: Ledger, rows: readonly Row[], centsOf: (row: Row) => number): DaySums {
  const sums = new Float64Array(Math.max(0, lastDay - firstDay + 1) + 1)
  rows.forEach((row) => (sums[row.day - firstDay + 1]! += centsOf(row)))
  let sum = 0
  sums.forEach((cents, day) => (sums[day] = sum += cents))
  return (from, to) => sums[to - firstDay + 1]! - sums[from - firstDay]!
}
