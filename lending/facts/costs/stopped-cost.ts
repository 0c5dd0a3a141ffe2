import { meanMonthDays } from '#lending/days.ts'
import { costOf } from '#lending/facts/costs/running-costs.ts'
import type { FinancedPurchases } from '#lending/facts/debt/financed-purchases.ts'
import type { RoundTrips } from '#lending/facts/income/round-trips.ts'
import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import { type DaySums, daySums } from '#lending/ledger/day-sums.ts'
import type { BookingMoney } from '#lending/ledger/evidenced.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Row } from '#lending/ledger/row.ts'
import { paid } from '#lending/ledger/views.ts'

export type StoppedCost = {
  kind: 'purchases' | 'wages' | 'rent' | 'overhead'
  /** Whether a person asks about it; a cost that fell by less is counted on and not asked about. */
  isAsked: boolean
  /** Missing of the last twelve months at the former level. */
  missingYearCents: number
  /** The days on which it would have left the account. */
  missed: readonly BookingMoney[]
  /** The former payments that the level comes from. */
  bookings: readonly BookingNumber[]
}

export type CostSubject = {
  ledger: Ledger
  /** Core turnover. */
  sold: DaySums
  roundTrips: RoundTrips
  financed: FinancedPurchases
  machines: ReadonlyMap<Row, number>
  /** Of wages, that follows sales. */
  flexibleShare: number
  flexibleBefore: number
  /** Bills of the owners are their pay and no purchases. */
  owners: ReadonlySet<Row>
}

/** Paid to suppliers, but for the bills of owners. */
export const purchasesOf = ({ ledger, owners }: CostSubject): Row[] =>
  paid(ledger, 'supplier').filter((row) => !owners.has(row))

/** Purchases by day; a machine is bought once, and is no supply that could stop. */
export function boughtOften(subject: CostSubject, purchases: readonly Row[]): DaySums {
  const { ledger } = subject
  const months = Math.max(1, (ledger.lastDay - ledger.firstDay) / meanMonthDays)
  const { onceInMonths, onceOfAll } = ledger.policy.costs
  const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + costOf(row, subject), 0)
  const all = sumOf(purchases)
  const often = purchases.filter((row) => costOf(row, subject) <= (all / months) * onceInMonths)
  // Where nearly all is bought in large lots, these are the supplies.
  return daySums(ledger, sumOf(often) < all * (1 - onceOfAll) ? purchases : often, (row) => costOf(row, subject))
}

/** With a surcharge, in equal parts a month, on the days by which it would have left the account. */
export function missing(
  since: number,
  lastDay: number,
  cents: number,
  surcharge: number,
): Pick<StoppedCost, 'missingYearCents' | 'missed'> {
  const months = Math.max(1, Math.round((lastDay - since) / meanMonthDays))
  const part = Math.round((Math.max(0, cents) * surcharge) / months)
  const missed = Array.from({ length: months }, (_, month) => ({
    day: Math.min(lastDay, since + 1 + Math.round(month * meanMonthDays)),
    cents: part,
  }))
  return { missingYearCents: part * months, missed }
}

/** Months of thirty days, counted back from a day, in which something was paid. */
export const monthsWith = (payments: readonly Row[], until: number): number =>
  new Set(payments.map(({ day }) => Math.round((until - day) / meanMonthDays))).size
