import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Category } from '#lending/bookings/category.ts'
import { limitGrowth } from '#lending/facts/income/backed-turnover.ts'
import type { IsContested } from '#lending/facts/contests/fact-contests.ts'
import { incidentalReceipts, receiptsByParty } from '#lending/facts/income/incidental-receipts.ts'
import type { RoundTrips } from '#lending/facts/income/round-trips.ts'
import { turnoverMonths } from '#lending/facts/income/turnover-months.ts'
import { Counted } from '#lending/ledger/counted.ts'
import type { Evidenced } from '#lending/ledger/evidenced.ts'
import { categoriesOfKind, type Ledger } from '#lending/ledger/ledger.ts'
import type { Row } from '#lending/ledger/row.ts'
import type { Cents } from '#lending/money.ts'
import { median } from '#lending/ledger/statistics.ts'
import { isInYear, type Timeline } from '#lending/ledger/timeline.ts'
import { evidencedRows, inYear as inYearRows, received } from '#lending/ledger/views.ts'

export type CoreTurnover = {
  /** By month of the timeline, oldest first, less what customers took back. */
  monthsCents: readonly number[]
  /** Everything of which something may count. */
  receipts: readonly Row[]
  /** Nothing of what is incidental. */
  counted: Counted
  /** Of the last twelve months. */
  year: Evidenced
  /** All other money that came in, in the last twelve months. */
  incidental: Evidenced
  /** The part of it, in cents, that customers may have paid: growth that nothing explains. */
  unbackedYearCents: Cents
  /** Large receipts come in half of the months, so they are the trade. */
  isTradeOfLargeReceipts: boolean
}

/** Found out before: money that went round, our own debits that came back, transfers seen on both sides, contests. */
type Seen = {
  roundTrips: RoundTrips
  isReturnedDebit: (row: Row) => boolean
  hasOtherSide: (row: Row) => boolean
  /** VAT that comes back every quarter. */
  refunds: ReadonlySet<Row>
  /** Own money of the owners, whatever it is called. */
  isOwners: (row: Row) => boolean
  ownersPay: ReadonlySet<Row>
  isContested: IsContested
}

const turnoverCategories = categoriesOfKind('turnover')
const otherCategories: readonly Category[] = [
  ...categoriesOfKind('other-income', 'financing'),
  'private-deposit',
  'own-transfer',
  'refund-received',
  'reversal',
  'gambling',
  'crypto',
]

/**
 * Recurring money of customers, apart from all else that comes in. In cents, by month and for the year; all are 0
 * without receipts. Source: docs/credit-policy.md, "Words" and "Capacity" 2.
 */
export function coreTurnover(ledger: Ledger, timeline: Timeline, seen: Seen): CoreTurnover {
  const isCore = (row: Row): boolean => seen.isContested('incidental', row)
  const leftOf = (row: Row): number => row.cents - (seen.roundTrips.in.get(row) ?? 0)
  const receipts = [...received(ledger, ...turnoverCategories), ...received(ledger, ...otherCategories).filter(isCore)]
  const given = new Counted(ledger.readings.length)
  for (const row of receipts) given.set(row, seen.isOwners(row) ? 0 : leftOf(row))
  const groups = receiptsByParty(receipts)
  const { counted: known, isTradeOfLargeReceipts } = incidentalReceipts(ledger, timeline, { groups, counted: given })
  const counted = limitGrowth(ledger, timeline, { ...seen, rows: receipts, counted: known })
  for (const row of receipts) if (isCore(row)) counted.set(row, leftOf(row))
  return {
    monthsCents: turnoverMonths(ledger, timeline, receipts, counted),
    receipts,
    counted,
    year: inYear(timeline, receipts, (row) => counted.of(row)),
    unbackedYearCents: inYear(timeline, receipts, (row) => known.of(row) - counted.of(row)).sumCents,
    incidental: inYear(timeline, [...receipts, ...otherReceipts(ledger, seen)], (row) => leftOf(row) - counted.of(row)),
    isTradeOfLargeReceipts,
  }
}

/** Own money, loans, insurance, subsidy, things sold or given; nothing comes in between two accounts that we see. */
function otherReceipts(ledger: Ledger, { isContested, hasOtherSide, isReturnedDebit, refunds }: Seen): Row[] {
  const isOther = (row: Row): boolean => !isContested('incidental', row) && row.read.rule !== 'own/account'
  return received(ledger, ...otherCategories)
    .filter(isOther)
    .filter((row) => !hasOtherSide(row) && !isReturnedDebit(row) && !refunds.has(row))
}

function inYear(timeline: Timeline, rows: readonly Row[], centsOf: (row: Row) => number): Evidenced {
  const bookings: BookingNumber[] = []
  let sumCents = 0
  rows.forEach((row) => {
    const cents = centsOf(row)
    if (cents <= 0 || !isInYear(timeline, row.day)) return
    bookings.push(row.number)
    sumCents += cents
  })
  return { count: bookings.length, sumCents, bookings }
}

/** The middle receipt of the last twelve months, in cents; 0 without any. */
export const usualReceipt = (timeline: Timeline, { receipts, counted }: CoreTurnover): number =>
  median(inYearRows(timeline, receipts).flatMap((row) => counted.of(row) || [])) ?? 0

/** Notes paid in, as far as they count as turnover. */
export function cashShare(ledger: Ledger, { year, counted }: CoreTurnover): number | null {
  const cash = evidencedRows(ledger, year).filter(({ category }) => category === 'cash-deposit')
  return year.sumCents <= 0 ? null : counted.sumOf(cash) / year.sumCents
}
