import type { Reason } from '#lending/decision/reason.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import type { CharacteristicName } from '#lending/policy/points.ts'
import type { Policy } from '#lending/policy/policy.ts'
import { askedBurden } from '#lending/pricing/affordability.ts'

const share = (part: number, whole: number): number | null => (whole <= 0 ? null : part / whole)

/** Cash left a month as a share of the turnover, before instalments. */
const margin = (input: ScoreInput): number | null =>
  share(input.availableMonthlyCents, input.averageMonthlyTurnoverCents)
export const instalmentShare = (input: ScoreInput): number | null =>
  share(input.existingDebtServiceMonthlyCents, input.averageMonthlyTurnoverCents)

type Characteristic = {
  readonly read: (input: ScoreInput, policy: Policy) => number | null
  /** Said when it cost points; null when the value is unknown and another reason says so. */
  readonly reason: (input: ScoreInput) => Reason | null
}

/** The figure that each row of the table of points is about. */
export const characteristics: Readonly<Record<CharacteristicName, Characteristic>> = {
  'company-age-months': {
    read: (input) => input.companyAgeMonths,
    reason: ({ companyAgeMonths: age }) => (age === null ? null : { code: 'COMPANY_YOUNG', ageMonths: age }),
  },
  'turnover-change': {
    read: (input) => (input.seasonIsUnknown ? 1 : input.turnoverChange),
    reason: ({ turnoverChange: to }) => (to === null ? null : { code: 'TURNOVER_FALLING', change: to - 1 }),
  },
  'turnover-variation': {
    read: (input) => input.turnoverVariation,
    reason: ({ turnoverVariation: by }) => (by === null ? null : { code: 'TURNOVER_UNEVEN', variation: by }),
  },
  'days-below-zero-share': {
    read: (input) => input.daysBelowZeroShare,
    reason: ({ daysBelowZeroShare: days }) =>
      days === null ? null : { code: 'OFTEN_OVERDRAWN', daysBelowZeroShare: days },
  },
  'buffer-days': {
    read: (input) => input.bufferDays,
    reason: ({ bufferDays }) => (bufferDays === null ? null : { code: 'SMALL_BUFFER', bufferDays }),
  },
  'lowest-balance-months': {
    read: (input) => input.lowestBalanceMonths,
    reason: ({ lowestBalanceMonths: months }) => (months === null ? null : { code: 'LOW_BALANCE', months }),
  },
  'returned-direct-debits': {
    read: (input) => input.returnedDirectDebitsYear,
    reason: (input) => ({
      code: 'RETURNED_DIRECT_DEBITS',
      count: input.returnedDirectDebitsYear,
      countLastThreeMonths: input.returnedDirectDebitsLastThreeMonths,
    }),
  },
  'customer-return-share': {
    read: (input) => input.customerReturnShare,
    reason: ({ customerReturnShare: part }) => (part === null ? null : { code: 'CUSTOMERS_TAKE_BACK', share: part }),
  },
  margin: {
    read: margin,
    reason: (input) => ({ code: 'THIN_MARGIN', share: margin(input) ?? 0 }),
  },
  'tax-quarters-paid': {
    read: (input) => input.taxQuartersPaidShare,
    reason: (input) => ({ code: 'TAX_IRREGULAR', paymentCount: input.taxPaymentCount }),
  },
  'largest-customer-share': {
    read: (input) => input.largestCustomerShare,
    reason: ({ largestCustomerShare: part }) => (part === null ? null : { code: 'ONE_LARGE_CUSTOMER', share: part }),
  },
  'instalment-share': {
    read: instalmentShare,
    reason: (input) => ({
      code: 'EXISTING_INSTALMENTS',
      monthlyCents: input.existingDebtServiceMonthlyCents,
      shareOfTurnover: instalmentShare(input) ?? 0,
    }),
  },
  'asked-burden': {
    read: askedBurden,
    reason: (input) => ({ code: 'HEAVY_REQUEST', requestedCents: input.requestedAmountCents }),
  },
  'cash-share': {
    read: (input) => input.cashShare,
    reason: ({ cashShare }) => (cashShare === null ? null : { code: 'MUCH_CASH', share: cashShare }),
  },
  'gambling-share': {
    read: (input) => input.gamblingShare,
    reason: (input) => ({ code: 'GAMBLING', amountCents: input.gamblingCents, share: input.gamblingShare ?? 0 }),
  },
}
