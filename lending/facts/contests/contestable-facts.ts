import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'

/** The facts of which an applicant may say that they count something wrongly, beside its category. */
export const contestableFacts = [
  'incidental',
  'round-trips',
  'owner-pay',
  'stopped-purchases',
  'stopped-wages',
  'stopped-rent',
  'stopped-overhead',
] as const
export type ContestableFact = (typeof contestableFacts)[number]

/** One booking, every booking of its party under the fact, or the fact as a whole where there is none. */
export type FactContest = { fact: ContestableFact; booking: BookingNumber | null; isWholeParty: boolean }
