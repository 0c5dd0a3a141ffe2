import { monthsInYear } from '#lending/days.ts'
import type { Cents } from '#lending/money.ts'
import {
  affordableAmount,
  amountBounds,
  bindingStress,
  type Product,
  productsAt,
  productsSeen,
  stressed,
} from '#lending/pricing/affordability.ts'
import { makeOffer, type Pricing } from '#lending/offers/make-offers.ts'
import type { AmountCap, Offer, ProductType, RangeLimit } from '#lending/pricing/offer.ts'
import type { Policy } from '#lending/policy/policy.ts'
import { judgeAgain } from '#lending/decision/decide.ts'
import type { DecisionRecord } from '#lending/decision/decision.ts'
import type { LoanTermMonths } from '#lending/policy/limits.ts'

/** One product and term, from the least amount to the most that is carried, which may be more than was asked. */
export type OfferRange = {
  productType: ProductType
  termMonths: number
  minCents: Cents
  maxCents: Cents
  /** Why there is no more. */
  limitedBy: RangeLimit
}

/** A term that is not offered, and why: the data shows too short a time for it, or its instalments are not carried. */
export type TermOutOfReach = { termMonths: number; because: 'history' | 'capacity'; historyDays: number }

export type Wanted = { productType: ProductType; termMonths: number; amountCents: Cents }
type Judged = Pick<DecisionRecord, 'outcome' | 'score'>
type JudgeAt = (amountCents: Cents) => Judged

/**
 * The score at an amount: the decision's up to the amount requested. A larger amount is judged again, so that asking
 * for little first is no way to a lower price.
 */
function judgeAt(amountCents: Cents, { record, policy }: Pricing): Judged {
  if (amountCents <= record.input.requestedAmountCents) return record
  if (record.modelVersion !== policy.version) return { outcome: 'refer', score: record.score }
  return judgeAgain({ ...record.input, requestedAmountCents: amountCents }, policy)
}

const isOf = (wanted: Omit<Wanted, 'amountCents'>) => (product: Product) =>
  product.productType === wanted.productType && product.termMonths === wanted.termMonths

/** The product at its price for this amount; null when the amount is not offered. */
function carriedProduct(wanted: Wanted, pricing: Pricing, judge: JudgeAt): Product | null {
  const { record, policy } = pricing
  const { outcome, score } = judge(wanted.amountCents)
  if (outcome !== 'approve') return null
  const product = productsSeen(productsAt(score, policy), record.input.coverageDays, policy).find(isOf(wanted))
  if (!product) return null
  const requestedAmountCents = Math.max(record.input.requestedAmountCents, wanted.amountCents)
  const carried = affordableAmount({ ...record.input, requestedAmountCents }, product, policy)
  return carried !== null && carried.amountCents >= wanted.amountCents ? product : null
}

/** The offer for an amount of the applicant's choice, at the prices of the decision; null when it is not offered. */
export function offerFor(wanted: Wanted, pricing: Pricing): Offer | null {
  const { record, policy } = pricing
  const { limits } = policy
  const { minCents, maxCents } = amountBounds(wanted.productType, limits)
  const { amountCents } = wanted
  if (amountCents < minCents || amountCents > maxCents || amountCents % limits.amountStepCents !== 0) return null
  const product = carriedProduct(wanted, pricing, (amount) => judgeAt(amount, pricing))
  if (!product) return null
  const listed = affordableAmount(record.input, product, policy)
  const isListed = listed?.amountCents === amountCents
  return makeOffer(product, isListed ? listed : { amountCents, cappedBy: 'requested' }, pricing)
}

/** Everything that can be chosen: a range for each loan term and for the credit. None without an approval. */
export function offerRanges(pricing: Pricing): OfferRange[] {
  const { record, policy } = pricing
  if (record.outcome !== 'approve') return []
  const known = new Map<Cents, Judged>()
  const judge: JudgeAt = (amountCents) => {
    const judged = known.get(amountCents) ?? judgeAt(amountCents, pricing)
    known.set(amountCents, judged)
    return judged
  }
  return productsSeen(productsAt(record.score, policy), record.input.coverageDays, policy).flatMap((product) => {
    const carried = affordableAmount(record.input, product, policy)
    if (carried === null) return []
    const { productType, termMonths } = product
    const { minCents } = amountBounds(productType, policy.limits)
    const most =
      carried.cappedBy === 'requested'
        ? mostCarried({ productType, termMonths, amountCents: carried.amountCents }, pricing, judge)
        : { maxCents: carried.amountCents, limitedBy: carried.cappedBy }
    return [{ productType, termMonths, minCents, ...most }]
  })
}

type Most = Pick<OfferRange, 'maxCents' | 'limitedBy'>

/** From an amount that is carried to the largest that is, by halving: a larger amount is never easier to carry. */
function mostCarried(from: Wanted, pricing: Pricing, judge: JudgeAt): Most {
  const { amountStepCents } = pricing.policy.limits
  const { maxCents } = amountBounds(from.productType, pricing.policy.limits)
  const at = (steps: number): Wanted => ({ ...from, amountCents: steps * amountStepCents })
  let carriedSteps = Math.floor(from.amountCents / amountStepCents)
  let tooManySteps = Math.floor(maxCents / amountStepCents) + 1
  while (tooManySteps - carriedSteps > 1) {
    const steps = (carriedSteps + tooManySteps) >> 1
    if (carriedProduct(at(steps), pricing, judge)) carriedSteps = steps
    else tooManySteps = steps
  }
  return { maxCents: carriedSteps * amountStepCents, limitedBy: limitAt(at(tooManySteps), pricing, judge) }
}

/** The limit that an amount just above the range meets. */
function limitAt(wanted: Wanted, { record, policy }: Pricing, judge: JudgeAt): RangeLimit {
  if (wanted.amountCents > amountBounds(wanted.productType, policy.limits).maxCents) return 'product-maximum'
  const { outcome, score } = judge(wanted.amountCents)
  const product = productsAt(score, policy).find(isOf(wanted))
  if (outcome !== 'approve' || !product) return 'score'
  const carried = affordableAmount({ ...record.input, requestedAmountCents: wanted.amountCents }, product, policy)
  const cappedBy: AmountCap = carried?.cappedBy ?? 'debt-service'
  return cappedBy === 'requested' ? 'debt-service' : cappedBy
}

/** The loan terms that are not offered. */
export function termsOutOfReach({ record, policy }: Pricing, ranges: readonly OfferRange[]): TermOutOfReach[] {
  const isOffered = (termMonths: number) =>
    ranges.some((range) => range.productType === 'PBL' && range.termMonths === termMonths)
  return productsAt(record.score, policy)
    .filter(({ productType, termMonths }) => productType === 'PBL' && !isOffered(termMonths))
    .map(({ termMonths }) => {
      const historyDays = policy.historyDays[termMonths as LoanTermMonths]
      return { termMonths, because: record.input.coverageDays < historyDays ? 'history' : 'capacity', historyDays }
    })
}

/** The fall in turnover that every offer was tested against, and the monthly surplus then left before an instalment. */
export function stressTried({ input }: DecisionRecord, { stress }: Policy): { fall: number; leftMonthlyCents: Cents } {
  const fall = bindingStress(input.turnoverVariation, stress)
  const worse = stressed(input, -fall)
  const expensesCents = Math.round(input.expectedExpensesCents / monthsInYear)
  return {
    fall,
    leftMonthlyCents: worse.availableMonthlyCents - input.existingDebtServiceMonthlyCents - expensesCents,
  }
}
