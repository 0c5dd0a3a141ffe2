import type { CoreTurnover } from '#lending/facts/income/core-turnover.ts'
import { goesOut } from '#lending/facts/income/round-trips.ts'
import { type DaySums, daySums } from '#lending/ledger/day-sums.ts'
import { categoriesOfKind, type Ledger } from '#lending/ledger/ledger.ts'
import { paid, received } from '#lending/ledger/views.ts'
import type { Ledgers } from '#lending/ledger/whole-months.ts'
import type { Policy } from '#lending/policy/policy.ts'

const turnoverCategories = categoriesOfKind('turnover')

/** Sales less all that customers took back; days before the data sold nothing. */
export function soldBetween(ledger: Ledger, sold: DaySums): DaySums {
  const takenBack = daySums(ledger, ledger.paidOf('reversal'), ({ cents }) => cents)
  return (from, to) => {
    const first = Math.max(ledger.firstDay, from)
    return to < ledger.firstDay ? 0 : sold(first, to) + takenBack(first, to)
  }
}

/**
 * With what known customers paid after the whole months, looked at for a fall alone. In projects all are new, but for
 * those to whom money went before.
 */
export function soldUntilNow(
  { ledger, settled }: Ledgers,
  { receipts, counted, isTradeOfLargeReceipts }: CoreTurnover,
): Sold & { lastDay: number } {
  const { firstDay, lastDay, policy } = ledger
  const known = new Set(receipts.filter((row) => counted.of(row) > 0).map(({ party }) => party))
  const gone = paid(ledger, ...goesOut).filter(({ day }) => day > settled.lastDay - policy.trips.longDays)
  const paidTo = new Set(gone.map(({ party }) => party))
  const isSold = (party: number): boolean => (isTradeOfLargeReceipts && !paidTo.has(party)) || known.has(party)
  const since = received(ledger, ...turnoverCategories).filter(
    ({ day, party }) => day > settled.lastDay && isSold(party),
  )
  const sold = daySums(ledger, [...receipts, ...since], (row) =>
    row.day > settled.lastDay ? row.cents : counted.of(row),
  )
  return { firstDay, lastDay, policy, soldBetween: soldBetween(ledger, sold) }
}

export type Sold = { firstDay: number; soldBetween: DaySums; policy: Policy }

/** How many days before the last one a window may end as well, as far as the data reaches back to its first day. */
export function endsTried({ firstDay, policy }: Pick<Sold, 'firstDay' | 'policy'>, from: number): number[] {
  return Array.from({ length: policy.months.endsTried }, (_, earlier) => earlier).filter(
    (earlier) => earlier === 0 || from - earlier >= firstDay,
  )
}
