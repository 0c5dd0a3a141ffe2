import type { AnalysedAccount } from '#lending/bookings/account.ts'

/** The place of the account of each booking. */
export function accountsByBooking(accounts: readonly AnalysedAccount[]): Int32Array {
  const lengths = accounts.map(({ bookings }) => bookings.length)
  const accountOf = new Int32Array(lengths.reduce((sum, length) => sum + length, 0))
  let from = 0
  for (const [account, length] of lengths.entries()) accountOf.fill(account, from, (from += length))
  return accountOf
}
