import type { BookingNumber, RecurringPayment, Rhythm } from '#lending/analysis/cash-flow-facts.ts'
import { categories, type Category } from '#lending/analysis/category.ts'
import { type Ledger, noParty } from '#lending/analysis/ledger.ts'
import { median } from '#lending/analysis/statistics.ts'
import { addDays, addMonths, dateOfDayNumber, daysInMonth, type IsoDate } from '#lending/days.ts'

/** Days between two payments of a rhythm; the slack is weekends, holidays and the lengths of months. */
const rhythms: readonly Beat[] = [
  { rhythm: 'weekly', fromDays: 5, toDays: 9, days: 7 },
  { rhythm: 'four-weekly', fromDays: 26, toDays: 29, days: 28 },
  { rhythm: 'monthly', fromDays: 26, toDays: 36, months: 1 },
  { rhythm: 'quarterly', fromDays: 82, toDays: 101, months: 3 },
  { rhythm: 'yearly', fromDays: 350, toDays: 380, months: 12 },
]
type Beat = { rhythm: Rhythm; fromDays: number; toDays: number } & ({ days: number } | { months: number })

const bookingsMin = 3
const yearlyBookingsMin = 2
/** Of four intervals one may be off: a payment was late, or doubled. */
const regularShareMin = 0.75
/** A mean interval below this is four weeks, since twelve months are 30.4 days each and thirteen of four weeks are 28. */
const fourWeeklyMeanMaxDays = 28.9
const groupsMax = 50_000
/** So many payments show what the next will be: enough to see past one odd bill, few enough to follow a new price. */
const latestCount = 3
/** A payment on the last day of the month comes this much earlier when that day is in a weekend. */
const monthEndDays = 3

/**
 * Payments in a rhythm: of each category with one counterparty, else of all its bookings, else of each exact amount (two policies
 * with one insurer). One that stayed away for one and a half intervals has ended.
 */
export function recurringPayments(ledger: Ledger): RecurringPayment[] {
  const found = groups(ledger).flatMap((bookings) => {
    const kinds = byCategory(ledger, bookings).flatMap((kind) => recurrence(ledger, kind) ?? [])
    if (kinds.length > 1) return kinds
    const whole = recurrence(ledger, bookings)
    return whole ? [whole] : amountsOf(ledger, bookings)
  })
  return found.sort(
    (a, b) => Math.abs(b.amountCents) - Math.abs(a.amountCents) || (a.counterparty < b.counterparty ? -1 : 1),
  )
}

/** By counterparty, money in and money out apart. */
function groups(ledger: Ledger): BookingNumber[][] {
  const paidTo = new PartyGroups(ledger.partyCount)
  const receivedFrom = new PartyGroups(ledger.partyCount)
  const { parties, amountsCents, categorised } = ledger
  for (let number = 0; number < categorised.length; number++) {
    const party = parties[number]!
    const amountCents = amountsCents[number]!
    if (party === noParty || amountCents === 0) continue
    const kind = categories[categorised[number]!.category]
    if (kind === 'own-transfer' || kind === 'reversal' || kind === 'uncounted') continue
    ;(amountCents < 0 ? paidTo : receivedFrom).add(party, number)
  }
  return [...paidTo.groups, ...receivedFrom.groups]
}

class PartyGroups {
  readonly groups: BookingNumber[][] = []
  /** The group of each party, counted from 1. */
  readonly #groupOf: Int32Array

  constructor(partyCount: number) {
    this.#groupOf = new Int32Array(partyCount)
  }

  add(party: number, number: BookingNumber): void {
    const group = this.#groupOf[party]!
    if (group > 0) this.groups[group - 1]!.push(number)
    else if (this.groups.length < groupsMax) this.#groupOf[party] = this.groups.push([number])
  }
}

/** The bookings of each category; none when all are of one, or of so many that none can keep a rhythm. */
function byCategory({ categorised }: Ledger, bookings: readonly BookingNumber[]): (readonly BookingNumber[])[] {
  const seen: Category[] = []
  for (const number of bookings) {
    const { category } = categorised[number]!
    if (seen.includes(category)) continue
    if (seen.push(category) * bookingsMin > bookings.length) return []
  }
  if (seen.length < 2) return []
  return [...Map.groupBy(bookings, (number) => categorised[number]!.category).values()]
}

function amountsOf(ledger: Ledger, bookings: readonly BookingNumber[]): RecurringPayment[] {
  return byAmount(ledger, bookings).flatMap((part) =>
    part.length < yearlyBookingsMin
      ? []
      : oneADay(ledger, inDayOrder(ledger, part)).flatMap((payment) => recurrence(ledger, payment) ?? []),
  )
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

/** Bookings in day order, apart where there are more on one day: the second of a day belongs to a second payment. */
function oneADay({ days }: Ledger, bookings: readonly BookingNumber[]): (readonly BookingNumber[])[] {
  const payments: BookingNumber[][] = []
  let place = 0
  for (const [index, number] of bookings.entries()) {
    const isSameDay = index > 0 && days[bookings[index - 1]!] === days[number]
    place = isSameDay ? place + 1 : 0
    const payment = payments[place]
    if (payment) payment.push(number)
    else payments.push([number])
  }
  return payments
}

function recurrence(ledger: Ledger, unordered: readonly BookingNumber[]): RecurringPayment | null {
  if (unordered.length < yearlyBookingsMin) return null
  const bookings = inDayOrder(ledger, unordered)
  const beat = rhythmOf(ledger.days, bookings)
  const last = bookings.at(-1)!
  if (!beat || ledger.days[last]! + beat.toDays * 1.5 < ledger.lastDay) return null
  const amounts = bookings.map((number) => ledger.amountsCents[number]!)
  const lastOn = dateOfDayNumber(ledger.days[last]!)
  const { counterpartyName, counterpartyAccount } = ledger.bookings[last]!
  return {
    counterparty: counterpartyName ?? counterpartyAccount ?? '',
    category: ledger.categorised[last]!.category,
    direction: amounts[0]! < 0 ? 'out' : 'in',
    rhythm: beat.rhythm,
    amountCents: usualAmount(amounts),
    isAmountFixed: amounts.every((amount) => amount === amounts[0]),
    lastOn,
    nextOn: dueAfter(ledger, bookings, beat),
    bookings,
  }
}

/** What the next payment will be, by the latest ones; of two the newer, since a mean of two prices was never asked. */
function usualAmount(amounts: readonly number[]): number {
  const latest = amounts.slice(-latestCount)
  return latest.length < latestCount ? latest.at(-1)! : Math.round(median(latest) ?? 0)
}

/** One beat after the last payment; two when the bookings go on past the time for the first, which was missed. */
function dueAfter({ days, bookings, lastDay }: Ledger, numbers: readonly BookingNumber[], beat: Beat): IsoDate {
  const last = numbers.at(-1)!
  const beats = lastDay > days[last]! + beat.toDays ? 2 : 1
  const lastOn = bookings[last]!.bookedOn
  if ('days' in beat) return addDays(lastOn, beat.days * beats)
  const next = addMonths(lastOn, beat.months * beats)
  const isAtEnd = numbers.findLast((number) => !isAtMonthEnd(bookings[number]!.bookedOn)) === undefined
  return isAtEnd ? onDay(next, Math.max(...numbers.map((number) => dayOf(bookings[number]!.bookedOn)))) : next
}

/** When all fall on one of a month's last days, the latest of those days is meant: 28 February stands for the 30th too. */
function isAtMonthEnd(date: IsoDate): boolean {
  const day = dayOf(date)
  return day >= 28 - monthEndDays && day > lengthOfMonth(date) - monthEndDays
}

const dayOf = (date: IsoDate): number => Number(date.slice(8, 10))
const lengthOfMonth = (date: IsoDate): number => daysInMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7)))

function onDay(date: IsoDate, day: number): IsoDate {
  return `${date.slice(0, 8)}${String(Math.min(day, lengthOfMonth(date))).padStart(2, '0')}`
}

/** Statements come in day order, so most groups need no sorting. */
function inDayOrder({ days }: Ledger, bookings: readonly BookingNumber[]): readonly BookingNumber[] {
  for (let index = 1; index < bookings.length; index++) {
    if (days[bookings[index - 1]!]! > days[bookings[index]!]!) return [...bookings].sort((a, b) => days[a]! - days[b]!)
  }
  return bookings
}

/** Of bookings in day order. With three of four intervals in a rhythm the middle one is in it as well. */
function rhythmOf(days: Int32Array, bookings: readonly BookingNumber[]) {
  const intervalCount = bookings.length - 1
  return rhythms.find(({ rhythm, fromDays, toDays }) => {
    if (rhythm !== 'yearly' && intervalCount < bookingsMin - 1) return false
    let regularCount = 0
    let regularDays = 0
    for (let index = 1; index < bookings.length; index++) {
      const interval = days[bookings[index]!]! - days[bookings[index - 1]!]!
      if (interval < fromDays || interval > toDays) continue
      regularCount += 1
      regularDays += interval
    }
    if (regularCount < intervalCount * regularShareMin) return false
    return rhythm !== 'four-weekly' || regularDays / regularCount < fourWeeklyMeanMaxDays
  })
}
