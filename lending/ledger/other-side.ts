import { accountsByBooking } from '#lending/ledger/accounts-by-booking.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Row } from '#lending/ledger/row.ts'

/** In the place of an account: transfers of that sum and day are on more than one. */
const several = -1

/**
 * Whether a transfer is seen on both sides. Banks name savings accounts in words, without a number, so the other side
 * is known by its amount and day on another of the shared accounts.
 */
export function otherSides({ accounts, of, policy }: Ledger): (row: Row) => boolean {
  if (accounts.length <= 1) return () => false
  const { underwayDays } = policy.turnover
  const accountOf = accountsByBooking(accounts)
  /** By amount and day, so that many equal sums cost no more than one. */
  const seen = new Map<number, Map<number, number>>()
  for (const { number, cents, day } of of('own-transfer')) {
    const ofAmount = seen.get(cents) ?? new Map<number, number>()
    seen.set(cents, ofAmount)
    const known = ofAmount.get(day)
    const account = accountOf[number]!
    ofAmount.set(day, known === undefined || known === account ? account : several)
  }
  return ({ number, cents, day }) => {
    const ofAmount = seen.get(-cents)
    if (!ofAmount) return false
    for (let other = day - underwayDays; other <= day + underwayDays; other++) {
      const account = ofAmount.get(other)
      if (account !== undefined && account !== accountOf[number]) return true
    }
    return false
  }
}
