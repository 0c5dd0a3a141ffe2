import type { AnalysedAccount, ReadingContext } from '#lending/bookings/account.ts'
import type { CategorisedBooking } from '#lending/bookings/categorised-booking.ts'
import { noParty, type Row } from '#lending/ledger/row.ts'
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
  /** In booking order: all of a category, money out, and money in. */
  of: (category: Category) => readonly Row[]
  paidOf: (category: Category) => readonly Row[]
  receivedOf: (category: Category) => readonly Row[]
  partyCount: number
  /** Day numbers (see days.ts). */
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
  const parties = new Parties()
  const byCategory = new Map(categoryNames.map((category) => [category, new CategoryRows()]))
  const readings = bookings.map((booking, number) => {
    const said = categorise(booking)
    return isAsRead ? said : readBooking(said, corrected[number], contested[number])
  })
  // Made in one go, so that they lie beside each other in memory.
  const rows = bookings.map((booking, number): Row => {
    const read = readings[number]!
    const { bookedOn, amountCents: cents } = booking
    return { number, day: dayOf(bookedOn), cents, party: parties.of(booking), category: read.category, read, booking }
  })
  for (const row of rows) byCategory.get(row.category)!.add(row)
  const firstDay = rows.reduce((first, { day }) => Math.min(first, day), Infinity)
  const lastDay = rows.reduce((last, { day }) => Math.max(last, day), -Infinity)
  const of = (category: Category): readonly Row[] => byCategory.get(category)!.all
  const paidOf = (category: Category): readonly Row[] => byCategory.get(category)!.paid
  const receivedOf = (category: Category): readonly Row[] => byCategory.get(category)!.received
  return { accounts, rows, of, paidOf, receivedOf, partyCount: parties.count, firstDay, lastDay, policy }
}

class CategoryRows {
  readonly all: Row[] = []
  readonly paid: Row[] = []
  readonly received: Row[] = []

  add(row: Row): void {
    this.all.push(row)
    if (row.cents < 0) this.paid.push(row)
    else if (row.cents > 0) this.received.push(row)
  }
}

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
