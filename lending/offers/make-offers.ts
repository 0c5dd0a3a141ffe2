import type { MonthlyCashFlow } from '#lending/facts/cash-flow-facts.ts'
import { addDays, type IsoDate } from '#lending/days.ts'
import { ownPolicy, type Policy } from '#lending/policy/policy.ts'
import type { Cents } from '#lending/money.ts'
import {
  affordableAmount,
  type AffordableAmount,
  type Product,
  productsAt,
  productsSeen,
} from '#lending/pricing/affordability.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import { earlyRepayments, priceProduct } from '#lending/pricing/price-offer.ts'
import { rateOf } from '#lending/rate-of.ts'
import { linearPart } from '#lending/pricing/schedule.ts'
import { securityFor } from '#lending/pricing/security.ts'
import { stressTest } from '#lending/pricing/stress-test.ts'
import type { DecisionRecord } from '#lending/decision/decision.ts'
import { shortDigest } from '#lending/sha256.ts'

export type OfferContext = {
  today: IsoDate
  /** The last twelve months of the applicant's own cash flow, for the stress test. */
  months: readonly MonthlyCashFlow[]
  /** True for a sole trader, vof, cv or maatschap, whose owner answers for the debt anyway. */
  isOwnerLiable: boolean
  hasPartner: boolean
}

export type Pricing = { record: DecisionRecord; context: OfferContext; policy: Policy }

/**
 * The offers that follow from an approval: each loan term and the credit at the amount the company can carry, which may
 * be lower than asked. A refusal or referral has none. Pure: the same record and day give the same offers and ids.
 */
export function makeOffers(record: DecisionRecord, context: OfferContext, policy: Policy = ownPolicy): Offer[] {
  if (record.outcome !== 'approve' || record.grade === 'E') return []
  const pricing = { record, context, policy }
  const products = productsSeen(productsAt(record.score, policy), record.input.coverageDays, policy)
  return products.flatMap((product) => {
    const amount = affordableAmount(record.input, product, policy)
    return amount === null ? [] : [makeOffer(product, amount, pricing)]
  })
}

/** One product at an amount that its caller knows to be carried. */
export function makeOffer(product: Product, { amountCents, cappedBy }: AffordableAmount, pricing: Pricing): Offer {
  const { record, context, policy } = pricing
  const { prices, limits } = policy
  const priced = priceProduct(product, amountCents, context.today)
  const { feesCents, ...figures } = priced
  return {
    ...figures,
    id: offerId(record, product, amountCents, pricing),
    productType: product.productType,
    termMonths: product.termMonths,
    loanAmountCents: amountCents,
    amountCappedBy: cappedBy,
    clientRate: product.yearlyRate,
    creditProvisionCents: product.productType === 'PBC' ? feesCents : 0,
    linearMonthlyAmortizationCents: linearPart({ amountCents, ...product }),
    earlyRepayments: earlyRepayments(product, priced.schedule, policy),
    stress: [0, limits.stressIncomeChange].map((change) =>
      stressTest(record.input, context.months, product, priced.schedule, change),
    ),
    securities: [securityFor(context, amountCents, limits)],
    partnerCommissionCents: context.hasPartner ? rateOf(amountCents, prices.partnerCommissionShare) : 0,
    validUntil: addDays(context.today, limits.offerValidDays),
    priceTableVersion: prices.version,
  }
}

function offerId(record: DecisionRecord, product: Product, amountCents: Cents, { context, policy }: Pricing): string {
  const parts = [
    record.inputHash,
    record.decidedAt,
    context.today,
    product.productType,
    product.termMonths,
    amountCents,
  ]
  return `offer-${shortDigest([...parts, policy.prices.version].join('|'))}`
}
