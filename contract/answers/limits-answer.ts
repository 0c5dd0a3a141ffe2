import { type LendingLimits, loanTermsMonths } from '#lending/policy/limits.ts'
import type { AnswerOf } from '../calls.ts'

type Limits = AnswerOf<'readLimits'>

/** The limits answer besides the lending table. */
type ServedLimits = Pick<Limits, 'testerMode' | 'bankOrigin'> & {
  fileBytesMax: number
  filesPerUploadMax: number
}

/** The figures the forms use, all from the lending table and from who serves it; nothing is written down twice. */
export function limitsAnswer(limits: LendingLimits, served: ServedLimits): Limits {
  return {
    loanAmount: {
      minimum: limits.loanAmountMinCents / 100,
      maximum: limits.loanAmountMaxCents / 100,
      step: limits.amountStepCents / 100,
    },
    creditAmount: { minimum: limits.creditAmountMinCents / 100, maximum: limits.creditAmountMaxCents / 100 },
    expensesMaximum: limits.expectedExpensesMaxCents / 100,
    termsMonths: [...loanTermsMonths],
    companyAgeMonths: limits.companyAgeMinMonths,
    yearlyTurnoverMinimum: limits.yearlyTurnoverMinCents / 100,
    statementFile: {
      maximumBytes: served.fileBytesMax,
      newestAtMostDays: limits.statementAgeMaxDays,
      atLeastDays: limits.statementCoverageMinDays,
      atMostDays: limits.statementSpanMaxDays,
      maximumFiles: served.filesPerUploadMax,
    },
    callbackPhoneDigits: 10,
    testerMode: served.testerMode,
    bankOrigin: served.bankOrigin,
  }
}
