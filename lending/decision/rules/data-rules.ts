import type { PolicyRule } from '#lending/decision/rules/policy-rule.ts'

/** What is missing never approves and never refuses: a person looks, or the applicant brings more. */
export const dataRules: readonly PolicyRule[] = [
  {
    name: 'data-too-short',
    outcome: 'refer',
    source: 'lending rules, limits: at least 180 days',
    judge: ({ input, limits }) =>
      input.coverageDays >= limits.statementCoverageMinDays
        ? null
        : { code: 'DATA_TOO_SHORT', coverageDays: input.coverageDays, requiredDays: limits.statementCoverageMinDays },
  },
  {
    name: 'data-too-old',
    outcome: 'refer',
    source: 'lending rules, limits: newest booking at most 7 days old',
    judge: ({ input, limits }) =>
      input.dataAgeDays !== null && input.dataAgeDays <= limits.statementAgeMaxDays
        ? null
        : { code: 'DATA_TOO_OLD', ageDays: input.dataAgeDays, maxDays: limits.statementAgeMaxDays },
  },
  {
    name: 'holder-not-matched',
    outcome: 'refer',
    source: 'specification 3, matchState: an account in another name is asked about, never assumed',
    judge: ({ input }) =>
      input.holderMatch === 'MATCH' ? null : { code: 'HOLDER_NOT_MATCHED', holderMatch: input.holderMatch },
  },
  {
    name: 'balance-unknown',
    outcome: 'refer',
    source: 'ours: the heaviest characteristics rest on the balance',
    judge: ({ input }) => (input.balanceIsKnown ? null : { code: 'BALANCE_UNKNOWN' }),
  },
  {
    name: 'company-age-unknown',
    outcome: 'refer',
    source: 'ours: the register gives no founding date for some companies',
    judge: ({ input }) => (input.companyAgeMonths === null ? { code: 'COMPANY_AGE_UNKNOWN' } : null),
  },
]
