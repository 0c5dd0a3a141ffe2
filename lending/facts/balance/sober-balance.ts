import { daysInYear, monthsInYear } from '#lending/days.ts'
import { balance, belowYearBefore, meanDrawn } from '#lending/facts/balance/balance.ts'
import type { BalanceFact } from '#lending/facts/cash-flow-facts.ts'
import type { FinancedPurchases } from '#lending/facts/debt/financed-purchases.ts'
import type { CoreTurnover } from '#lending/facts/income/core-turnover.ts'
import type { RoundTrips } from '#lending/facts/income/round-trips.ts'
import type { OwnerPay } from '#lending/facts/owners/owner-pay.ts'
import type { BookingMoney } from '#lending/ledger/evidenced.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { type Row, sumOf } from '#lending/ledger/row.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { between, evidencedRows } from '#lending/ledger/views.ts'
import { windowOfLast } from '#lending/ledger/window.ts'

type Money = {
  core: CoreTurnover
  trips: RoundTrips
  financed: FinancedPurchases
  owner: OwnerPay
  timeline: Timeline
  monthlyCosts: number
  unpaid: readonly BookingMoney[]
}

/**
 * The balance of the last twelve months without incidental receipts of that time, money owed that was not paid, and
 * money that only went round; and how far it is below a year before.
 */
export function soberBalance(
  ledger: Ledger,
  { core, trips, financed, owner, timeline, monthlyCosts, unpaid }: Money,
): { year: BalanceFact; belowYearBeforeCents: number | null; drawnCents: number } {
  const { firstDay, lastDay, policy } = ledger
  const window = windowOfLast(ledger, policy.months.lookedBack)
  const from = timeline.monthCount === 0 ? firstDay : timeline.startOf(timeline.yearStart)
  const leftOf = (row: Row): number => row.cents - core.counted.of(row) - (trips.in.get(row) ?? 0)
  const without = [
    ...evidencedRows(ledger, core.incidental).map((row) => ({ day: row.day, cents: leftOf(row) })),
    ...movements(trips.in, 1),
    ...movements(trips.out, -1),
    ...movements(financed.bought, -1),
  ].filter(({ day }) => day >= from)
  // Money due before the window still lies on the account in it.
  const owed = unpaid.map(({ day, cents }) => ({ day: Math.max(day, from), cents }))
  const costsCents = (monthlyCosts * monthsInYear * (lastDay - from + 1)) / daysInYear
  const taken = [...without, ...owed]
  const drawn = evidencedRows(ledger, owner.year)
  return {
    year: balance(ledger, window, costsCents, taken),
    drawnCents: meanDrawn(ledger, taken),
    belowYearBeforeCents: belowYearBefore(ledger, taken, (first, last) => -sumOf(between(drawn, first, last))),
  }
}

const movements = (parts: ReadonlyMap<Row, number>, sign: 1 | -1): BookingMoney[] =>
  [...parts].map(([{ day }, cents]) => ({ day, cents: cents * sign }))
