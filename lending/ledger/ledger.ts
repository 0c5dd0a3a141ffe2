import type { AnalysedAccount, ReadingContext } from '#lending/bookings/account.ts'
import type { CategorisedBooking } from '#lending/bookings/categorised-booking.ts'
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
  /** In booking order: all of a category, money out, and money in. */
  of: (category: Category) => readonly Row[]
  paidOf: (category: Category) => readonly Row[]
  receivedOf: (category: Category) => readonly Row[]
  partyCount: number
  /** Day numbers (see days.ts) on which something was booked, in order; the first and the last of them. */
  days: readonly number[]
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
  const [days, amounts, partyOf] = [[], [], []] as [number[], number[], number[]]
  const readings = bookings.map((booking, number) => {
    days.push(dayOf(booking.bookedOn))
    amounts.push(booking.amountCents)
    partyOf.push(parties.of(booking))
    const said = categorise(booking)
    return isAsRead ? said : readBooking(said, corrected[number], contested[number])
  })
  const rows = new Array<Row>(bookings.length)
  const rowOf = (number: number): Row => {
    const [day, cents, party, read] = [days[number]!, amounts[number]!, partyOf[number]!, readings[number]!]
    return (rows[number] = { number, day, cents, party, category: read.category, read, booking: bookings[number]! })
  }
  // Made category by category, so that rows that are read together lie together in memory: twice as fast to read.
  const groups = Map.groupBy(readings.keys(), (number) => readings[number]!.category)
  const byCategory = new Map(
    categoryNames.map((category) => [category, sides((groups.get(category) ?? []).map(rowOf))]),
  )
  const booked = [...new Set(days)].sort((a, b) => a - b)
  return {
    accounts,
    rows,
    of: (category) => byCategory.get(category)!.all,
    paidOf: (category) => byCategory.get(category)!.paid,
    receivedOf: (category) => byCategory.get(category)!.received,
    partyCount: parties.count,
    days: booked,
    firstDay: booked[0] ?? Infinity,
    lastDay: booked.at(-1) ?? -Infinity,
    policy,
  }
}

type Sides = { all: readonly Row[]; paid: readonly Row[]; received: readonly Row[] }
const sides = (all: readonly Row[]): Sides => ({ all, paid: all.filter(isPaid), received: all.filter(isReceived) })

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
