import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'

/** In the place of an account: transfers of that sum and day are on more than one. */
const several = -1

/**
 * Whether a transfer is seen on both sides. Banks name savings accounts in words, without a number, so the other side
 * is known by its amount and day on another of the shared accounts.
 */
export function otherSides({
  accounts,
  byCategory,
  amountsCents,
  days,
  policy,
}: Ledger): (number: BookingNumber) => boolean {
  if (accounts.length <= 1) return () => false
  const { underwayDays } = policy.turnover
  const accountOf = accountsByBooking(accounts.map(({ bookings }) => bookings.length))
  /** By amount and day, so that many equal sums cost no more than one. */
  const seen = new Map<number, Map<number, number>>()
  for (const number of byCategory.get('own-transfer')!) {
    const ofAmount = seen.get(amountsCents[number]!) ?? new Map<number, number>()
    seen.set(amountsCents[number]!, ofAmount)
    const known = ofAmount.get(days[number]!)
    const account = accountOf[number]!
    ofAmount.set(days[number]!, known === undefined || known === account ? account : several)
  }
  return (number) => {
    const ofAmount = seen.get(-amountsCents[number]!)
    if (!ofAmount) return false
    for (let day = days[number]! - underwayDays; day <= days[number]! + underwayDays; day++) {
      const account = ofAmount.get(day)
      if (account !== undefined && account !== accountOf[number]) return true
    }
    return false
  }
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
