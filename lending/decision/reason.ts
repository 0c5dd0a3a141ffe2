import type { IsoDate } from '#lending/days.ts'
import type { FileFault } from '#lending/decision/score-input.ts'
import type { TaxCause, TaxLack } from '#lending/facts/tax/tax-cause.ts'
import type { HolderMatch } from '#lending/holder-match.ts'
import type { UsualKind } from '#lending/policy/usual-costs.ts'
import type { Cents } from '#lending/money.ts'

/**
 * Why the answer is no or not yet, as a code with the applicant's own figures, and the last day of the months that they
 * are of, which records of the first policy do not say. The words are in `reason-text.ts`.
 */
export type Reason = Figures & { until?: IsoDate }

/** All instalments with those of a loan, which records of before do not name. */
export type ServiceFigures = { debtServiceMonthlyCents: Cents; loanCents?: Cents; termMonths?: number }

type Figures =
  | ({ code: 'FILE_DOES_NOT_ADD_UP' } & FileFault)
  | { code: 'DATA_TOO_SHORT'; coverageDays: number; requiredDays: number }
  | { code: 'DATA_TOO_OLD'; ageDays: number | null; maxDays: number }
  | { code: 'HOLDER_NOT_MATCHED'; holderMatch: HolderMatch }
  | { code: 'BALANCE_UNKNOWN' }
  | { code: 'COMPANY_AGE_UNKNOWN' }
  | { code: 'TURNOVER_TOO_LOW'; yearlyTurnoverCents: Cents; requiredCents: Cents }
  | ({
      code: 'INCOME_DOES_NOT_COVER'
      availableMonthlyCents: Cents
      coverage: number
      required: number
    } & ServiceFigures)
  | { code: 'TURNOVER_FALLING'; change: number }
  | { code: 'TURNOVER_UNEVEN'; variation: number }
  | { code: 'COMPANY_YOUNG'; ageMonths: number }
  | { code: 'OFTEN_OVERDRAWN'; daysBelowZeroShare: number }
  | { code: 'SMALL_BUFFER'; bufferDays: number }
  | { code: 'RETURNED_DIRECT_DEBITS'; count: number; countLastThreeMonths: number }
  | { code: 'CUSTOMERS_TAKE_BACK'; share: number }
  | { code: 'TAX_ARREARS'; count: number; amountCents: Cents }
  | { code: 'TAX_IRREGULAR'; paymentCount: number }
  | { code: 'DEBT_COLLECTION'; count: number; amountCents: Cents }
  | { code: 'RECENT_LOANS'; count: number }
  | { code: 'EXISTING_INSTALMENTS'; monthlyCents: Cents; shareOfTurnover: number }
  | { code: 'ONE_LARGE_CUSTOMER'; share: number }
  | { code: 'MUCH_CASH'; share: number }
  | { code: 'GAMBLING'; amountCents: Cents; share: number }
  | { code: 'THIN_MARGIN'; share: number }
  | { code: 'CATEGORIES_CONTESTED'; count: number; share: number }
  | { code: 'TURNOVER_SEEN_SHORT'; seenCents: Cents; coverageDays: number; requiredCents: Cents }
  | ({ code: 'STRESS_NOT_COVERED'; fall: number } & ServiceFigures)
  | { code: 'TAX_NOT_SEEN'; paymentCount: number; cause?: TaxCause }
  | { code: 'TAX_LESS_THAN_DUE'; cause: TaxLack; lackYearCents: Cents }
  | { code: 'TURNOVER_LEFT_OUT'; amountCents: Cents }
  | { code: 'COSTS_STOPPED'; count: number; monthlyCents: Cents }
  | { code: 'NEW_DEBT'; amountCents: Cents; countsUntil?: IsoDate }
  | { code: 'RUNNING_HERE'; monthlyCents: Cents; owedCents: Cents }
  | { code: 'ROUND_TRIPS'; share: number }
  | { code: 'ACCOUNT_NOT_SHARED'; amountCents: Cents; missingKind?: UsualKind }
  | { code: 'PAID_OUT_ABOVE_SURPLUS'; amountCents: Cents }
  | { code: 'SEASON_UNKNOWN'; change: number; coverageDays: number }
  | { code: 'NEWEST_MONTH_LOW'; change: number }
  | { code: 'LOW_BALANCE'; months: number }
  | { code: 'HEAVY_REQUEST'; requestedCents: Cents }
  | { code: 'SCORE_BELOW_CUTOFF'; score: number; required: number }

export type ReasonCode = Reason['code']
export type ReasonOf<Code extends ReasonCode> = Extract<Reason, { code: Code }>
