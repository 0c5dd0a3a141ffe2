import type { PolicyRule } from '#lending/decision/rules/policy-rule.ts'

/** Bounds of these rules: docs/credit-policy.md, "Capacity" 3 and 6, and "Debt". */
export const bookkeepingBounds = {
  roundTripShareReferFrom: 0.1,
  newDebtReferAboveMonths: 0.25,
  unsharedShareReferFrom: 0.05,
} as const

/** What the bookings leave open, so that a person asks before the machine says yes. */
export const bookkeepingRules: readonly PolicyRule[] = [
  {
    name: 'tax-not-seen',
    outcome: 'refer',
    source: 'credit policy: nothing paid where two quarters were due',
    judge: ({ input }) => (input.taxIsSeen ? null : { code: 'TAX_NOT_SEEN', paymentCount: input.taxPaymentCount }),
  },
  {
    name: 'costs-stopped',
    outcome: 'refer',
    source: 'credit policy: costs that stop are counted on until somebody explains them',
    judge: ({ input }) =>
      input.stoppedCostCount === 0
        ? null
        : { code: 'COSTS_STOPPED', count: input.stoppedCostCount, monthlyCents: input.stoppedCostsMonthlyCents },
  },
  {
    name: 'new-debt',
    outcome: 'refer',
    source: 'credit policy: a new loan above a quarter of a month of core turnover in six months',
    judge: ({ input }) =>
      input.newDebtCents <= input.averageMonthlyTurnoverCents * bookkeepingBounds.newDebtReferAboveMonths
        ? null
        : { code: 'NEW_DEBT', amountCents: input.newDebtCents },
  },
  {
    name: 'round-trips',
    outcome: 'refer',
    source: 'credit policy: a tenth of turnover',
    judge: ({ input }) =>
      (input.roundTripShare ?? 0) < bookkeepingBounds.roundTripShareReferFrom
        ? null
        : { code: 'ROUND_TRIPS', share: input.roundTripShare ?? 0 },
  },
  {
    name: 'account-not-shared',
    outcome: 'refer',
    source: 'credit policy: the applicant is asked to share it, never refused for it',
    judge: ({ input }) =>
      input.unsharedYearCents === 0 ||
      input.unsharedYearCents < input.yearlyTurnoverCents * bookkeepingBounds.unsharedShareReferFrom
        ? null
        : { code: 'ACCOUNT_NOT_SHARED', amountCents: input.unsharedYearCents },
  },
  {
    name: 'paid-out-above-surplus',
    outcome: 'refer',
    source: 'credit policy: distributions above the surplus of the last year',
    judge: ({ input }) =>
      input.distributedAboveSurplusCents <= 0
        ? null
        : { code: 'PAID_OUT_ABOVE_SURPLUS', amountCents: input.distributedAboveSurplusCents },
  },
  {
    name: 'season-unknown',
    outcome: 'refer',
    source: 'credit policy: a fall or a season, which less than fifteen months do not show apart',
    judge: ({ input }) =>
      input.seasonIsUnknown
        ? { code: 'SEASON_UNKNOWN', change: (input.turnoverChange ?? 1) - 1, coverageDays: input.coverageDays }
        : null,
  },
  {
    name: 'newest-month-low',
    outcome: 'refer',
    source: 'credit policy: the newest full month below half of its measure',
    judge: ({ input }) =>
      input.newestMonthIsLow ? { code: 'NEWEST_MONTH_LOW', change: (input.newestMonthChange ?? 0) - 1 } : null,
  },
]
