import { overlaid, siteFile } from '#lending/policy/lender-rows.ts'
import type { LoanTermMonths } from '#lending/policy/limits.ts'

/** Grades that are offered finance; a score below the last one is red. */
export const offeredGrades = ['A', 'B', 'C', 'D'] as const
export type OfferedGrade = (typeof offeredGrades)[number]

export type PriceTable = {
  version: string
  source: string
  /** Nominal yearly rate of a loan, fixed for its term, as a decimal. */
  loanRates: Readonly<Record<OfferedGrade, Readonly<Record<LoanTermMonths, number>>>>
  /** Nominal yearly rate on what is drawn of a credit. */
  creditRates: Readonly<Record<OfferedGrade, number>>
  /** Share of the credit limit, taken once from the first payout for its twelve months. */
  creditProvisionShare: number
  /** Share of a loan taken from the payout. Zero: the whole price of a loan is its rate, so that offers compare. */
  loanFeeShare: number
  /** Share of the principal repaid early, while more than a year is left, and after that. */
  earlyRepaymentShare: { moreThanYearLeft: number; lastYear: number }
  /** Share of the amount paid to a partner who brought the applicant; we pay it, and it is never added to the price. */
  partnerCommissionShare: number
  /** The grade that the public quote is priced at, since nothing is known of the visitor yet. */
  quoteGrade: OfferedGrade
}

/**
 * Expert-set until outcomes exist: the level of Dutch banks and online lenders for business loans up to five years
 * (7 to 14 %), more for a longer term, and for each grade down about what its odds of loss add.
 */
const earlierPriceTable: PriceTable = {
  version: 'prices-2026-11',
  source: 'ours, expert-set',
  loanRates: {
    A: { 12: 0.074, 24: 0.076, 36: 0.078, 48: 0.08, 60: 0.082 },
    B: { 12: 0.089, 24: 0.091, 36: 0.093, 48: 0.095, 60: 0.097 },
    C: { 12: 0.109, 24: 0.111, 36: 0.112, 48: 0.114, 60: 0.116 },
    D: { 12: 0.131, 24: 0.133, 36: 0.135, 48: 0.137, 60: 0.139 },
  },
  creditRates: { A: 0.069, B: 0.077, C: 0.087, D: 0.102 },
  creditProvisionShare: 0.0225,
  loanFeeShare: 0,
  earlyRepaymentShare: { moreThanYearLeft: 0.01, lastYear: 0.005 },
  partnerCommissionShare: 0.01,
  quoteGrade: 'C',
}

/** As before for a year; each further year costs what can go wrong in it, and more so the lower the grade. */
const ownPrices: PriceTable = {
  ...earlierPriceTable,
  version: 'prices-2026-11-2',
  loanRates: {
    A: { 12: 0.074, 24: 0.076, 36: 0.078, 48: 0.08, 60: 0.082 },
    B: { 12: 0.089, 24: 0.093, 36: 0.097, 48: 0.101, 60: 0.105 },
    C: { 12: 0.109, 24: 0.116, 36: 0.123, 48: 0.13, 60: 0.137 },
    D: { 12: 0.131, 24: 0.143, 36: 0.155, 48: 0.167, 60: 0.179 },
  },
}

/** As the site of a lender is built, with the prices of that one. */
export const priceTable = overlaid(ownPrices, siteFile?.['prices'])

/** All of them, so that a record replays under its own. */
export const priceTables: readonly PriceTable[] = [priceTable, earlierPriceTable]
