import type { MonthlyCashFlow } from '#lending/facts/cash-flow-facts.ts'
import { categories, type CategoryKind } from '#lending/bookings/category.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { dayNumber, type IsoDate } from '#lending/days.ts'

/**
 * The cash flow of each month; money out is positive. A reversal lowers the costs when our debit came back, and the turnover when a
 * customer took money back. Own transfers and foreign money are in no column.
 */
export function monthlyCashFlows(ledger: Ledger, months: readonly { from: IsoDate; to: IsoDate }[]): MonthlyCashFlow[] {
  const starts = months.map((month) => dayNumber(month.from))
  const end = ledger.lastDay
  const sums = months.map(emptySums)
  // Bookings of a day stand together, so that its month is looked up once.
  let [monthDay, month] = [NaN, 0]
  ledger.categorised.forEach(({ category }, number) => {
    const day = ledger.days[number]!
    if (starts.length === 0 || day < starts[0]! || day > end) return
    if (day !== monthDay) [monthDay, month] = [day, starts.findLastIndex((start) => start <= day)]
    const amountCents = ledger.amountsCents[number]!
    const kind = categories[category]
    sums[month]![kind === 'reversal' && amountCents < 0 ? 'turnover' : kind] += amountCents
  })
  return months.map((month, index) => cashFlow(month, sums[index]!))
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
