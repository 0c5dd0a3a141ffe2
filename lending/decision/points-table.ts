import { askedBurden } from '#lending/pricing/affordability.ts'
import { basePointsOf, type PointsTable } from '#lending/decision/scale.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'

const share = (part: number, whole: number): number | null => (whole <= 0 ? null : part / whole)

/** Cash left a month as a share of the turnover, before instalments. */
export const margin = (input: ScoreInput): number | null =>
  share(input.availableMonthlyCents, input.averageMonthlyTurnoverCents)
export const instalmentShare = (input: ScoreInput): number | null =>
  share(input.existingDebtServiceMonthlyCents, input.averageMonthlyTurnoverCents)

/**
 * The one table of weights, expert-set in the order that practice agrees on until outcomes exist. A bin is a change in log odds
 * against its row's neutral bin; what is unknown takes the worst bin, so silence never pays.
 */
export const pointsTable: PointsTable = {
  version: 'scorecard-2026-11-3',
  source: 'ours, expert-set; no outcomes exist yet',
  baseOdds: 40,
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
      read: (input) => (input.seasonIsUnknown ? 1 : input.turnoverChange),
      isGradual: true,
      bins: [
        { bin: 'under 0.60', below: 0.6, logOdds: -0.7 },
        { bin: '0.60 to 0.85', below: 0.85, logOdds: -0.35 },
        { bin: '0.85 or more', below: Infinity, logOdds: 0 },
      ],
      missingLogOdds: -0.7,
      reason: ({ turnoverChange }) =>
        turnoverChange === null ? null : { code: 'TURNOVER_FALLING', change: turnoverChange - 1 },
    },
    {
      name: 'turnover-variation',
      read: (input) => input.turnoverVariation,
      isGradual: true,
      bins: [
        { bin: 'under 0.20', below: 0.2, logOdds: 0.2 },
        { bin: '0.20 to 0.45', below: 0.45, logOdds: 0 },
        { bin: '0.45 to 0.80', below: 0.8, logOdds: -0.25 },
        { bin: '0.80 or more', below: Infinity, logOdds: -0.5 },
      ],
      missingLogOdds: -0.5,
      reason: ({ turnoverVariation }) =>
        turnoverVariation === null ? null : { code: 'TURNOVER_UNEVEN', variation: turnoverVariation },
    },
    {
      name: 'days-below-zero-share',
      read: (input) => input.daysBelowZeroShare,
      isGradual: true,
      bins: [
        { bin: 'none', below: 1e-9, logOdds: 0 },
        { bin: 'under 5 %', below: 0.05, logOdds: -0.2 },
        { bin: '5 to 25 %', below: 0.25, logOdds: -0.5 },
        { bin: '25 % or more', below: Infinity, logOdds: -0.9 },
      ],
      missingLogOdds: -0.9,
      reason: ({ daysBelowZeroShare }) =>
        daysBelowZeroShare === null ? null : { code: 'OFTEN_OVERDRAWN', daysBelowZeroShare },
    },
    {
      name: 'buffer-days',
      read: (input) => input.bufferDays,
      isGradual: true,
      bins: [
        { bin: 'under 5', below: 5, logOdds: -0.6 },
        { bin: '5 to 15', below: 15, logOdds: -0.2 },
        { bin: '15 to 40', below: 40, logOdds: 0 },
        { bin: '40 or more', below: Infinity, logOdds: 0.35 },
      ],
      missingLogOdds: -0.6,
      reason: ({ bufferDays }) => (bufferDays === null ? null : { code: 'SMALL_BUFFER', bufferDays }),
    },
    {
      name: 'lowest-balance-months',
      read: (input) => input.lowestBalanceMonths,
      isGradual: true,
      bins: [
        { bin: 'below zero', below: 0, logOdds: -0.3 },
        { bin: '0 to 0.1', below: 0.1, logOdds: -0.15 },
        { bin: '0.1 to 0.5', below: 0.5, logOdds: 0 },
        { bin: '0.5 or more', below: Infinity, logOdds: 0.2 },
      ],
      missingLogOdds: -0.3,
      reason: ({ lowestBalanceMonths }) =>
        lowestBalanceMonths === null ? null : { code: 'LOW_BALANCE', months: lowestBalanceMonths },
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
      isGradual: true,
      bins: [
        { bin: 'under 2 %', below: 0.02, logOdds: 0 },
        { bin: '2 to 8 %', below: 0.08, logOdds: -0.2 },
        { bin: '8 % or more', below: Infinity, logOdds: -0.5 },
      ],
      missingLogOdds: -0.5,
      reason: ({ customerReturnShare }) =>
        customerReturnShare === null ? null : { code: 'CUSTOMERS_TAKE_BACK', share: customerReturnShare },
    },
    {
      name: 'margin',
      read: margin,
      isGradual: true,
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
      name: 'tax-quarters-paid',
      read: (input) => input.taxQuartersPaidShare,
      bins: [
        { bin: 'under half', below: 0.5, logOdds: -0.3 },
        { bin: 'half or more', below: 1, logOdds: -0.15 },
        { bin: 'all', below: Infinity, logOdds: 0 },
      ],
      missingLogOdds: -0.3,
      reason: (input) => ({ code: 'TAX_IRREGULAR', paymentCount: input.taxPaymentCount }),
    },
    {
      name: 'largest-customer-share',
      read: (input) => input.largestCustomerShare,
      isGradual: true,
      bins: [
        { bin: 'under 15 %', below: 0.15, logOdds: 0.15 },
        { bin: '15 to 40 %', below: 0.4, logOdds: 0 },
        { bin: '40 to 70 %', below: 0.7, logOdds: -0.2 },
        { bin: '70 % or more', below: Infinity, logOdds: -0.45 },
      ],
      missingLogOdds: -0.45,
      reason: ({ largestCustomerShare }) =>
        largestCustomerShare === null ? null : { code: 'ONE_LARGE_CUSTOMER', share: largestCustomerShare },
    },
    {
      name: 'instalment-share',
      read: instalmentShare,
      isGradual: true,
      bins: [
        { bin: 'none', below: 1e-9, logOdds: 0.15 },
        { bin: 'under 5 %', below: 0.05, logOdds: 0 },
        { bin: '5 to 12 %', below: 0.12, logOdds: -0.25 },
        { bin: '12 % or more', below: Infinity, logOdds: -0.5 },
      ],
      missingLogOdds: -0.5,
      reason: (input) => ({
        code: 'EXISTING_INSTALMENTS',
        monthlyCents: input.existingDebtServiceMonthlyCents,
        shareOfTurnover: instalmentShare(input) ?? 0,
      }),
    },
    {
      name: 'asked-burden',
      read: askedBurden,
      isGradual: true,
      bins: [
        { bin: 'under 0.35', below: 0.35, logOdds: 0.15 },
        { bin: '0.35 to 0.70', below: 0.7, logOdds: 0 },
        { bin: '0.70 or more', below: Infinity, logOdds: -0.15 },
      ],
      missingLogOdds: -0.15,
      reason: (input) => ({ code: 'HEAVY_REQUEST', requestedCents: input.requestedAmountCents }),
    },
    {
      name: 'cash-share',
      read: (input) => input.cashShare,
      isGradual: true,
      bins: [
        { bin: 'under 25 %', below: 0.25, logOdds: 0 },
        { bin: '25 to 60 %', below: 0.6, logOdds: -0.15 },
        { bin: '60 % or more', below: Infinity, logOdds: -0.35 },
      ],
      missingLogOdds: -0.35,
      reason: ({ cashShare }) => (cashShare === null ? null : { code: 'MUCH_CASH', share: cashShare }),
    },
    {
      name: 'gambling-share',
      read: (input) => input.gamblingShare,
      isGradual: true,
      bins: [
        { bin: 'under 0.2 %', below: 0.002, logOdds: 0 },
        { bin: '0.2 to 1 %', below: 0.01, logOdds: -0.35 },
        { bin: '1 % or more', below: Infinity, logOdds: -0.9 },
      ],
      missingLogOdds: -0.9,
      reason: (input) => ({ code: 'GAMBLING', amountCents: input.gamblingCents, share: input.gamblingShare ?? 0 }),
    },
  ],
}

export const basePoints = basePointsOf(pointsTable)
