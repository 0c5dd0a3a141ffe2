import type { Cents } from '#lending/money.ts'
import type { IsoDate } from '#lending/days.ts'

/** FLOW-9: PBL is a loan with linear amortisation, PBC a revolving credit. */
export type ProductType = 'PBL' | 'PBC'

export type Instalment = {
  /** From 1. */
  number: number
  dueOn: IsoDate
  principalCents: Cents
  interestCents: Cents
  totalCents: Cents
  /** Principal still owed after this instalment. */
  outstandingCents: Cents
}

export type OfferFee = { kind: 'provision' | 'arrangement'; amountCents: Cents }

/** Paying everything back on a date: the sum owed, the fee for it, and the interest that it saves. */
export type EarlyRepayment = {
  on: IsoDate
  afterInstalments: number
  outstandingCents: Cents
  feeCents: Cents
  totalCents: Cents
  interestSavedCents: Cents
}

export type Security = 'none' | 'owner-liable' | 'personal-guarantee'

/** The schedule held against the applicant's own cash flow, as it was and with a part of the income gone. */
export type StressTest = {
  /** −0.2 = a fifth less income. */
  incomeChange: number
  monthlyCashAvailableCents: Cents
  highestInstalmentCents: Cents
  /** Months of the last year, of those we saw, in which the cash left would not have carried the highest instalment. */
  monthsShort: number
  monthsSeen: number
  debtServiceCoverage: number
}

export type Offer = {
  /** Deterministic: the digest of the decision and the terms, so that computing twice offers the same once. */
  id: string
  productType: ProductType
  termMonths: number
  loanAmountCents: Cents
  /** Why the amount is lower than asked, or `none`. */
  amountCappedBy: AmountCap
  /** Nominal yearly rate, a decimal. */
  clientRate: number
  fees: readonly OfferFee[]
  creditProvisionCents: Cents
  netPayoutCents: Cents
  totalInterestCents: Cents
  /** The equal principal part of each month; the last one takes the rest of the division. */
  linearMonthlyAmortizationCents: Cents
  firstInstalmentCents: Cents
  lastInstalmentCents: Cents
  /** Interest and fees together. */
  totalCostCents: Cents
  /** Everything that is paid after the payout, and fees kept back from it. */
  totalToRepayCents: Cents
  /** Yearly cost percentage (JKP) as a decimal, unrounded; Dir. 2008/48/EC Annex I. */
  yearlyCostRate: number
  schedule: readonly Instalment[]
  earlyRepayments: readonly EarlyRepayment[]
  stress: readonly StressTest[]
  securities: readonly Security[]
  partnerCommissionCents: Cents
  validUntil: IsoDate
  priceTableVersion: string
}

/** `requested`: the full amount asked. The others name the limit that made it lower. */
export type AmountCap = 'requested' | 'turnover' | 'debt-service' | 'product-maximum'

/**
 * The end of a range: one of those limits; `score`, where a larger request is not approved any longer; or `person`,
 * where somebody approved this very amount.
 */
export const rangeLimits = ['turnover', 'debt-service', 'product-maximum', 'score', 'person'] as const
export type RangeLimit = (typeof rangeLimits)[number]
