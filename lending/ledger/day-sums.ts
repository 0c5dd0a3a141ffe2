import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'

/** Sums of everything up to each day, so that any run of days is one subtraction. */
export function sumsBefore(
  ledger: Ledger,
  numbers: readonly BookingNumber[],
  centsOf: (number: BookingNumber) => number,
): Float64Array {
  const sums = new Float64Array(Math.max(0, ledger.lastDay - ledger.firstDay + 1 + 1))
  for (const number of numbers) sums[ledger.days[number]! - ledger.firstDay + 1]! += centsOf(number)
  for (let day = 1; day < sums.length; day++) sums[day]! += sums[day - 1]!
  return sums
}

export const between = ({ firstDay }: Ledger, sums: Float64Array, from: number, to: number): number =>
  sums[to - firstDay + 1]! - sums[from - firstDay]!
