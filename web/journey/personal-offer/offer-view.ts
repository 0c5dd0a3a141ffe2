import type { Offer } from '#contract/offers.ts'
import type { PlotBar } from '#ui/figures/schedule-plot.tsx'
import type { Ranges } from './choice.ts'

type Extremes = { lowestCostId: string | null; lowestMonthId: string | null }

/** The loan with the lowest total, and the one with the lowest first month; null with fewer than two. */
export function extremesOf(offers: readonly Offer[]): Extremes {
  const loans = offers.filter((offer) => offer.productType === 'PBL')
  if (loans.length < 2) return { lowestCostId: null, lowestMonthId: null }
  const least = (value: (offer: Offer) => number) => loans.toSorted((a, b) => value(a) - value(b))[0]?.id ?? null
  return {
    lowestCostId: least((offer) => offer.totalCostCents),
    lowestMonthId: least((offer) => offer.firstInstalmentCents),
  }
}

type Counter = { requested: number; offered: number }

/** Whether no term carries what was asked, in euros; a credit with a lower limit beside a loan is no counter-offer. */
export function counterOf({ requestedAmount, ranges }: Ranges): Counter | null {
  const loans = ranges.filter(({ productType }) => productType === 'PBL')
  const offered = Math.max(...(loans.length > 0 ? loans : ranges).map(({ maxAmount }) => maxAmount))
  return offered < requestedAmount ? { requested: requestedAmount, offered } : null
}

export const plotBars = (offer: Offer): PlotBar[] =>
  offer.schedule.map(({ number, principalCents, interestCents }) => ({
    key: number,
    label: String(number),
    principal: principalCents,
    interest: interestCents,
  }))
