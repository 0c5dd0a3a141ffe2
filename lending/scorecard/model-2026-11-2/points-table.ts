import type { PointsTable } from '#lending/scorecard/scale.ts'
import type { EarlierScoreInput } from '#lending/scorecard/score-input.ts'

const share = (part: number, whole: number): number | null => (whole <= 0 ? null : part / whole)

/** Cash left a month as a share of the turnover, before instalments. */
const margin = (input: EarlierScoreInput): number | null =>
  share(input.availableMonthlyCents, input.averageMonthlyTurnoverCents)
const instalmentShare = (input: EarlierScoreInput): number | null =>
  share(input.existingDebtServiceMonthlyCents, input.averageMonthlyTurnoverCents)

/** The weights of scorecard-2026-11-2 as they were, so that its decisions replay. Nothing here changes any more. */
export const earlierPointsTable: PointsTable = {
  version: 'scorecard-2026-11-2',
  source: 'ours, expert-set; no outcomes exist yet',
  baseOdds: 30,
  cutOff: 560,
  characteristics: [
    {
      name: 'company-age-months',
      read: (input) => input.companyAgeMonths,
      bins: [
        { bin: 'under 24', below: 24, logOdds: -0.35 },
        { bin: '24 to 48', below: 48, logOdds: -0.1 },
        { bin: '48 to 120', below: 120, logOdds: 0 },
        { bin: '120 or more', below: Infinity, logOdds: 0.25 },
      ],
      missingLogOdds: -0.35,
      reason: ({ companyAgeMonths }) =>
        companyAgeMonths === null ? null : { code: 'COMPANY_YOUNG', ageMonths: companyAgeMonths },
    },
    {
      name: 'turnover-change',
      read: (input) => input.turnoverChange,
      bins: [
        { bin: 'under 0.60', below: 0.6, logOdds: -0.7 },
        { bin: '0.60 to 0.85', below: 0.85, logOdds: -0.35 },
        { bin: '0.85 to 1.15', below: 1.15, logOdds: 0 },
        { bin: '1.15 or more', below: Infinity, logOdds: 0.2 },
      ],
      missingLogOdds: -0.35,
      reason: ({ turnoverChange }) =>
        turnoverChange === null ? null : { code: 'TURNOVER_FALLING', change: turnoverChange - 1 },
    },
    {
      name: 'turnover-variation',
      read: (input) => input.turnoverVariation,
      bins: [
        { bin: 'under 0.20', below: 0.2, logOdds: 0.2 },
        { bin: '0.20 to 0.45', below: 0.45, logOdds: 0 },
        { bin: '0.45 to 0.80', below: 0.8, logOdds: -0.25 },
        { bin: '0.80 or more', below: Infinity, logOdds: -0.5 },
      ],
      missingLogOdds: -0.25,
      reason: ({ turnoverVariation }) =>
        turnoverVariation === null ? null : { code: 'TURNOVER_UNEVEN', variation: turnoverVariation },
    },
    {
      name: 'days-below-zero-share',
      read: (input) => input.daysBelowZeroShare,
      bins: [
        { bin: 'none', below: 1e-9, logOdds: 0.3 },
        { bin: 'under 5 %', below: 0.05, logOdds: 0 },
        { bin: '5 to 25 %', below: 0.25, logOdds: -0.45 },
        { bin: '25 % or more', below: Infinity, logOdds: -0.9 },
      ],
      missingLogOdds: -0.45,
      reason: ({ daysBelowZeroShare }) =>
        daysBelowZeroShare === null ? null : { code: 'OFTEN_OVERDRAWN', daysBelowZeroShare },
    },
    {
      name: 'buffer-days',
      read: (input) => input.bufferDays,
      bins: [
        { bin: 'under 5', below: 5, logOdds: -0.6 },
        { bin: '5 to 15', below: 15, logOdds: -0.2 },
        { bin: '15 to 40', below: 40, logOdds: 0 },
        { bin: '40 or more', below: Infinity, logOdds: 0.35 },
      ],
      missingLogOdds: -0.2,
      reason: ({ bufferDays }) => (bufferDays === null ? null : { code: 'SMALL_BUFFER', bufferDays }),
    },
    {
      name: 'returned-direct-debits',
      read: (input) => input.returnedDirectDebitsYear,
      bins: [
        { bin: 'none', below: 1, logOdds: 0.2 },
        { bin: '1 or 2', below: 3, logOdds: 0 },
        { bin: '3 to 5', below: 6, logOdds: -0.5 },
        { bin: '6 or more', below: Infinity, logOdds: -1 },
      ],
      missingLogOdds: 0,
      reason: (input) => ({
        code: 'RETURNED_DIRECT_DEBITS',
        count: input.returnedDirectDebitsYear,
        countLastThreeMonths: input.returnedDirectDebitsLastThreeMonths,
      }),
    },
    {
      name: 'customer-return-share',
      read: (input) => input.customerReturnShare,
      bins: [
        { bin: 'under 2 %', below: 0.02, logOdds: 0 },
        { bin: '2 to 8 %', below: 0.08, logOdds: -0.2 },
        { bin: '8 % or more', below: Infinity, logOdds: -0.5 },
      ],
      missingLogOdds: 0,
      reason: ({ customerReturnShare }) =>
        customerReturnShare === null ? null : { code: 'CUSTOMERS_TAKE_BACK', share: customerReturnShare },
    },
    {
      name: 'margin',
      read: margin,
      bins: [
        { bin: 'under 0', below: 0, logOdds: -0.9 },
        { bin: '0 to 5 %', below: 0.05, logOdds: -0.35 },
        { bin: '5 to 15 %', below: 0.15, logOdds: 0 },
        { bin: '15 % or more', below: Infinity, logOdds: 0.3 },
      ],
      missingLogOdds: -0.9,
      reason: (input) => ({ code: 'THIN_MARGIN', share: margin(input) ?? 0 }),
    },
    {
      name: 'tax-regularity',
      read: (input) => (input.taxPaymentCount === 0 ? 0 : input.taxIsRegular ? 2 : 1),
      bins: [
        { bin: 'no tax seen', below: 1, logOdds: -0.2 },
        { bin: 'irregular', below: 2, logOdds: -0.3 },
        { bin: 'regular', below: Infinity, logOdds: 0 },
      ],
      missingLogOdds: -0.3,
      reason: (input) => ({ code: 'TAX_IRREGULAR', paymentCount: input.taxPaymentCount }),
    },
    {
      name: 'largest-customer-share',
      read: (input) => input.largestCustomerShare,
      bins: [
        { bin: 'under 15 %', below: 0.15, logOdds: 0.15 },
        { bin: '15 to 40 %', below: 0.4, logOdds: 0 },
        { bin: '40 to 70 %', below: 0.7, logOdds: -0.2 },
        { bin: '70 % or more', below: Infinity, logOdds: -0.45 },
      ],
      missingLogOdds: 0,
      reason: ({ largestCustomerShare }) =>
        largestCustomerShare === null ? null : { code: 'ONE_LARGE_CUSTOMER', share: largestCustomerShare },
    },
    {
      name: 'instalment-share',
      read: instalmentShare,
      bins: [
        { bin: 'none', below: 1e-9, logOdds: 0.15 },
        { bin: 'under 5 %', below: 0.05, logOdds: 0 },
        { bin: '5 to 12 %', below: 0.12, logOdds: -0.25 },
        { bin: '12 % or more', below: Infinity, logOdds: -0.5 },
      ],
      missingLogOdds: 0,
      reason: (input) => ({
        code: 'EXISTING_INSTALMENTS',
        monthlyCents: input.existingDebtServiceMonthlyCents,
        shareOfTurnover: instalmentShare(input) ?? 0,
      }),
    },
    {
      name: 'cash-share',
      read: (input) => input.cashShare,
      bins: [
        { bin: 'under 25 %', below: 0.25, logOdds: 0 },
        { bin: '25 to 60 %', below: 0.6, logOdds: -0.15 },
        { bin: '60 % or more', below: Infinity, logOdds: -0.35 },
      ],
      missingLogOdds: 0,
      reason: ({ cashShare }) => (cashShare === null ? null : { code: 'MUCH_CASH', share: cashShare }),
    },
    {
      name: 'gambling-share',
      read: (input) => input.gamblingShare,
      bins: [
        { bin: 'under 0.2 %', below: 0.002, logOdds: 0 },
        { bin: '0.2 to 1 %', below: 0.01, logOdds: -0.35 },
        { bin: '1 % or more', below: Infinity, logOdds: -0.9 },
      ],
      missingLogOdds: 0,
      reason: (input) => ({ code: 'GAMBLING', amountCents: input.gamblingCents, share: input.gamblingShare ?? 0 }),
    },
  ],
}
