import type { IsoDate } from '#lending/days.ts'

/**
 * One booked movement on a bank account, the one shape for every source (CAMT.053, MT940, CSV, bank link). Amounts are
 * integer cents, negative = out of the account.
 */
export type Booking = {
  bookedOn: IsoDate
  valueOn: IsoDate | null
  amountCents: number
  currency: string
  counterpartyName: string | null
  /** Normalised (no spaces, upper case). A former Dutch account number stays as its digits. */
  counterpartyAccount: string | null
  /** The remittance text as a person would read it: without the bank's keywords, one space between words. */
  description: string
  endToEndId: string | null
  mandateId: string | null
  creditorId: string | null
  /** The bank's own reference of this booking, where it gives one. Not unique across banks. */
  bankReference: string | null
  /** The bank's own code for the kind of booking, e.g. `N426`, `bg`, `PMNT/RCDT/ESCT`. */
  bankCode: string | null
  /** True for the booking that takes a former one back, e.g. a returned direct debit (storno). */
  isReversal: boolean
  /** ISO 20022 return reason (AC04, MD06, MS03 …) where the bank gives it. */
  reversalReason: string | null
  /** Of a batch whose amounts are known: its payments, which add up to it. The bank booked them as one. */
  parts?: readonly Booking[]
}

/** Each payment of a batch by itself, as it counts; other bookings as they are. */
export const withBatchesApart = (bookings: readonly Booking[]): readonly Booking[] =>
  bookings.some(({ parts }) => parts !== undefined) ? bookings.flatMap((one) => one.parts ?? one) : bookings

/** From the first to the last day booked; null for no bookings. */
export function daysBooked(bookings: readonly Booking[]): { first: IsoDate; last: IsoDate } | null {
  let [first, last] = [bookings[0]?.bookedOn, '']
  if (first === undefined) return null
  for (const { bookedOn } of bookings) {
    if (bookedOn < first) first = bookedOn
    if (bookedOn > last) last = bookedOn
  }
  return { first, last }
}

export type Balance = { on: IsoDate; amountCents: number }

/** A run of bookings on one account, as one file states it. */
export type Statement = {
  accountIban: string | null
  /** The account as the file names it: the IBAN, or a former account number. */
  accountNumber: string
  accountHolder: string | null
  currency: string
  opening: Balance | null
  closing: Balance | null
  bookings: Booking[]
  /** Entries the bank has not booked yet; left out of `bookings`. */
  pendingCount: number
}
