import type { Cents } from '#lending/money.ts'
import {
  affordableAmount,
  amountBounds,
  type Product,
  productsAt,
  productsSeen,
} from '#lending/pricing/affordability.ts'
import { makeOffer, makeOffers, type Pricing } from '#lending/offers/make-offers.ts'
import type { Offer, ProductType } from '#lending/pricing/offer.ts'
import type { Wanted } from '#lending/offers/offer-range.ts'
import type { DecisionRecord } from '#lending/decision/decision.ts'

/**
 * The limits that a person's yes may override besides refusing rules: a red score, the amount that the cash flow
 * carries, and the term that the history allows.
 */
export const offerRules = ['score-below-cutoff', 'amount-carried', 'history-for-term'] as const

/** The engine's rules against a yes. A rule that refers is not one: it asks for the person who says yes. */
export function rulesAgainst({ policyHits, grade }: DecisionRecord): string[] {
  const refusing = policyHits.filter(({ outcome }) => outcome === 'refuse').map(({ rule }) => rule)
  return grade === 'E' ? [...refusing, 'score-below-cutoff'] : refusing
}

/** The offers that the engine would make without the referral: every term at the amount carried. */
export const offersAsEngine = ({ record, context, policy }: Pricing): Offer[] =>
  makeOffers({ ...record, outcome: 'approve' }, context, policy)

/** A product and term of the price table; an amount above `carriedCents` overrides a rule. */
type PersonOption = {
  productType: ProductType
  termMonths: number
  minCents: Cents
  carriedCents: Cents | null
  maxCents: Cents
  isHistoryShort: boolean
}

export function personOptions({ record, policy }: Pricing): PersonOption[] {
  const { limits } = policy
  return productsAt(record.score, policy).flatMap((product) => {
    const { productType, termMonths } = product
    const { minCents, maxCents } = amountBounds(productType, limits)
    const askedCents = Math.floor(record.input.requestedAmountCents / limits.amountStepCents) * limits.amountStepCents
    const mostCents = Math.min(maxCents, askedCents)
    if (mostCents < minCents) return []
    const carriedCents = affordableAmount(record.input, product, policy)?.amountCents ?? null
    const isHistoryShort = productsSeen([product], record.input.coverageDays, policy).length === 0
    return [{ productType, termMonths, minCents, carriedCents, maxCents: mostCents, isHistoryShort }]
  })
}

type PersonOffer = { offer: Offer; overrides: string[] }

/**
 * An offer for a person's amount and term at the table's price, at most the amount requested, with every rule that it
 * overrides; null when the table has no such offer.
 */
export function offerByPerson(wanted: Wanted, pricing: Pricing): PersonOffer | null {
  const { record, policy } = pricing
  const isOf = (one: Pick<Product, 'productType' | 'termMonths'>) =>
    one.productType === wanted.productType && one.termMonths === wanted.termMonths
  const option = personOptions(pricing).find(isOf)
  const product = productsAt(record.score, policy).find(isOf)
  const { amountCents } = wanted
  if (!option || !product || amountCents % policy.limits.amountStepCents !== 0) return null
  if (amountCents < option.minCents || amountCents > option.maxCents) return null
  return {
    offer: makeOffer(product, { amountCents, cappedBy: 'requested' }, pricing),
    overrides: [
      ...rulesAgainst(record),
      ...(amountCents > (option.carriedCents ?? 0) ? ['amount-carried'] : []),
      ...(option.isHistoryShort ? ['history-for-term'] : []),
    ],
  }
}
