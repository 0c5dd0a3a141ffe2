import { offerAnswer } from '#contract/answers/offer-answer.ts'
import type { Offer } from '#contract/offers.ts'
import type { MonthlyCashFlow } from '#lending/analysis/cash-flow-analysis.ts'
import { addDays, type IsoDate } from '#lending/days.ts'
import { lendingLimits } from '#lending/limits.ts'
import type { Product } from '#lending/offers/affordability.ts'
import { earlyRepayments, priceProduct } from '#lending/offers/price-offer.ts'
import { priceTable } from '#lending/offers/price-table.ts'
import { linearPart } from '#lending/offers/schedule.ts'
import { stressTest } from '#lending/offers/stress-test.ts'
import type { DecisionRecord } from '#lending/scorecard/decision.ts'

/** TEST-3: the amount of every offer, whatever was asked for. */
export const mockLoanCents = 10_000_00
/** TEST-3: a nominal yearly rate for each year of the term, about 10.9 to 11.6 %, without provision. */
export const mockLoanRates = [0.1091, 0.1108, 0.1126, 0.1143, 0.1159] as const
/** TEST-3: the credit's rate, and its provision of 2,250 euros. */
export const mockCredit = { rate: 0.0871, provisionCents: 2_250_00 } as const

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

type Made = { record: DecisionRecord; months: readonly MonthlyCashFlow[]; today: IsoDate; caseId: string }

/** The offers of TEST-3, with schedules, costs and stress worked out by the real rules. */
export const mockOffers = (made: Made): Offer[] => products.map((product) => mockOffer(product, made))

function mockOffer(product: Product, { record, months, today, caseId }: Made): Offer {
  const { feesCents, ...priced } = priceProduct(product, mockLoanCents, today)
  const offer = {
    ...priced,
    id: `mock-${product.productType}-${product.termMonths}-${caseId.slice(0, 8)}`,
    productType: product.productType,
    termMonths: product.termMonths,
    loanAmountCents: mockLoanCents,
    amountCappedBy: 'requested' as const,
    clientRate: product.yearlyRate,
    creditProvisionCents: feesCents,
    linearMonthlyAmortizationCents: linearPart({ amountCents: mockLoanCents, ...product }),
    earlyRepayments: earlyRepayments(product, priced.schedule, priceTable),
    stress: [0, lendingLimits.stressIncomeChange].map((change) =>
      stressTest(record.input, months, product, priced.schedule, change),
    ),
    securities: ['none' as const],
    partnerCommissionCents: 0,
    validUntil: addDays(today, lendingLimits.offerValidDays),
    priceTableVersion: 'mock',
  }
  return offerAnswer(offer, record.input.requestedAmountCents)
}
