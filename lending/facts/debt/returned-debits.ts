import { categoryNames } from '#lending/bookings/category.ts'
import { groupBy } from '#lending/ledger/group-by.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { inDayOrder, type Row } from '#lending/ledger/row.ts'
import { firstFrom, paid } from '#lending/ledger/views.ts'

/**
 * Returns of a debit that we saw go out, by its exact amount. Only those lower the costs: a deposit that somebody calls
 * a return is money like any other. Source: docs/credit-policy.md, "Capacity" 2.
 */
export function returnedDebits(ledger: Ledger): ReadonlySet<Row> {
  const { receivedOf, policy } = ledger
  const returns = receivedOf('reversal')
  if (returns.length === 0) return new Set()
  const wanted = new Set(returns.map(({ cents }) => -cents))
  const debits = groupBy(
    paid(ledger, ...categoryNames).filter(({ cents }) => wanted.has(cents)),
    ({ cents }) => cents,
  )
  const open = new Map([...debits].map(([cents, some]) => [cents, new OpenDebits(some)]))
  const isOfDebit = ({ day, cents }: Row): boolean =>
    open.get(-cents)?.take(day - policy.turnover.returnedDebitDays, day) ?? false
  return new Set(returns.filter(isOfDebit))
}

/** Debits of one amount, each to be returned once. Taken ones are passed over at once, so that many cost little. */
class OpenDebits {
  readonly #rows: readonly Row[]
  /** From each place the next that may be open. */
  readonly #next: Int32Array

  constructor(rows: readonly Row[]) {
    this.#rows = inDayOrder(rows)
    this.#next = Int32Array.from({ length: rows.length + 1 }, (_, place) => place)
  }

  /** The oldest one that is open within these days. */
  take(from: number, to: number): boolean {
    const place = this.#open(firstFrom(this.#rows, from))
    const debit = this.#rows[place]
    if (!debit || debit.day > to) return false
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
}
