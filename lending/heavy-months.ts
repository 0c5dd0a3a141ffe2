import type { Category } from '#lending/bookings/category.ts'
import type { IsoDate } from '#lending/days.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Cents } from '#lending/money.ts'
import { median } from '#lending/ledger/statistics.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { monthsOf } from '#lending/ledger/views.ts'

/** Costs that make a month heavier than the others, by which its applicant knows it again. */
export const heavyCosts = ['vat', 'tax', 'holiday-pay', 'wages'] as const
export type HeavyCost = (typeof heavyCosts)[number]

/** Of a month's costs, so that a word on it explains what is seen. No decision rests on it. */
const heavyFromShare = 0.1

const heavyCategories: Readonly<Record<Exclude<HeavyCost, 'holiday-pay'>, readonly Category[]>> = {
  vat: ['vat-payment'],
  tax: ['income-tax', 'corporate-tax', 'tax-arrears', 'other-tax'],
  wages: ['wages'],
}

/** The name of each month's cost that is most above its own middle month; null where that is little. */
export function heavyMonths(
  ledger: Ledger,
  timeline: Pick<Timeline, 'monthCount' | 'monthOf'>,
  months: readonly { to: IsoDate; operatingCents: Cents }[],
): (HeavyCost | null)[] {
  const costs = Object.entries(heavyCategories).map(([name, of]) => {
    const rows = of.flatMap((category) => ledger.paidOf(category))
    const cents = monthsOf(timeline, rows, (row) => -row.cents)
    return { name: name as HeavyCost, cents, middle: median(cents) ?? 0 }
  })
  return months.map(({ to, operatingCents }, month) => {
    const { name, aboveCents } = costs
      .map((cost) => ({ name: cost.name, aboveCents: cost.cents[month]! - cost.middle }))
      .reduce((most, one) => (one.aboveCents > most.aboveCents ? one : most))
    if (aboveCents <= operatingCents * heavyFromShare) return null
    // Holiday pay is paid out in May, or with the wages of May in June.
    return name === 'wages' && /-0[56]-/.test(to) ? 'holiday-pay' : name
  })
}
