import { offerAnswer } from '#contract/answers/offer-answer.ts'
import { offerRangeAnswer } from '#contract/answers/offer-range-answer.ts'
import type { Offer } from '#contract/offers.ts'
import type { MonthlyCashFlow } from '#lending/facts/cash-flow-facts.ts'
import { addDays, type IsoDate } from '#lending/days.ts'
import { lendingLimits } from '#lending/policy/limits.ts'
import { amountBounds, type Product } from '#lending/pricing/affordability.ts'
import { type OfferRange, stressTried, type Wanted } from '#lending/offers/offer-range.ts'
import { earlyRepayments, priceProduct } from '#lending/pricing/price-offer.ts'
import { sitePolicy } from '#lending/policy/site-policy.ts'
import { linearPart } from '#lending/pricing/schedule.ts'
import { stressTest } from '#lending/pricing/stress-test.ts'
import type { DecisionRecord } from '#lending/decision/decision.ts'

/** TEST-3: the amount of every offer, for any request. */
const mockLoanCents = 10_000_00
/** TEST-3: a nominal yearly rate for each year of the term, about 10.9 to 11.6 %, without provision. */
const mockLoanRates = [0.1091, 0.1108, 0.1126, 0.1143, 0.1159] as const
/** TEST-3: the credit's rate, and its provision of 2,250 euros. */
const mockCredit = { rate: 0.0871, provisionCents: 2_250_00 } as const

const products: readonly Product[] = [
  ...mockLoanRates.map((yearlyRate, index) => ({
    productType: 'PBL' as const,
    termMonths: (index + 1) * 12,
    yearlyRate,
    feeShare: 0,
  })),
  {
    productType: 'PBC',
    termMonths: lendingLimits.creditTermMonths,
    yearlyRate: mockCredit.rate,
    feeShare: mockCredit.provisionCents / mockLoanCents,
  },
]

export type Made = { record: DecisionRecord; months: readonly MonthlyCashFlow[]; today: IsoDate; caseId: string }

/** The offers of TEST-3, with schedules, costs and stress worked out by the real rules. */
export const mockOffers = (made: Made): Offer[] => products.map((product) => mockOffer(product, mockLoanCents, made))

/** From the real minimum to the one amount that is offered. */
const mockRanges: readonly OfferRange[] = products.map(({ productType, termMonths }) => ({
  productType,
  termMonths,
  minCents: amountBounds(productType, lendingLimits).minCents,
  maxCents: mockLoanCents,
  limitedBy: 'debt-service',
}))

export const mockOfferRange = ({ record, months }: Made, isOffered: boolean) =>
  offerRangeAnswer({
    requestedAmountCents: record.input.requestedAmountCents,
    stepCents: lendingLimits.amountStepCents,
    ranges: isOffered ? mockRanges : [],
    outOfReach: [],
    months: isOffered ? months : [],
    stressTried: stressTried(record, sitePolicy),
  })

/** An amount and term of the tester's choice, or the error key of why not, as the server answers it. */
export function mockOfferFor(
  { productType, termMonths, amountCents }: Wanted,
  made: Made,
): Offer | 'offer_not_found' | 'amount_out_of_range' | 'amount_step' {
  const isOf = (one: { productType: string; termMonths: number }) =>
    one.productType === productType && one.termMonths === termMonths
  const [product, range] = [products.find(isOf), mockRanges.find(isOf)]
  if (!product || !range) return 'offer_not_found'
  if (amountCents < range.minCents || amountCents > range.maxCents) return 'amount_out_of_range'
  return amountCents % lendingLimits.amountStepCents === 0 ? mockOffer(product, amountCents, made) : 'amount_step'
}

function mockOffer(product: Product, amountCents: number, { record, months, today, caseId }: Made): Offer {
  const { feesCents, ...priced } = priceProduct(product, amountCents, today)
  const kind = `${product.productType}-${product.termMonths}`
  const offer = {
    ...priced,
    id: `mock-${kind}-${caseId.slice(0, 8)}${amountCents === mockLoanCents ? '' : `-${amountCents / 100}`}`,
    productType: product.productType,
    termMonths: product.termMonths,
    loanAmountCents: amountCents,
    amountCappedBy: 'requested' as const,
    clientRate: product.yearlyRate,
    creditProvisionCents: feesCents,
    linearMonthlyAmortizationCents: linearPart({ amountCents, ...product }),
    earlyRepayments: earlyRepayments(product, priced.schedule, sitePolicy),
    stress: [0, lendingLimits.stressIncomeChange].map((change) =>
      stressTest(record.input, months, product, priced.schedule, change),
    ),
    securities: ['none' as const],
    partnerCommissionCents: 0,
    validUntil: addDays(today, lendingLimits.offerValidDays),
    priceTableVersion: 'mock',
  }
  return offerAnswer(offer)
}
