import type { MonthlyCashFlow } from '#lending/facts/cash-flow-facts.ts'
import { categories, type Category, type CategoryKind } from '#lending/bookings/category.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Row } from '#lending/ledger/row.ts'
import { heavyMonths } from '#lending/heavy-months.ts'
import { monthFinder } from '#lending/ledger/timeline.ts'
import { monthsOf } from '#lending/ledger/views.ts'
import { dayNumber, type IsoDate } from '#lending/days.ts'

/**
 * Money out is positive. A reversal lowers the costs when our debit came back, and the turnover when a customer took
 * money back. Own transfers and foreign money are in no column.
 */
export function monthlyCashFlows(ledger: Ledger, months: readonly { from: IsoDate; to: IsoDate }[]): MonthlyCashFlow[] {
  const starts = months.map((month) => dayNumber(month.from))
  const timeline = { monthCount: months.length, monthOf: monthFinder(starts, ledger.lastDay) }
  const flows = months.map((month) => ({ month, sums: emptySums() }))
  const add = (kind: CategoryKind, rows: readonly Row[]): void => {
    const cents = monthsOf(timeline, rows, (row) => row.cents)
    for (const [month, { sums }] of flows.entries()) sums[kind] += cents[month]!
  }
  for (const [category, kind] of Object.entries(categories) as [Category, CategoryKind][]) {
    add(kind, ledger.receivedOf(category))
    add(kind === 'reversal' ? 'turnover' : kind, ledger.paidOf(category))
  }
  const made = flows.map(({ month, sums }) => cashFlow(month, sums))
  const heavy = heavyMonths(ledger, timeline, made)
  return made.map((flow, index) => ({ ...flow, heavy: heavy[index]! }))
}

type Sums = Record<CategoryKind, number>

function emptySums(): Sums {
  return {
    turnover: 0,
    'other-income': 0,
    operating: 0,
    tax: 0,
    'debt-service': 0,
    financing: 0,
    private: 0,
    distribution: 0,
    uncounted: 0,
    reversal: 0,
    'own-transfer': 0,
  }
}

function cashFlow(month: { from: IsoDate; to: IsoDate }, sums: Sums): MonthlyCashFlow {
  const operatingCents = positive(sums.operating + sums.tax + sums.reversal)
  const privateCents = positive(sums.private)
  return {
    ...month,
    turnoverCents: sums.turnover,
    otherIncomeCents: sums['other-income'],
    operatingCents,
    privateCents,
    debtServiceCents: positive(sums['debt-service']),
    financingCents: sums.financing,
    distributedCents: positive(sums.distribution),
    availableCents: sums.turnover + sums['other-income'] - operatingCents - privateCents,
  }
}

/** Turns the sign, without making a negative zero. */
const positive = (cents: number): number => (cents === 0 ? 0 : -cents)
