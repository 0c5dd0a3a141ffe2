import type { BookingNumber, CategorisedBooking } from '#lending/bookings/categorised-booking.ts'
import type { Category } from '#lending/bookings/category.ts'
import type { Cents } from '#lending/money.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** A booking as facts read it. */
export type Row = {
  readonly number: BookingNumber
  /** See days.ts. */
  readonly day: number
  readonly cents: Cents
  /** The counterparty, as a number from 0 on; −1 where the bank gives neither account nor name. */
  readonly party: number
  readonly category: Category
  readonly read: CategorisedBooking
  readonly booking: Booking
}

export const noParty = -1

export const numberOf = ({ number }: Row): BookingNumber => number
export const sumOf = (rows: readonly Row[]): Cents => rows.reduce((sum, { cents }) => sum + cents, 0)
export const isPaid = ({ cents }: Row): boolean => cents < 0
/** Statements come in day order, so most need no sorting. */
export const inDayOrder = (rows: readonly Row[]): readonly Row[] => inOrderOf('day', rows)
export const inBookingOrder = (rows: readonly Row[]): readonly Row[] => inOrderOf('number', rows)

function inOrderOf(key: 'day' | 'number', rows: readonly Row[]): readonly Row[] {
  const isInOrder = rows.every((row, place) => place === 0 || rows[place - 1]![key] <= row[key])
  return isInOrder ? rows : [...rows].sort((a, b) => a[key] - b[key])
}
