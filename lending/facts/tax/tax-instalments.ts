import { daysInYear, meanMonthDays } from '#lending/days.ts'
import type { BookingMoney } from '#lending/ledger/evidenced.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { type Row, sumOf } from '#lending/ledger/row.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { paidInYear } from '#lending/ledger/views.ts'

const lastOf = (rows: readonly Row[]): number => rows.reduce((last, { day }) => Math.max(last, day), -Infinity)

/**
 * Cents of the year with the missed ones: income tax comes in instalments; where some were paid and then none for a
 * quarter, the missed ones are due; where no tax is still paid, fewer are enough to know of it.
 */
export function instalmentsDue(ledger: Ledger, timeline: Timeline, rows: readonly Row[], isSeen: boolean): number {
  const missed = missedOf(ledger, rows, isSeen)
  if (missed === null) return 0
  return (
    paidInYear(timeline, rows) + (missed.perMonth * Math.min(daysInYear, ledger.lastDay - missed.last)) / meanMonthDays
  )
}

/** The missed ones, on the days on which they would have been paid. */
export function instalmentsUnpaid(ledger: Ledger, rows: readonly Row[], isSeen: boolean): BookingMoney[] {
  const missed = missedOf(ledger, rows, isSeen)
  if (missed === null) return []
  const { costs, tax } = ledger.policy
  const count = Math.round((ledger.lastDay - missed.last) / meanMonthDays)
  return Array.from({ length: count }, (_, month) => ({
    day: Math.min(ledger.lastDay, missed.last + Math.floor((month + 1) * meanMonthDays) - tax.instalmentsEarlyDays),
    cents: Math.round(missed.perMonth * costs.unseenSurcharge),
  }))
}

/** A payment plan that ends while other tax is paid is over; one that ends along with all tax is still owed. */
export const planBrokenOff = ({ policy }: Ledger, plan: readonly Row[], all: readonly Row[]): readonly Row[] =>
  lastOf(all) - lastOf(plan) <= policy.tax.planEndsWithinDays ? plan : []

function missedOf(
  { lastDay, policy }: Ledger,
  rows: readonly Row[],
  isSeen: boolean,
): { last: number; perMonth: number } | null {
  const { instalmentDays, instalmentsMin, instalmentsMinUnseen, instalmentsLateDays, instalmentsMeanOf } = policy.tax
  const last = lastOf(rows)
  const before = rows.filter(({ day }) => day > last - instalmentDays)
  const isHabit = before.length >= (isSeen ? instalmentsMin : instalmentsMinUnseen)
  if (!isHabit || lastDay - last <= instalmentsLateDays) return null
  return { last, perMonth: -sumOf(before) / Math.min(instalmentsMeanOf, before.length) }
}
