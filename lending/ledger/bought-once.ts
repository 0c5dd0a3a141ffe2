import { daysInYear, meanMonthDays } from '#lending/days.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { noParty, type Row, sumOf } from '#lending/ledger/row.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { byParty, paid } from '#lending/ledger/views.ts'

/** Whether a supplier was paid in fewer months than one is known by. */
export function paidInFewMonths(ledger: Ledger, timeline: Timeline): (row: Row) => boolean {
  const months = new Map(
    [...byParty(ledger.of('supplier'))].map(([party, rows]) => [
      party,
      new Set(rows.map(({ day }) => timeline.monthOf(day))).size,
    ]),
  )
  return ({ party }) => party !== noParty && (months.get(party) ?? 0) < ledger.policy.turnover.knownMonths
}

/** Bought once, from a party that is hardly ever paid, for more than some months' purchases. */
export function machinesBought(ledger: Ledger, timeline: Timeline, bought = paid(ledger, 'supplier')): readonly Row[] {
  const isOnce = paidInFewMonths(ledger, timeline)
  const months = Math.max(1, (ledger.lastDay - ledger.firstDay) / meanMonthDays)
  const machineFrom = (-sumOf(bought) / months) * ledger.policy.costs.onceInMonths
  const large = bought.filter((row) => isOnce(row) && -row.cents > machineFrom)
  // A party that is paid again a year later sells stock for a season.
  const daysOf = byParty(large)
  const isOfOneYear = ({ party, day }: Row): boolean =>
    (daysOf.get(party) ?? []).every((other) => Math.abs(other.day - day) < daysInYear >> 1)
  return large.filter(isOfOneYear)
}
