import type { AnalysedAccount } from '#lending/bookings/account.ts'
import type { Booking } from '#lending/statements/statement.ts'
import type { Kind } from '#lending/testing/made-up/kinds.ts'

export const legalForms = ['eenmanszaak', 'vof', 'maatschap', 'cv', 'bv', 'cooperatie'] as const
export type MadeUpLegalForm = (typeof legalForms)[number]

export const troubles = ['returned debits', 'collection', 'payment plan', 'gambling', 'customers take back'] as const
export type Trouble = (typeof troubles)[number]

/** The parameters of a company, from which all its bookings follow. */
export type Plan = {
  seed: number
  kind: Kind
  legalForm: MadeUpLegalForm
  holder: string
  /** The last booked day. */
  endsOn: string
  months: number
  /** Turnover of an ordinary month in euros, VAT included. */
  monthlyEuros: number
  /** Change of the turnover a year; 0.05 = five percent up. */
  growth: number
  /** Part of the turnover without VAT that is left after every cost, the owner and the tax. */
  surplus: number
  ownerEuros: number
  owners: number
  loan: { monthlyEuros: number; lender: string } | null
  /** A machine bought some months ago with a loan over four years. */
  investment: { monthsAgo: number; euros: number } | null
  troubles: readonly Trouble[]
  paysVat: boolean
  /** Months' costs on the account when the story begins. */
  openingMonths: number
  /** The owners' yearly withdrawal, as a part of the year's surplus. */
  paidOut: number
  /** The month of it, 12 = December. */
  paidOutMonth: number
  /** Nothing by chance: each month is as the same month of another year. */
  isEven: boolean
}

/** A company with its bookings in day order; the balance follows from what it began with. */
export type MadeUpCompany = { plan: Plan; openingCents: number; bookings: readonly Booking[] }

export const iban = 'NL02ABNA0123456789'

/** The company's account as the analysis takes it. */
export function accountOf({ plan, openingCents, bookings }: MadeUpCompany): AnalysedAccount {
  const amountCents = bookings.reduce((sum, booking) => sum + booking.amountCents, openingCents)
  const on = bookings.at(-1)?.bookedOn ?? plan.endsOn
  return { iban, holder: plan.holder, bank: 'ABN', closing: { on, amountCents }, bookings }
}

/** The same company with other bookings added to its own, in day order. */
export function withBookings(company: MadeUpCompany, more: readonly Booking[]): MadeUpCompany {
  return { ...company, bookings: inDayOrder([...company.bookings, ...more]) }
}

export const inDayOrder = (bookings: readonly Booking[]): Booking[] =>
  [...bookings].sort((a, b) => (a.bookedOn < b.bookedOn ? -1 : a.bookedOn > b.bookedOn ? 1 : 0))
