import type { BookingNumber } from '#lending/analysis/cash-flow-facts.ts'
import type { Ledger } from '#lending/analysis/ledger.ts'

/** Days that a transfer between two banks may take. */
const underwayDays = 3

/**
 * Which transfers are seen on both sides: banks name savings accounts in words, without a number, so the other side is known
 * by its amount and day on another of the shared accounts.
 */
export function otherSides({ accounts, byCategory, amountsCents, days }: Ledger): (number: BookingNumber) => boolean {
  if (accounts.length < 2) return () => false
  const accountOf = accountsByBooking(accounts.map(({ bookings }) => bookings.length))
  const transfers = byCategory.get('own-transfer')!
  const byAmount = Map.groupBy(transfers, (number) => amountsCents[number]!)
  return (number) =>
    byAmount
      .get(-amountsCents[number]!)
      ?.some(
        (other) => accountOf[other] !== accountOf[number] && Math.abs(days[other]! - days[number]!) <= underwayDays,
      ) ?? false
}

function accountsByBooking(lengths: readonly number[]): Int32Array {
  const accountOf = new Int32Array(lengths.reduce((sum, length) => sum + length, 0))
  let from = 0
  for (const [account, length] of lengths.entries()) {
    accountOf.fill(account, from, from + length)
    from += length
  }
  return accountOf
}
