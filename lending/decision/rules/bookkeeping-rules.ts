import { taxLacks } from '#lending/facts/tax/tax-cause.ts'
import type { Judge } from '#lending/decision/rules/policy-rule.ts'
import type { RuleName } from '#lending/policy/rules.ts'

/** Open questions of the bookings, so that a person asks before the machine says yes. */
export const bookkeepingRules = {
  'tax-not-seen': ({ input: { taxIsSeen, taxCause, taxLackYearCents, taxPaymentCount } }) => {
    if (taxIsSeen) return null
    const cause = taxLacks.find((lack) => lack === taxCause)
    return cause
      ? { code: 'TAX_LESS_THAN_DUE', cause, lackYearCents: taxLackYearCents ?? 0 }
      : { code: 'TAX_NOT_SEEN', paymentCount: taxPaymentCount, ...(taxCause && { cause: taxCause }) }
  },
  'costs-stopped': ({ input }) =>
    input.stoppedCostCount === 0
      ? null
      : { code: 'COSTS_STOPPED', count: input.stoppedCostCount, monthlyCents: input.stoppedCostsMonthlyCents },
  'new-debt': ({ input, policy }) =>
    input.newDebtCents <= input.averageMonthlyTurnoverCents * policy.bounds.newDebtReferAboveMonths
      ? null
      : {
          code: 'NEW_DEBT',
          amountCents: input.newDebtCents,
          ...(input.newDebtUntil && { countsUntil: input.newDebtUntil }),
        },
  'round-trips': ({ input, policy }) =>
    (input.roundTripShare ?? 0) < policy.bounds.roundTripShareReferFrom
      ? null
      : { code: 'ROUND_TRIPS', share: input.roundTripShare ?? 0 },
  'account-not-shared': ({ input: { unsharedYearCents: amountCents, yearlyTurnoverCents, missingKind }, policy }) =>
    amountCents > 0 && amountCents >= yearlyTurnoverCents * policy.bounds.unsharedShareReferFrom
      ? { code: 'ACCOUNT_NOT_SHARED', amountCents }
      : missingKind
        ? { code: 'ACCOUNT_NOT_SHARED', amountCents, missingKind }
        : null,
  'paid-out-above-surplus': ({ input }) =>
    input.distributedAboveSurplusCents <= 0
      ? null
      : { code: 'PAID_OUT_ABOVE_SURPLUS', amountCents: input.distributedAboveSurplusCents },
  'season-unknown': ({ input }) =>
    input.seasonIsUnknown
      ? { code: 'SEASON_UNKNOWN', change: (input.turnoverChange ?? 1) - 1, coverageDays: input.coverageDays }
      : null,
  'newest-month-low': ({ input }) =>
    input.newestMonthIsLow ? { code: 'NEWEST_MONTH_LOW', change: (input.newestMonthChange ?? 0) - 1 } : null,
} as const satisfies Partial<Record<RuleName, Judge>>
