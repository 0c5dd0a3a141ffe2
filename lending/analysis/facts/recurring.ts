import type { BookingNumber, RecurringPayment, Rhythm } from '#lending/analysis/cash-flow-analysis.ts'
import { categories } from '#lending/analysis/category.ts'
import { type Ledger, noParty } from '#lending/analysis/ledger.ts'
import { median } from '#lending/analysis/statistics.ts'
import { addDays, addMonths, dateOfDayNumber } from '#lending/days.ts'
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
  const paidTo = new PartyGroups(ledger.partyCount)
  const receivedFrom = new PartyGroups(ledger.partyCount)
  const { parties, amountsCents, categorised } = ledger
  for (let number = 0; number < categorised.length; number++) {
    const party = parties[number]!
    const amountCents = amountsCents[number]!
    if (party === noParty || amountCents === 0) continue
    const kind = categories[categorised[number]!.category]
    if (kind === 'own-transfer' || kind === 'reversal') continue
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
  const beat = rhythmOf(ledger.days, bookings)
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
