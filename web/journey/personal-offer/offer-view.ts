import type { Offer } from '#contract/offers.ts'
import type { PlotBar } from '../../ui/schedule-plot.tsx'

/** Loans from short to long, then the credit. */
export const inOrder = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted((a, b) => a.productType.localeCompare(b.productType) * -1 || a.termMonths - b.termMonths)

/**
 * What is shown first: the shortest loan that the own cash flow carries also with less income, else the longest one, whose
 * month is lightest. A start for looking, not advice; every offer is one click away.
 */
export function firstShown(offers: readonly Offer[]): Offer | null {
  const loans = inOrder(offers).filter((offer) => offer.productType === 'PBL')
  return loans.find((offer) => offer.stress.coversInstalmentStressed) ?? loans.at(-1) ?? inOrder(offers)[0] ?? null
}

/** Whether a loan with a longer term is carried with less income too, when this offer is not. */
export const longerHelps = (offer: Offer, offers: readonly Offer[]): boolean =>
  !offer.stress.coversInstalmentStressed &&
  offers.some(
    (other) =>
      other.productType === 'PBL' && other.termMonths > offer.termMonths && other.stress.coversInstalmentStressed,
  )

export type Extremes = { lowestCostId: string | null; lowestMonthId: string | null }

/** The loan with the least to pay in total, and the one with the lightest first month; null with fewer than two loans. */
export function extremesOf(offers: readonly Offer[]): Extremes {
  const loans = offers.filter((offer) => offer.productType === 'PBL')
  if (loans.length < 2) return { lowestCostId: null, lowestMonthId: null }
  const least = (value: (offer: Offer) => number) => loans.toSorted((a, b) => value(a) - value(b))[0]?.id ?? null
  return {
    lowestCostId: least((offer) => offer.totalCostCents),
    lowestMonthId: least((offer) => offer.firstInstalmentCents),
  }
}

export type Counter = { kind: 'loan' | 'credit'; requested: number; offered: number }

/** Whether less is offered than was asked, in euros; the credit alone being lower is its own limit, not a counter-offer. */
export function counterOf(offers: readonly Offer[]): Counter | null {
  const lower = (productType: Offer['productType']) =>
    offers.find((offer) => offer.productType === productType && offer.loanAmount < offer.requestedAmount)
  const loan = lower('PBL') ?? (offers.every((offer) => offer.productType === 'PBC') ? lower('PBC') : undefined)
  if (loan) return { kind: 'loan', requested: loan.requestedAmount, offered: loan.loanAmount }
  const credit = lower('PBC')
  return credit ? { kind: 'credit', requested: credit.requestedAmount, offered: credit.loanAmount } : null
}

export const plotBars = (offer: Offer): PlotBar[] =>
  offer.schedule.map(({ number, principalCents, interestCents }) => ({
    key: number,
    label: String(number),
    principal: principalCents,
    interest: interestCents,
  }))
