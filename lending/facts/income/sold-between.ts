import { type DaySums, daySums } from '#lending/ledger/day-sums.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Policy } from '#lending/policy/policy.ts'

/** Sales less all that customers took back; days before the data sold nothing. */
export function soldBetween(ledger: Ledger, sold: DaySums): DaySums {
  const takenBack = daySums(ledger, ledger.paidOf('reversal'), ({ cents }) => cents)
  return (from, to) => {
    const first = Math.max(ledger.firstDay, from)
    return to < ledger.firstDay ? 0 : sold(first, to) + takenBack(first, to)
  }
}

export type Sold = { firstDay: number; soldBetween: DaySums; policy: Policy }

/** How many days before the last one a window may end as well, as far as the data reaches back to its first day. */
export function endsTried({ firstDay, policy }: Pick<Sold, 'firstDay' | 'policy'>, from: number): number[] {
  return Array.from({ length: policy.months.endsTried }, (_, earlier) => earlier).filter(
    (earlier) => earlier === 0 || from - earlier >= firstDay,
  )
}
