import type { AnalysedAccount, ReadingContext } from '#lending/bookings/account.ts'
import type { BookingNumber, CategorisedBooking } from '#lending/bookings/categorised-booking.ts'
import type { Row } from '#lending/ledger/row.ts'
import { categories, type Category, type CategoryKind, categoryNames } from '#lending/bookings/category.ts'
import { makeCategoriser } from '#lending/bookings/categorise.ts'
import { type IsWanted, SortedRows } from '#lending/ledger/sort-rows.ts'
import { ownPolicy, type Policy } from '#lending/policy/policy.ts'
import { statementLimits } from '#lending/statements/limits.ts'
import { type Booking, withBatchesApart } from '#lending/statements/statement.ts'

/** All bookings of all accounts by booking number, sorted into their categories once. */
export type Ledger = {
  accounts: readonly AnalysedAccount[]
  /** Of each booking. */
  readings: readonly CategorisedBooking[]
  rowAt: (number: BookingNumber) => Row
  /** In booking order: all of a category, money out, and money in. */
  of: (category: Category) => readonly Row[]
  paidOf: (category: Category) => readonly Row[]
  receivedOf: (category: Category) => readonly Row[]
  /** In booking order by counterparty, the one that was seen first before others. */
  byParty: (isWanted: IsWanted) => readonly (readonly Row[])[]
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
  // Alone, since the tables of the key words fill the processor's caches.
  const readings = bookings.map((booking, number) => {
    const said = categorise(booking)
    return isAsRead || said.category === 'dated-ahead' ? said : readBooking(said, corrected[number], contested[number])
  })
  const sorted = new SortedRows(bookings, readings)
  const { daysBooked } = sorted
  return {
    accounts,
    readings,
    rowAt: (number) => sorted.at(number),
    of: (category) => sorted.of(category).all,
    paidOf: (category) => sorted.of(category).paid,
    receivedOf: (category) => sorted.of(category).received,
    byParty: (isWanted) => sorted.byParty(isWanted),
    daysBooked,
    firstDay: daysBooked[0] ?? Infinity,
    lastDay: daysBooked.at(-1) ?? -Infinity,
    policy,
  }
}

/** Rules, facts and patterns read no more of a text than this, so that a long one costs nobody time. */
const cut = (text: string | null): string | null => text?.slice(0, statementLimits.charactersReadByRules) ?? null
const isLong = (text: string | null): boolean => (text?.length ?? 0) > statementLimits.charactersReadByRules

function cutAccount(account: AnalysedAccount): AnalysedAccount {
  return { ...account, holder: cut(account.holder), bookings: withBatchesApart(account.bookings).map(cutBooking) }
}

function cutBooking(booking: Booking): Booking {
  const { description, counterpartyName, endToEndId } = booking
  if (!isLong(description) && !isLong(counterpartyName) && !isLong(endToEndId)) return booking
  const names = { counterpartyName: cut(counterpartyName), endToEndId: cut(endToEndId) }
  return { ...booking, ...names, description: cut(description) ?? '' }
}

/** A person's word wins over the rules, an employee's over an applicant's; the rules' reading stays beside it. */
function readBooking(said: CategorisedBooking, corrected?: Category, contested?: Category): CategorisedBooking {
  const { category, rule } = said
  if (corrected) return { category: corrected, rule: 'corrected', words: [], correctedFrom: { category, rule } }
  return contested ? { category: contested, rule: 'contested', words: [], insteadOf: { category, rule } } : said
}

export function categoriesOfKind(...kinds: readonly CategoryKind[]): Category[] {
  return categoryNames.filter((category) => kinds.includes(categories[category]))
}
