import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'

/**
 * Which returns are of a debit that we saw go out, by its exact amount. Only those lower the costs: a deposit that somebody
 * calls a return is money like any other. Booking numbers. Source: docs/credit-policy.md, "Capacity" 2.
 */
export function returnedDebits({ byCategory, amountsCents, days, policy }: Ledger): ReadonlySet<BookingNumber> {
  const returns = byCategory.get('reversal')!.filter((number) => amountsCents[number]! > 0)
  if (returns.length === 0) return new Set()
  const wanted = new Set(returns.map((number) => -amountsCents[number]!))
  const debits = new Map<number, number[]>()
  for (let number = 0; number < amountsCents.length; number++) {
    const amountCents = amountsCents[number]!
    if (!wanted.has(amountCents)) continue
    const known = debits.get(amountCents)
    if (known) known.push(days[number]!)
    else debits.set(amountCents, [days[number]!])
  }
  const found = new Set<BookingNumber>()
  const open = new Map([...debits].map(([amountCents, known]) => [amountCents, new OpenDebits(known)]))
  for (const number of returns) {
    if (open.get(-amountsCents[number]!)?.take(days[number]! - policy.turnover.returnedDebitDays, days[number]!))
      found.add(number)
  }
  return found
}

/** Debits of one amount, each to be returned once. What is taken is passed over at once, so that many equal ones cost little. */
class OpenDebits {
  readonly #days: readonly number[]
  /** From each place the next that may be open. */
  readonly #next: Int32Array

  constructor(days: readonly number[]) {
    this.#days = [...days].sort((a, b) => a - b)
    this.#next = Int32Array.from({ length: days.length + 1 }, (_, place) => place)
  }

  /** The oldest one that is open within these days. */
  take(from: number, to: number): boolean {
    const place = this.#open(this.#firstFrom(from))
    if (place === this.#days.length || this.#days[place]! > to) return false
    this.#next[place] = place + 1
    return true
  }

  #open(from: number): number {
    let place = from
    while (this.#next[place] !== place) {
      const further = this.#next[this.#next[place]!]!
      this.#next[place] = further
      place = further
    }
    return place
  }

  #firstFrom(day: number): number {
    let [low, high] = [0, this.#days.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#days[middle]! < day) low = middle + 1
      else high = middle
    }
    return low
  }
}
