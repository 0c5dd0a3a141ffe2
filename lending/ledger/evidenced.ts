import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { IsoDate } from '#lending/days.ts'
import type { Cents } from '#lending/money.ts'

/** A sum with the bookings it rests on. */
export type Evidenced = { count: number; sumCents: Cents; bookings: readonly BookingNumber[] }

/** Both ends included, in rolling months that end on `to`, so that each has one of every monthly payment. */
export type Window = { from: IsoDate; to: IsoDate; months: number }

/** A sum on a day, to be thought away. */
export type BookingMoney = { day: number; cents: number }
