import type { HolderMatch } from '#lending/holder-match.ts'
import type { Cents } from '#lending/money.ts'

/**
 * Everything that a decision rests on, and nothing else: flat, JSON, the same for every legal form. No name, address,
 * nationality or anything about a person stands in it. Null means that it could not be known.
 */
export type ScoreInput = {
  requestedAmountCents: Cents
  companyAgeMonths: number | null
  coverageDays: number
  dataAgeDays: number | null
  holderMatch: HolderMatch
  yearlyTurnoverCents: Cents
  averageMonthlyTurnoverCents: Cents
  /** Last three months' monthly turnover against the months before; 1 = the same. */
  turnoverChange: number | null
  turnoverVariation: number | null
  balanceIsKnown: boolean
  daysBelowZeroShare: number | null
  bufferDays: number | null
  /** Cash left a month after costs, taxes and private withdrawals, before instalments. */
  availableMonthlyCents: Cents
  existingDebtServiceMonthlyCents: Cents
  /** Extra costs that the applicant expects in the coming year, assumed where the amount is not known. */
  expectedExpensesCents: Cents
  returnedDirectDebitsYear: number
  returnedDirectDebitsLastThreeMonths: number
  /** Direct debits that customers took back, against the turnover. */
  customerReturnShare: number | null
  taxPaymentCount: number
  taxIsRegular: boolean
  taxArrearsCount: number
  taxArrearsCents: Cents
  collectionCount: number
  collectionCents: Cents
  newLoanCountLastThreeMonths: number
  largestCustomerShare: number | null
  cashShare: number | null
  gamblingCents: Cents
  gamblingShare: number | null
  privateWithdrawalsMonthlyCents: Cents
  /** Categories that the applicant changed: all of them, those that matter, and their share of the turnover. */
  contestedCount: number
  contestedWeightyCount: number
  contestedShare: number | null
}
