import type { AnalysedAccount, ReadingContext } from '#lending/bookings/account.ts'
import type { BookingNumber, CategorisedBooking } from '#lending/bookings/categorised-booking.ts'
import type { Evidenced, Window } from '#lending/ledger/evidenced.ts'
import { categories, type Category, type CategoryKind, categoryNames } from '#lending/bookings/category.ts'
import { makeCategoriser } from '#lending/bookings/categorise.ts'
import { dayNumber, type IsoDate } from '#lending/days.ts'
import type { Cents } from '#lending/money.ts'
import { normaliseText } from '#lending/normalise-text.ts'
import { ownPolicy, type Policy } from '#lending/policy/policy.ts'
import { statementLimits } from '#lending/statements/limits.ts'
import type { Booking } from '#lending/statements/statement.ts'

/**
 * All bookings of all accounts as columns, by booking number, with the numbers sorted into their categories once. Facts
 * read columns instead of objects, which is what keeps a hundred thousand bookings within a quarter of a second.
 */
export type Ledger = {
  accounts: readonly AnalysedAccount[]
  bookings: readonly Booking[]
  categorised: readonly CategorisedBooking[]
  /** Day numbers (see days.ts). */
  days: Int32Array
  amountsCents: Float64Array
  /** The counterparty, as a number from 0 on; −1 where the bank gives neither account nor name. */
  parties: Int32Array
  partyCount: number
  byCategory: ReadonlyMap<Category, readonly BookingNumber[]>
  firstDay: number
  lastDay: number
  /** The figures by which it is read. */
  policy: Policy
}

export const noParty = -1

export function makeLedger(given: readonly AnalysedAccount[], context: ReadingContext): Ledger {
  const accounts = given.map(cutAccount)
  const bookings = accounts.length === 1 ? accounts[0]!.bookings : accounts.flatMap((account) => account.bookings)
  const categorise = makeCategoriser(accounts, context)
  const { contested = {}, corrected = {}, policy = ownPolicy } = context
  const isAsRead = Object.keys(contested).length + Object.keys(corrected).length === 0
  const dayOf = rememberedDayNumber()
  const days = new Int32Array(bookings.length)
  const amountsCents = new Float64Array(bookings.length)
  const byCategory = new Map<Category, BookingNumber[]>(categoryNames.map((category) => [category, []]))
  let firstDay = Infinity
  let lastDay = -Infinity
  const categorised = new Array<CategorisedBooking>(bookings.length)
  for (let number = 0; number < bookings.length; number++) {
    const booking = bookings[number]!
    const day = dayOf(booking.bookedOn)
    days[number] = day
    amountsCents[number] = booking.amountCents
    if (day < firstDay) firstDay = day
    if (day > lastDay) lastDay = day
    const said = categorise(booking)
    const read = isAsRead ? said : readBooking(said, corrected[number], contested[number])
    byCategory.get(read.category)!.push(number)
    categorised[number] = read
  }
  const parties = partiesOf(bookings)
  return { accounts, bookings, categorised, days, amountsCents, ...parties, byCategory, firstDay, lastDay, policy }
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
function partiesOf(bookings: readonly Booking[]): Pick<Ledger, 'parties' | 'partyCount'> {
  const numbers = new Map<string, number>()
  const numbersOfNames = new Map<string, number>()
  const numberOf = (party: string): number => {
    if (party === '') return noParty
    const number = numbers.get(party) ?? numbers.size
    if (number === numbers.size) numbers.set(party, number)
    return number
  }
  const numberOfName = (name: string): number => {
    const seen = numbersOfNames.get(name)
    if (seen !== undefined) return seen
    const number = numberOf(normaliseText(name))
    numbersOfNames.set(name, number)
    return number
  }
  const parties = new Int32Array(bookings.length)
  for (let number = 0; number < bookings.length; number++) {
    const { counterpartyAccount, counterpartyName } = bookings[number]!
    if (counterpartyAccount !== null) parties[number] = numberOf(counterpartyAccount)
    else parties[number] = counterpartyName === null ? noParty : numberOfName(counterpartyName)
  }
  return { parties, partyCount: numbers.size }
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

/** The bookings of some categories within a window, all of them or those of one sign. Sums keep their sign. */
export function select(
  ledger: Ledger,
  window: Window,
  wanted: readonly Category[],
  direction: 'in' | 'out' | 'both' = 'both',
): Evidenced {
  const from = dayNumber(window.from)
  const to = dayNumber(window.to)
  const bookings: BookingNumber[] = []
  let sumCents = 0
  for (const category of wanted) {
    for (const number of ledger.byCategory.get(category) ?? []) {
      const day = ledger.days[number]!
      const amountCents = ledger.amountsCents[number]!
      if (day < from || day > to) continue
      if (direction !== 'both' && amountCents < 0 !== (direction === 'out')) continue
      bookings.push(number)
      sumCents += amountCents
    }
  }
  return { count: bookings.length, sumCents, bookings }
}

/** The same with the sign turned: what was paid, as a positive sum. */
export function selectPaid(
  ledger: Ledger,
  window: Window,
  wanted: readonly Category[],
  direction: 'out' | 'both' = 'both',
): Evidenced {
  const selected = select(ledger, window, wanted, direction)
  return { ...selected, sumCents: selected.sumCents === 0 ? 0 : -selected.sumCents }
}

/** The place of the first of bookings in day order that is on a day or later, by halving. */
export function firstFrom(days: Int32Array, ordered: readonly BookingNumber[], day: number): number {
  let low = 0
  let high = ordered.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (days[ordered[middle]!]! < day) low = middle + 1
    else high = middle
  }
  return low
}

export function categoriesOfKind(...kinds: readonly CategoryKind[]): Category[] {
  return categoryNames.filter((category) => kinds.includes(categories[category]))
}

export function monthlyAverage(sumCents: Cents, window: Window): Cents {
  return Math.round(sumCents / Math.max(1, window.months))
}
