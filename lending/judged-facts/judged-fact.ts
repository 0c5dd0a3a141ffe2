import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Cents } from '#lending/money.ts'
import type { SaidCause } from '#lending/decision/tax-cause-text.ts'
import type { IsoDate } from '#lending/days.ts'

/** The meaning of a fact for the answer, from best to worst. */
export const judgements = ['good', 'normal', 'caution', 'heavy'] as const
export type Judgement = (typeof judgements)[number]

/** Every fact that is shown, in this order, with its figures; shares and changes are fractions of one. */
export type FactFigures = {
  'core-turnover': { yearCents: Cents; monthlyCents: Cents; months: number }
  'year-before': { change: number; isAgainstYear: 1 | 0 }
  'growth-unknown': { months: number }
  'newest-month': { change: number }
  incidental: { sumCents: Cents }
  'round-trips': { sumCents: Cents }
  'owner-pay': { monthlyCents: Cents; takenYearCents: Cents; ownerCount: number; isOfYearBefore: 1 | 0 }
  'unshared-account': { sumCents: Cents }
  'paid-out-above-surplus': { sumCents: Cents }
  'tax-due': { yearCents: Cents; supposedCents: Cents; quartersDue: number; quartersPaid: number; cause?: SaidCause }
  'stopped-purchases': { monthlyCents: Cents }
  'stopped-wages': { monthlyCents: Cents }
  'stopped-rent': { monthlyCents: Cents }
  'stopped-overhead': { monthlyCents: Cents }
  'costs-running': Record<never, never>
  'debt-service': { monthlyCents: Cents; lenderCount: number; shareOfTurnover: number }
  'instalments-stopped': { lenderCount: number }
  'new-debt': { sumCents: Cents }
  balance: { lowestCents: Cents; lowestOn: IsoDate; outflowCents: Cents; daysBelowZero: number }
  'balance-unknown': Record<never, never>
  'variable-costs': { monthlyCents: Cents; shareOfTurnover: number }
  'fixed-costs': { monthlyCents: Cents }
  capacity: { monthlyCents: Cents }
}
export type FactName = keyof FactFigures
export const factNames = [
  'core-turnover',
  'year-before',
  'growth-unknown',
  'newest-month',
  'incidental',
  'round-trips',
  'variable-costs',
  'fixed-costs',
  'stopped-purchases',
  'stopped-wages',
  'stopped-rent',
  'stopped-overhead',
  'costs-running',
  'tax-due',
  'owner-pay',
  'unshared-account',
  'paid-out-above-surplus',
  'debt-service',
  'instalments-stopped',
  'new-debt',
  'balance',
  'balance-unknown',
  'capacity',
] as const satisfies readonly FactName[]

/** A fact with what it means for the answer and the bookings it rests on. */
export type JudgedFact = {
  [Name in FactName]: {
    fact: Name
    judgement: Judgement
    figures: FactFigures[Name]
    bookings: readonly BookingNumber[]
  }
}[FactName]
