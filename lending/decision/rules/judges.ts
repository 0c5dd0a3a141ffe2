import { bookkeepingRules } from '#lending/decision/rules/bookkeeping-rules.ts'
import { capacityRules } from '#lending/decision/rules/capacity-rules.ts'
import { conductRules } from '#lending/decision/rules/conduct-rules.ts'
import type { Judge } from '#lending/decision/rules/policy-rule.ts'
import type { RuleName } from '#lending/policy/rules.ts'

/** Missing data never approves and never refuses: a person looks, or the applicant brings more. */
export const dataRules = {
  'file-does-not-add-up': ({ input: { fileFault } }) =>
    fileFault === undefined ? null : { code: 'FILE_DOES_NOT_ADD_UP', ...fileFault },
  'data-too-short': ({ input, policy: { limits } }) =>
    input.coverageDays >= limits.statementCoverageMinDays
      ? null
      : { code: 'DATA_TOO_SHORT', coverageDays: input.coverageDays, requiredDays: limits.statementCoverageMinDays },
  'data-too-old': ({ input, policy: { limits } }) =>
    input.dataAgeDays !== null && input.dataAgeDays <= limits.statementAgeMaxDays
      ? null
      : { code: 'DATA_TOO_OLD', ageDays: input.dataAgeDays, maxDays: limits.statementAgeMaxDays },
  'holder-not-matched': ({ input }) =>
    input.holderMatch === 'MATCH' ? null : { code: 'HOLDER_NOT_MATCHED', holderMatch: input.holderMatch },
  'balance-unknown': ({ input }) => (input.balanceIsKnown ? null : { code: 'BALANCE_UNKNOWN' }),
  'company-age-unknown': ({ input }) => (input.companyAgeMonths === null ? { code: 'COMPANY_AGE_UNKNOWN' } : null),
} as const satisfies Partial<Record<RuleName, Judge>>

export const judges: Readonly<Record<RuleName, Judge>> = {
  ...dataRules,
  ...capacityRules,
  ...conductRules,
  ...bookkeepingRules,
}
