import type { BookingNumber, RecurringPayment, Rhythm } from '#lending/analysis/cash-flow-analysis.ts'
import { categories } from '#lending/analysis/category.ts'
import type { Ledger } from '#lending/analysis/ledger.ts'
import { median } from '#lending/analysis/statistics.ts'
import { addDays, addMonths, dateOfDayNumber } from '#lending/days.ts'
import { normaliseText } from '#lending/normalise-text.ts'
import type { IsoDate } from '#lending/statements/statement.ts'

/** Days between two payments of a rhythm; the slack is weekends, holidays and the lengths of months. */
const rhythms: readonly { rhythm: Rhythm; fromDays: number; toDays: number; next: (last: IsoDate) => IsoDate }[] = [
  { rhythm: 'weekly', fromDays: 5, toDays: 9, next: (last) => addDays(last, 7) },
  { rhythm: 'four-weekly', fromDays: 26, toDays: 29, next: (last) => addDays(last, 28) },
  { rhythm: 'monthly', fromDays: 26, toDays: 36, next: (last) => addMonths(last, 1) },
  { rhythm: 'quarterly', fromDays: 82, toDays: 101, next: (last) => addMonths(last, 3) },
  { rhythm: 'yearly', fromDays: 350, toDays: 380, next: (last) => addMonths(last, 12) },
]

const bookingsMin = 3
const yearlyBookingsMin = 2
/** Of four intervals one may be off: a payment was late, or doubled. */
const regularShareMin = 0.75
/** A mean interval below this is four weeks, since twelve months are 30.4 days each and thirteen of four weeks are 28. */
const fourWeeklyMeanMaxDays = 28.9
const groupsMax = 50_000

/**
 * Payments that come back in a rhythm, found by who, which way and how much: first all bookings with a counterparty, and
 * where those keep no rhythm (two policies with one insurer) the bookings of each exact amount. A payment that stayed
 * away for one and a half of its intervals has ended and is left out.
 */
export function recurringPayments(ledger: Ledger): RecurringPayment[] {
  const found = groups(ledger).flatMap((bookings) => {
    const whole = recurrence(ledger, bookings)
    return whole ? [whole] : byAmount(ledger, bookings).flatMap((part) => recurrence(ledger, part) ?? [])
  })
  return found.sort(
    (a, b) => Math.abs(b.amountCents) - Math.abs(a.amountCents) || (a.counterparty < b.counterparty ? -1 : 1),
  )
}

/** By counterparty, money in and money out apart. */
function groups(ledger: Ledger): BookingNumber[][] {
  const paidTo = new Map<string, BookingNumber[]>()
  const receivedFrom = new Map<string, BookingNumber[]>()
  const plainNames = new Map<string, string>()
  ledger.transactions.forEach(({ counterpartyAccount, counterpartyName, amountCents }, number) => {
    const kind = categories[ledger.categorised[number]!.category]
    if (kind === 'own-transfer' || kind === 'reversal' || amountCents === 0) return
    const party = counterpartyAccount ?? plainName(counterpartyName, plainNames)
    if (party === '') return
    const byParty = amountCents < 0 ? paidTo : receivedFrom
    const group = byParty.get(party)
    if (group) group.push(number)
    else if (byParty.size < groupsMax) byParty.set(party, [number])
  })
  return [...paidTo.values(), ...receivedFrom.values()]
}

function plainName(name: string | null, known: Map<string, string>): string {
  if (name === null) return ''
  const seen = known.get(name)
  if (seen !== undefined) return seen
  const plain = normaliseText(name)
  known.set(name, plain)
  return plain
}

function byAmount(ledger: Ledger, bookings: readonly BookingNumber[]): BookingNumber[][] {
  const parts = new Map<number, BookingNumber[]>()
  for (const number of bookings) {
    const amountCents = ledger.amountsCents[number]!
    const part = parts.get(amountCents)
    if (part) part.push(number)
    else parts.set(amountCents, [number])
  }
  return [...parts.values()]
}

function recurrence(ledger: Ledger, unordered: readonly BookingNumber[]): RecurringPayment | null {
  if (unordered.length < yearlyBookingsMin) return null
  const bookings = inDayOrder(ledger, unordered)
  const intervals = bookings.slice(1).map((number, index) => ledger.days[number]! - ledger.days[bookings[index]!]!)
  const beat = rhythmOf(intervals)
  const last = bookings.at(-1)!
  if (!beat || ledger.days[last]! + beat.toDays * 1.5 < ledger.lastDay) return null
  const amounts = bookings.map((number) => ledger.amountsCents[number]!)
  const lastOn = dateOfDayNumber(ledger.days[last]!)
  const { counterpartyName, counterpartyAccount } = ledger.transactions[last]!
  return {
    counterparty: counterpartyName ?? counterpartyAccount ?? '',
    category: ledger.categorised[last]!.category,
    direction: amounts[0]! < 0 ? 'out' : 'in',
    rhythm: beat.rhythm,
    amountCents: Math.round(median(amounts) ?? 0),
    isAmountFixed: amounts.every((amount) => amount === amounts[0]),
    lastOn,
    nextOn: beat.next(lastOn),
    bookings,
  }
}

/** Statements come in day order, so most groups need no sorting. */
function inDayOrder({ days }: Ledger, bookings: readonly BookingNumber[]): readonly BookingNumber[] {
  const isOrdered = bookings.every((number, index) => index === 0 || days[bookings[index - 1]!]! <= days[number]!)
  return isOrdered ? bookings : [...bookings].sort((a, b) => days[a]! - days[b]!)
}

function rhythmOf(intervals: readonly number[]) {
  const middle = median(intervals) ?? 0
  return rhythms.find(({ rhythm, fromDays, toDays }) => {
    if (middle < fromDays || middle > toDays) return false
    if (rhythm !== 'yearly' && intervals.length < bookingsMin - 1) return false
    const regular = intervals.filter((days) => days >= fromDays && days <= toDays)
    if (regular.length < intervals.length * regularShareMin) return false
    const average = regular.reduce((sum, days) => sum + days, 0) / regular.length
    return rhythm !== 'four-weekly' || average < fourWeeklyMeanMaxDays
  })
}
