import type { IsoDate } from '#lending/days.ts'
import type { TaxCause } from '#lending/facts/tax/tax-cause.ts'
import type { HolderMatch } from '#lending/holder-match.ts'
import type { StatementFindingCode } from '#lending/statements/finding.ts'
import type { UsualKind } from '#lending/policy/usual-costs.ts'
import type { Cents } from '#lending/money.ts'

/**
 * All that a decision rests on: flat, JSON, nothing about a person. Null: it could not be known. Turnover is core
 * turnover, available is capacity, instalments are those owed from now on.
 */
export type ScoreInput = {
  requestedAmountCents: Cents
  /** The last day of the whole months that levels are of, and of the newest month; the first policy knew neither. */
  levelsUntil?: IsoDate
  newestUntil?: IsoDate
  companyAgeMonths: number | null
  coverageDays: number
  dataAgeDays: number | null
  holderMatch: HolderMatch
  yearlyTurnoverCents: Cents
  averageMonthlyTurnoverCents: Cents
  /** Of it, what a way to yes supposes to be sold besides; no input of a decision has any. */
  extraTurnoverMonthlyCents?: Cents
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
  /** The part of the monthly costs that falls along with turnover. */
  variableCostsMonthlyCents: Cents
  /** Taken by owners above their living; where turnover falls they take it no more. */
  ownerFlexibleMonthlyCents: Cents
  /** Counted for the owners whatever they take; absent in records of before. */
  ownerFloorMonthlyCents?: Cents
  /** Capacity if all that is only supposed were explained; where it suffices, a person looks and nothing refuses. */
  availableIfExplainedMonthlyCents: Cents
  /** Turnover of a whole year at the pace seen; above the turnover seen only with less than a year of data. */
  proRataYearlyTurnoverCents: Cents
  /** Incidental money in the last twelve months. Shown, and part of no sum. */
  incidentalYearCents: Cents
  /** The part of it that customers may have paid: growth that nothing explains. Absent for none. */
  unbackedYearCents?: Cents
  /** Money that went round, in the last twelve months, as a share of core turnover. */
  roundTripShare: number | null
  seasonIsUnknown: boolean
  /** The newest month against the same a year before, or an ordinary one; null where that says nothing. */
  newestMonthChange: number | null
  newestMonthIsLow: boolean
  /** Whether tax was paid in the quarters in which it was due; true where none was. */
  taxIsSeen: boolean
  /** Why it is not seen, and of too little by how much. */
  taxCause?: TaxCause
  taxLackYearCents?: Cents
  /** Of the last four quarters due, the share paid; null when none was due. */
  taxQuartersPaidShare: number | null
  stoppedCostCount: number
  stoppedCostsMonthlyCents: Cents
  /** Borrowed in the last half year. */
  newDebtCents: Cents
  /** The day on which the oldest of these loans is half a year old. */
  newDebtUntil?: IsoDate
  /** Taken in the last twelve months to own accounts that were not shared. */
  unsharedYearCents: Cents
  /** A cost that the trade always has and these accounts do not pay. */
  missingKind?: UsualKind | null
  distributedAboveSurplusCents: Cents
  /** Lowest balance of the year against what leaves in a month. */
  lowestBalanceMonths: number | null
  /** Of what the company took up here in other applications: the next instalment, and the principal left. */
  runningHereMonthlyCents?: Cents
  runningHereOwedCents?: Cents
  /** The largest of the findings that forbid a machine's yes; absent for none. */
  fileFault?: FileFault
}

/** A record of before keeps the words and ways that it was given. */
export const isOfBefore = ({ ownerFloorMonthlyCents }: ScoreInput): boolean => ownerFloorMonthlyCents === undefined

export type FileFault = {
  finding: StatementFindingCode
  /** The end of the account's number, as far as anyone may see it (FMT-1). */
  accountEnd: string
  on: IsoDate | null
  differenceCents: Cents | null
  /** Of all findings. */
  count: number
}
