import type { CoreTurnover } from '#lending/facts/income/core-turnover.ts'
import { between, sumsBefore } from '#lending/ledger/day-sums.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Policy } from '#lending/policy/policy.ts'

/** Core turnover from a day up to and with another; days before the data sold nothing. */
export type SoldBetween = (from: number, to: number) => number

export function soldBetween(ledger: Ledger, { receipts, countedCents }: CoreTurnover): SoldBetween {
  const { amountsCents, byCategory, firstDay } = ledger
  const takenBack = byCategory.get('reversal')!.filter((number) => amountsCents[number]! < 0)
  const sold = sumsBefore(ledger, receipts.concat(takenBack), (number) =>
    amountsCents[number]! < 0 ? amountsCents[number]! : countedCents[number]!,
  )
  return (from, to) => (to < firstDay ? 0 : between(ledger, sold, Math.max(firstDay, from), to))
}

export type Sold = { firstDay: number; soldBetween: SoldBetween; policy: Policy }

/** How many days before the last one a window may end as well, as far as the data reaches back to its first day. */
export function endsTried({ firstDay, policy }: Pick<Sold, 'firstDay' | 'policy'>, from: number): number[] {
  return Array.from({ length: policy.months.endsTried }, (_, earlier) => earlier).filter(
    (earlier) => earlier === 0 || from - earlier >= firstDay,
  )
}
