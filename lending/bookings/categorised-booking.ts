import type { Category } from '#lending/bookings/category.ts'

/**
 * The number of a booking: its place when the accounts' bookings are written one account after another, in the order
 * given. A fact names the bookings it rests on by these numbers.
 */
export type BookingNumber = number

export type CategorisedBooking = {
  category: Category
  /**
   * E.g. `psp/mollie`; `contested` when the applicant chose, `corrected` when an employee did, `default/…` when no rule
   * spoke.
   */
  rule: string
  /** The words in the booking that chose it; empty when its shape did (sign, account, code). */
  words: readonly string[]
  /** As the rules had read it, when the applicant contested it. */
  insteadOf?: { category: Category; rule: string }
  /** As the rules had read it, when an employee of the lender corrected it. */
  correctedFrom?: { category: Category; rule: string }
}
