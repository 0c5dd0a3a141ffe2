import type { BookingNumber, CategorisedBooking } from '#lending/bookings/categorised-booking.ts'
import { type Category, categoryNames } from '#lending/bookings/category.ts'
import { dayNumber, type IsoDate } from '#lending/days.ts'
import { Parties } from '#lending/ledger/parties.ts'
import { noParty, type Row } from '#lending/ledger/row.ts'
import type { Cents } from '#lending/money.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** In booking order: all of a category, money out, and money in. */
type Sides = { all: readonly Row[]; paid: readonly Row[]; received: readonly Row[] }

export type IsWanted = (cents: Cents, category: Category) => boolean

/**
 * Rows of a category lie together in memory, since they are read together: that is twice as fast. They stay so while no
 * list that is kept has them in another order, because memory is tidied along the lists.
 */
export class SortedRows {
  readonly #columns: Columns
  readonly #byCategory: ReadonlyMap<Category, Sides>
  readonly #inOrder: readonly Row[]
  readonly #places: Int32Array

  constructor(bookings: readonly Booking[], readings: readonly CategorisedBooking[]) {
    const columns = columnsOf(bookings, readings)
    this.#columns = columns
    this.#byCategory = new Map(
      [...numbersByCategory(readings)].map(([category, numbers]): [Category, Sides] => [
        category,
        sidesOf(numbers.map((number) => new SortedRow(number, category, columns))),
      ]),
    )
    this.#inOrder = ([] as Row[]).concat(...[...this.#byCategory.values()].map(({ all }) => all))
    this.#places = placesOf(this.#inOrder)
  }

  get daysBooked(): readonly number[] {
    return this.#columns.daysBooked
  }

  of(category: Category): Sides {
    return this.#byCategory.get(category)!
  }

  at(number: BookingNumber): Row {
    return this.#inOrder[this.#places[number]!]!
  }

  byParty(isWanted: IsWanted): readonly (readonly Row[])[] {
    const { amounts, readings, parties } = this.#columns
    const groups = new Map<number, Row[]>()
    parties.forEach((party, number) => {
      if (party === noParty || !isWanted(amounts[number]!, readings[number]!.category)) return
      const group = groups.get(party)
      if (group) group.push(this.at(number))
      else groups.set(party, [this.at(number)])
    })
    return [...groups.values()]
  }
}

/** By booking number. */
type Columns = {
  bookings: readonly Booking[]
  readings: readonly CategorisedBooking[]
  amounts: readonly Cents[]
  days: Int32Array
  parties: Int32Array
  daysBooked: readonly number[]
}

/** Filled in booking order, in which bookings lie in memory. */
function columnsOf(bookings: readonly Booking[], readings: readonly CategorisedBooking[]): Columns {
  const amounts = new Array<Cents>(bookings.length)
  const [days, parties] = [new Int32Array(bookings.length), new Int32Array(bookings.length)]
  const [known, dates] = [new Parties(), new Dates()]
  bookings.forEach((booking, number) => {
    const isAhead = readings[number]!.category === 'dated-ahead'
    amounts[number] = booking.amountCents
    // A day that is still to come is no day of the data, and its money nobody's yet.
    days[number] = isAhead ? dayNumber(booking.bookedOn) : dates.dayOf(booking.bookedOn)
    parties[number] = isAhead ? noParty : known.of(booking)
  })
  return { bookings, readings, amounts, days, parties, daysBooked: dates.days }
}

function numbersByCategory(readings: readonly CategorisedBooking[]): ReadonlyMap<Category, readonly BookingNumber[]> {
  const numbersOf = new Map(categoryNames.map((category): [Category, BookingNumber[]] => [category, []]))
  readings.forEach(({ category }, number) => numbersOf.get(category)!.push(number))
  return numbersOf
}

/** Its fields are declared, or else the compiler looks into each booking to see that it is one. */
class SortedRow implements Row {
  readonly number: BookingNumber
  readonly day: number
  readonly cents: Cents
  readonly party: number
  readonly category: Category
  readonly read: CategorisedBooking
  readonly booking: Booking

  constructor(number: BookingNumber, category: Category, { days, amounts, parties, readings, bookings }: Columns) {
    this.number = number
    this.day = days[number]!
    this.cents = amounts[number]!
    this.party = parties[number]!
    this.category = category
    this.read = readings[number]!
    this.booking = bookings[number]!
  }
}

/** A function apart, as are the other loops: the compiler keeps it for the next category and the next ledger. */
function sidesOf(all: readonly Row[]): Sides {
  const [paid, received]: [Row[], Row[]] = [[], []]
  all.forEach((row) => {
    if (row.cents < 0) paid.push(row)
    else if (row.cents > 0) received.push(row)
  })
  return { all, paid, received }
}

function placesOf(rows: readonly Row[]): Int32Array {
  const places = new Int32Array(rows.length)
  rows.forEach(({ number }, place) => (places[number] = place))
  return places
}

/** Bookings of a day stand together, and a ledger has few different dates, so each is worked out once. */
class Dates {
  readonly #days = new Map<IsoDate, number>()
  #last: IsoDate | null = null
  #lastDay = 0

  get days(): readonly number[] {
    return [...new Set(this.#days.values())].sort((a, b) => a - b)
  }

  dayOf(date: IsoDate): number {
    if (date === this.#last) return this.#lastDay
    this.#last = date
    this.#lastDay = this.#days.get(date) ?? dayNumber(date)
    this.#days.set(date, this.#lastDay)
    return this.#lastDay
  }
}
