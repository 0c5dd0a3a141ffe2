import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import type { Evidenced } from '#lending/ledger/evidenced.ts'
import type { Category } from '#lending/bookings/category.ts'
import { addDays, dateOfDayNumber, dayNumber, type IsoDate } from '#lending/days.ts'
import type { Cents } from '#lending/money.ts'

export const costKinds = ['wages', 'rent', 'tax', 'insurance', 'loans', 'owner', 'other'] as const
export type CostKind = (typeof costKinds)[number]

export const dueKinds = ['vat', 'wage-tax', 'other-tax', 'rent', 'wages', 'insurance', 'loan', 'other'] as const
export type DueKind = (typeof dueKinds)[number]

const dueKindOf: Partial<Readonly<Record<Category, DueKind>>> = {
  'vat-payment': 'vat',
  'wage-tax': 'wage-tax',
  'income-tax': 'other-tax',
  'corporate-tax': 'other-tax',
  'other-tax': 'other-tax',
  'tax-arrears': 'other-tax',
  rent: 'rent',
  wages: 'wages',
  pension: 'insurance',
  'social-insurance': 'insurance',
  insurance: 'insurance',
  lease: 'loan',
  'loan-instalment': 'loan',
}

export type HealthCheck = {
  from: IsoDate
  to: IsoDate
  /** Months, oldest first; the turnover of the same month a year before where it was seen. */
  months: { from: IsoDate; to: IsoDate; turnoverCents: Cents; yearBeforeCents: Cents | null; leftCents: Cents }[]
  /** Over the months that were seen in both years; null where none was. */
  growth: number | null
  /** The week, from Monday on, of the lowest balance of all accounts together; null where a balance is not known. */
  tightest: { weekFrom: IsoDate; lowestCents: Cents } | null
  /** In the next three months, by the rhythm of what was paid before; positive amounts. */
  due: { kind: DueKind; counterparty: string; amountCents: Cents; on: IsoDate }[]
  customers: { name: string; sumCents: Cents; share: number | null }[]
  costs: { kind: CostKind; sumCents: Cents }[]
}

const dueDays = 92
const dueMax = 12

export function healthCheck(analysis: CashFlowAnalysis): HealthCheck {
  const months = healthMonths(analysis)
  return {
    from: analysis.year.window.from,
    to: analysis.year.window.to,
    months,
    growth: growthOf(months),
    tightest: tightestWeek(analysis),
    due: dueSoon(analysis),
    customers: analysis.year.concentration.largest.map(({ customer, sumCents }) => ({
      name: customer,
      sumCents,
      share: analysis.year.turnover.sumCents > 0 ? sumCents / analysis.year.turnover.sumCents : null,
    })),
    costs: costsOf(analysis),
  }
}

/** Core turnover of up to two years, of which the newest twelve are the months of the analysis. */
function healthMonths({ months, lending }: CashFlowAnalysis): HealthCheck['months'] {
  const { monthsCents } = lending.coreTurnover
  const first = monthsCents.length - months.length
  return months.map(({ from, to, availableCents, debtServiceCents }, index) => ({
    from,
    to,
    turnoverCents: monthsCents[first + index] ?? 0,
    yearBeforeCents: monthsCents[first + index - 12] ?? null,
    leftCents: availableCents - debtServiceCents,
  }))
}

function growthOf(months: HealthCheck['months']): number | null {
  const both = months.filter(({ yearBeforeCents }) => yearBeforeCents !== null)
  const before = both.reduce((sum, { yearBeforeCents }) => sum + (yearBeforeCents ?? 0), 0)
  const now = both.reduce((sum, { turnoverCents }) => sum + turnoverCents, 0)
  return before > 0 ? now / before - 1 : null
}

function tightestWeek({ year: { balance } }: CashFlowAnalysis): HealthCheck['tightest'] {
  if (balance.lowestCents === null || balance.lowestOn === null) return null
  const day = dayNumber(balance.lowestOn)
  // Day 0 was a Thursday.
  return { weekFrom: dateOfDayNumber(day - ((((day + 3) % 7) + 7) % 7)), lowestCents: balance.lowestCents }
}

function dueSoon({ recurring, today }: CashFlowAnalysis): HealthCheck['due'] {
  const until = addDays(today, dueDays)
  return recurring
    .filter(({ direction, nextOn }) => direction === 'out' && nextOn >= today && nextOn <= until)
    .slice(0, dueMax)
    .map(({ category, counterparty, amountCents, nextOn }) => ({
      kind: dueKindOf[category] ?? ('other' as const),
      counterparty,
      amountCents: Math.abs(amountCents),
      on: nextOn,
    }))
    .sort((a, b) => (a.on < b.on ? -1 : 1))
}

/** Positive, the largest first, without zeros. What the owners took counts as theirs, whatever it was named. */
function costsOf({ year, months, lending: { ownerPay } }: CashFlowAnalysis): HealthCheck['costs'] {
  const { wagesCents, costsCents } = ownerPay.named ?? { wagesCents: 0, costsCents: 0 }
  const sum = (...facts: readonly Evidenced[]) => facts.reduce((all, { sumCents }) => all + Math.abs(sumCents), 0)
  const known = {
    wages: sum(year.wages),
    rent: sum(year.rent),
    tax: sum(year.taxes.paid),
    insurance: sum(year.pension, year.socialInsurance),
  }
  const operatingCents = months.reduce((all, month) => all + month.operatingCents, 0)
  const costs: Record<CostKind, Cents> = {
    ...known,
    wages: known.wages - wagesCents,
    loans: sum(year.debtService),
    owner: ownerPay.year.sumCents,
    other: operatingCents - costsCents - Object.values(known).reduce((all, cents) => all + cents, 0),
  }
  return costKinds
    .map((kind) => ({ kind, sumCents: costs[kind] }))
    .filter(({ sumCents }) => sumCents > 0)
    .sort((a, b) => b.sumCents - a.sumCents)
}
