import { securityOf } from '#contract/answers/offer-answer.ts'
import type { ShownOffer } from '#contract/desk/decide.ts'
import type { Offer } from '#lending/offers/offer.ts'

const percent = (rate: number) => Math.round(rate * 10_000) / 100

export const shownOffer = (offer: Offer): ShownOffer => ({
  productType: offer.productType,
  termMonths: offer.termMonths,
  amountCents: offer.loanAmountCents,
  clientRate: percent(offer.clientRate),
  firstInstalmentCents: offer.firstInstalmentCents,
  totalCostCents: offer.totalCostCents,
  totalToRepayCents: offer.totalToRepayCents,
  securities: securityOf(offer),
  validUntil: offer.validUntil,
})
