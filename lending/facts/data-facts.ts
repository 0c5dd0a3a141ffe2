import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Category } from '#lending/bookings/category.ts'
import type { IsoDate } from '#lending/days.ts'
import type { HolderMatch } from '#lending/holder-match.ts'
import type { Cents } from '#lending/money.ts'
import type { Rhythm } from '#lending/policy/rhythms.ts'
import type { StatementFinding } from '#lending/statements/finding.ts'

export type RecurringPayment = {
  counterparty: string
  category: Category
  direction: 'in' | 'out'
  rhythm: Rhythm
  /** To expect, signed: the middle of the latest three. */
  amountCents: Cents
  lastOn: IsoDate
  /** Later than the bookings reach, but for a payment that is just late. */
  nextOn: IsoDate
  bookings: readonly BookingNumber[]
}

export type CoverageFact = {
  firstBookedOn: IsoDate | null
  lastBookedOn: IsoDate | null
  /** Days from first to last booking, both counted. */
  dayCount: number
  /** Days between the newest booking and today. */
  ageDays: number | null
  /** Longest run of days without any booking. */
  longestGapDays: number
  bookingCount: number
  foreignCurrencyCount: number
}

export type AccountFinding = StatementFinding & { account: string }

export type AccountFact = {
  iban: string
  bank: string | null
  holder: string | null
  match: HolderMatch
  bookingCount: number
}
