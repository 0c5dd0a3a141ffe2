import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { RecurringPayment } from '#lending/facts/cash-flow-facts.ts'
import { categories, type Category } from '#lending/bookings/category.ts'
import { type Ledger, noParty } from '#lending/ledger/ledger.ts'
import type { Policy } from '#lending/policy/policy.ts'
import { type Beat, rhythms } from '#lending/policy/rhythms.ts'
import { median } from '#lending/ledger/statistics.ts'
import {
  addDays,
  addMonths,
  dateOfDayNumber,
  dayOfMonth,
  daysInMonth,
  type IsoDate,
  monthOfYear,
  shortestMonthDays,
  yearOf,
} from '#lending/days.ts'

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
  const paidTo = new PartyGroups(ledger)
  const receivedFrom = new PartyGroups(ledger)
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

  readonly #groupsMax: number

  constructor({ partyCount, policy }: Ledger) {
    this.#groupOf = new Int32Array(partyCount)
    this.#groupsMax = policy.recurring.groupsMax
  }

  add(party: number, number: BookingNumber): void {
    const group = this.#groupOf[party]!
    if (group > 0) this.groups[group - 1]!.push(number)
    else if (this.groups.length < this.#groupsMax) this.#groupOf[party] = this.groups.push([number])
  }
}

/** The bookings of each category; none when all are of one, or of so many that none can keep a rhythm. */
function byCategory({ categorised, policy }: Ledger, bookings: readonly BookingNumber[]): (readonly BookingNumber[])[] {
  const seen: Category[] = []
  for (const number of bookings) {
    const { category } = categorised[number]!
    if (seen.includes(category)) continue
    if (seen.push(category) * policy.recurring.bookingsMin > bookings.length) return []
  }
  if (seen.length <= 1) return []
  return [...Map.groupBy(bookings, (number) => categorised[number]!.category).values()]
}

function amountsOf(ledger: Ledger, bookings: readonly BookingNumber[]): RecurringPayment[] {
  return byAmount(ledger, bookings).flatMap((part) =>
    part.length < ledger.policy.recurring.yearlyBookingsMin
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
  const { endedAfterBeats, yearlyBookingsMin } = ledger.policy.recurring
  if (unordered.length < yearlyBookingsMin) return null
  const bookings = inDayOrder(ledger, unordered)
  const beat = rhythmOf(ledger, bookings)
  const last = bookings.at(-1)!
  if (!beat || ledger.days[last]! + beat.toDays * endedAfterBeats < ledger.lastDay) return null
  const amounts = bookings.map((number) => ledger.amountsCents[number]!)
  const lastOn = dateOfDayNumber(ledger.days[last]!)
  const { counterpartyName, counterpartyAccount } = ledger.bookings[last]!
  return {
    counterparty: counterpartyName ?? counterpartyAccount ?? '',
    category: ledger.categorised[last]!.category,
    direction: amounts[0]! < 0 ? 'out' : 'in',
    rhythm: beat.rhythm,
    amountCents: usualAmount(ledger, amounts),
    isAmountFixed: amounts.every((amount) => amount === amounts[0]),
    lastOn,
    nextOn: dueAfter(ledger, bookings, beat),
    bookings,
  }
}

/** What the next payment will be, by the latest ones; of two the newer, since a mean of two prices was never asked. */
function usualAmount({ policy }: Ledger, amounts: readonly number[]): number {
  const { latestCount } = policy.recurring
  const latest = amounts.slice(-latestCount)
  return latest.length < latestCount ? latest.at(-1)! : Math.round(median(latest) ?? 0)
}

/** One beat after the last payment; two when the bookings go on past the time for the first, which was missed. */
function dueAfter({ days, bookings, lastDay, policy }: Ledger, numbers: readonly BookingNumber[], beat: Beat): IsoDate {
  const last = numbers.at(-1)!
  const beats = 1 + Number(lastDay > days[last]! + beat.toDays)
  const lastOn = bookings[last]!.bookedOn
  if ('days' in beat) return addDays(lastOn, beat.days * beats)
  const next = addMonths(lastOn, beat.months * beats)
  const isAtEnd =
    numbers.findLast((number) => !isAtMonthEnd(bookings[number]!.bookedOn, policy.recurring)) === undefined
  return isAtEnd ? onDay(next, Math.max(...numbers.map((number) => dayOfMonth(bookings[number]!.bookedOn)))) : next
}

/** When all fall on one of a month's last days, the latest of those days is meant: 28 February stands for the 30th too. */
function isAtMonthEnd(date: IsoDate, { monthEndDays }: Policy['recurring']): boolean {
  const day = dayOfMonth(date)
  return day >= shortestMonthDays - monthEndDays && day > lengthOfMonth(date) - monthEndDays
}

const lengthOfMonth = (date: IsoDate): number => daysInMonth(yearOf(date), monthOfYear(date))

function onDay(date: IsoDate, day: number): IsoDate {
  return addDays(date, Math.min(day, lengthOfMonth(date)) - dayOfMonth(date))
}

/** Statements come in day order, so most groups need no sorting. */
function inDayOrder({ days }: Ledger, bookings: readonly BookingNumber[]): readonly BookingNumber[] {
  for (let index = 1; index < bookings.length; index++) {
    if (days[bookings[index - 1]!]! > days[bookings[index]!]!) return [...bookings].sort((a, b) => days[a]! - days[b]!)
  }
  return bookings
}

/** Of bookings in day order. With three of four intervals in a rhythm the middle one is in it as well. */
function rhythmOf({ days, policy }: Ledger, bookings: readonly BookingNumber[]) {
  const { bookingsMin, regularShareMin, fourWeeklyMeanBelowDays } = policy.recurring
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
    return rhythm !== 'four-weekly' || regularDays / regularCount < fourWeeklyMeanBelowDays
  })
}
