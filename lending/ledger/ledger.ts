import type { AnalysedAccount, ReadingContext } from '#lending/bookings/account.ts'
import type { BookingNumber, CategorisedBooking } from '#lending/bookings/categorised-booking.ts'
import { isPaid, isReceived, noParty, type Row } from '#lending/ledger/row.ts'
import { categories, type Category, type CategoryKind, categoryNames } from '#lending/bookings/category.ts'
import { makeCategoriser } from '#lending/bookings/categorise.ts'
import { dayNumber, type IsoDate } from '#lending/days.ts'
import { normaliseText } from '#lending/normalise-text.ts'
import { ownPolicy, type Policy } from '#lending/policy/policy.ts'
import { statementLimits } from '#lending/statements/limits.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** All bookings of all accounts by booking number, sorted into their categories once. */
export type Ledger = {
  accounts: readonly AnalysedAccount[]
  rows: readonly Row[]
  /** Of each booking. */
  readings: readonly CategorisedBooking[]
  /** In booking order: all of a category, money out, and money in. */
  of: (category: Category) => readonly Row[]
  paidOf: (category: Category) => readonly Row[]
  receivedOf: (category: Category) => readonly Row[]
  partyCount: number
  /** Day numbers (see days.ts) on which something was booked, in order; the first and the last of them. */
  daysBooked: readonly number[]
  firstDay: number
  lastDay: number
  /** The figures by which it is read. */
  policy: Policy
}

export function makeLedger(given: readonly AnalysedAccount[], context: ReadingContext): Ledger {
  const accounts = given.map(cutAccount)
  const bookings = ([] as Booking[]).concat(...accounts.map((account) => account.bookings))
  const categorise = makeCategoriser(accounts, context)
  const { contested = {}, corrected = {}, policy = ownPolicy } = context
  const isAsRead = Object.keys(contested).length + Object.keys(corrected).length === 0
  const dayOf = rememberedDayNumber()
  const known = new Parties()
  const [days, parties, amounts] = [[], [], []] as [number[], number[], number[]]
  const numbersOf = new Map(categoryNames.map((category): [Category, BookingNumber[]] => [category, []]))
  // Alone, since the tables of the key words fill the processor's caches.
  const readings = bookings.map((booking, number) => {
    const said = categorise(booking)
    return isAsRead ? said : readBooking(said, corrected[number], contested[number])
  })
  bookings.forEach((booking, number) => {
    days.push(dayOf(booking.bookedOn))
    parties.push(known.of(booking))
    amounts.push(booking.amountCents)
    numbersOf.get(readings[number]!.category)!.push(number)
  })
  const rows = new Array<Row>(bookings.length)
  // Made category by category, so that rows that are read together lie together in memory: twice as fast to read.
  const byCategory = new Map(
    [...numbersOf].map(([category, numbers]): [Category, Sides] => {
      const all = numbers.map((number): Row => {
        const [day, party, cents] = [days[number]!, parties[number]!, amounts[number]!]
        return { number, day, cents, party, category, read: readings[number]!, booking: bookings[number]! }
      })
      for (const row of all) rows[row.number] = row
      return [category, { all, paid: all.filter(isPaid), received: all.filter(isReceived) }]
    }),
  )
  const daysBooked = [...new Set(days)].sort((a, b) => a - b)
  return {
    accounts,
    rows,
    readings,
    of: (category) => byCategory.get(category)!.all,
    paidOf: (category) => byCategory.get(category)!.paid,
    receivedOf: (category) => byCategory.get(category)!.received,
    partyCount: known.count,
    daysBooked,
    firstDay: daysBooked[0] ?? Infinity,
    lastDay: daysBooked.at(-1) ?? -Infinity,
    policy,
  }
}

type Sides = { all: readonly Row[]; paid: readonly Row[]; received: readonly Row[] }

/** Rules, facts and patterns read no more of a text than this, so that a long one costs nobody time. */
const cut = (text: string | null): string | null => text?.slice(0, statementLimits.charactersReadByRules) ?? null
const isLong = (text: string | null): boolean => (text?.length ?? 0) > statementLimits.charactersReadByRules

function cutAccount(account: AnalysedAccount): AnalysedAccount {
  return { ...account, holder: cut(account.holder), bookings: account.bookings.map(cutBooking) }
}

function cutBooking(booking: Booking): Booking {
  const { description, counterpartyName, endToEndId } = booking
  if (!isLong(description) && !isLong(counterpartyName) && !isLong(endToEndId)) return booking
  const names = { counterpartyName: cut(counterpartyName), endToEndId: cut(endToEndId) }
  return { ...booking, ...names, description: cut(description) ?? '' }
}

/** By account where the bank gives one, since a counterparty's name is written in many ways; else by name. */
class Parties {
  readonly #numbers = new Map<string, number>()
  readonly #numbersOfNames = new Map<string, number>()

  get count(): number {
    return this.#numbers.size
  }

  of({ counterpartyAccount, counterpartyName }: Booking): number {
    if (counterpartyAccount !== null) return this.#numberOf(counterpartyAccount)
    if (counterpartyName === null) return noParty
    const seen = this.#numbersOfNames.get(counterpartyName)
    if (seen !== undefined) return seen
    const number = this.#numberOf(normaliseText(counterpartyName))
    this.#numbersOfNames.set(counterpartyName, number)
    return number
  }

  #numberOf(party: string): number {
    if (party === '') return noParty
    const number = this.#numbers.get(party) ?? this.#numbers.size
    if (number === this.#numbers.size) this.#numbers.set(party, number)
    return number
  }
}

/** A person's word wins over the rules, an employee's over an applicant's; the rules' reading stays beside it. */
function readBooking(said: CategorisedBooking, corrected?: Category, contested?: Category): CategorisedBooking {
  const { category, rule } = said
  if (corrected) return { category: corrected, rule: 'corrected', words: [], correctedFrom: { category, rule } }
  return contested ? { category: contested, rule: 'contested', words: [], insteadOf: { category, rule } } : said
}

/** Bookings of a day stand together, and a ledger has few different dates, so each is worked out once. */
function rememberedDayNumber(): (date: IsoDate) => number {
  const known = new Map<IsoDate, number>()
  let last: IsoDate | null = null
  let lastDay = 0
  return (date) => {
    if (date === last) return lastDay
    last = date
    lastDay = known.get(date) ?? dayNumber(date)
    known.set(date, lastDay)
    return lastDay
  }
}

export function categoriesOfKind(...kinds: readonly CategoryKind[]): Category[] {
  return categoryNames.filter((category) => kinds.includes(categories[category]))
}
