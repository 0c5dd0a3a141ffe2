import { categories, type CategoryKind, categoryNames } from '#lending/bookings/category.ts'
import { dateOfDayNumber } from '#lending/days.ts'
import { dueAfter, rhythmOf } from '#lending/facts/costs/rhythm.ts'
import type { RecurringPayment } from '#lending/facts/data-facts.ts'
import { groupBy } from '#lending/ledger/group-by.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { inDayOrder, isPaid, numberOf, type Row } from '#lending/ledger/row.ts'
import { median } from '#lending/ledger/statistics.ts'

/**
 * Payments in a rhythm: of each category with one counterparty, else of all its bookings, else of each exact amount
 * (two policies with one insurer). One that stayed away too long has ended.
 */
export function recurringPayments(ledger: Ledger): RecurringPayment[] {
  const found = groups(ledger).flatMap((rows) => {
    const kinds = byCategory(ledger, rows).flatMap((kind) => recurrence(ledger, kind) ?? [])
    if (kinds.length > 1) return kinds
    const whole = recurrence(ledger, rows)
    return whole ? [whole] : amountsOf(ledger, rows)
  })
  return found.sort(
    (a, b) => Math.abs(b.amountCents) - Math.abs(a.amountCents) || (a.counterparty < b.counterparty ? -1 : 1),
  )
}

const leftOut: readonly CategoryKind[] = ['own-transfer', 'reversal', 'uncounted']
const counting = new Set(categoryNames.filter((category) => !leftOut.includes(categories[category])))

/** By counterparty, money out and then money in. */
function groups({ byParty, policy }: Ledger): (readonly Row[])[] {
  const { groupsMax } = policy.recurring
  const paidTo = byParty((cents, category) => cents < 0 && counting.has(category))
  const receivedFrom = byParty((cents, category) => cents > 0 && counting.has(category))
  return [...paidTo.slice(0, groupsMax), ...receivedFrom.slice(0, groupsMax)]
}

/** The bookings of each category; none when all are of one, or of so many that none can keep a rhythm. */
function byCategory({ policy }: Ledger, rows: readonly Row[]): (readonly Row[])[] {
  const [first] = rows
  if (rows.every(({ category }) => category === first?.category)) return []
  const kinds = [...groupBy(rows, ({ category }) => category).values()]
  return kinds.length * policy.recurring.bookingsMin > rows.length ? [] : kinds
}

function amountsOf(ledger: Ledger, rows: readonly Row[]): RecurringPayment[] {
  return [...groupBy(rows, ({ cents }) => cents).values()]
    .filter(({ length }) => length >= ledger.policy.recurring.yearlyBookingsMin)
    .flatMap((part) => oneADay(inDayOrder(part)).flatMap((payment) => recurrence(ledger, payment) ?? []))
}

/** Rows in day order, apart where there are more on one day: the second of a day belongs to a second payment. */
function oneADay(rows: readonly Row[]): (readonly Row[])[] {
  const payments: Row[][] = []
  let place = 0
  let before: number | null = null
  for (const row of rows) {
    place = row.day === before ? place + 1 : 0
    before = row.day
    const payment = payments[place]
    if (payment) payment.push(row)
    else payments.push([row])
  }
  return payments
}

function recurrence(ledger: Ledger, unordered: readonly Row[]): RecurringPayment | null {
  const { endedAfterBeats, yearlyBookingsMin } = ledger.policy.recurring
  if (unordered.length < yearlyBookingsMin) return null
  const rows = inDayOrder(unordered)
  const beat = rhythmOf(ledger, rows)
  const last = rows.at(-1)!
  if (!beat || last.day + beat.toDays * endedAfterBeats < ledger.lastDay) return null
  const { counterpartyName, counterpartyAccount } = last.booking
  const amounts = rows.map(({ cents }) => cents)
  return {
    counterparty: counterpartyName ?? counterpartyAccount ?? '',
    category: last.category,
    direction: isPaid(last) ? 'out' : 'in',
    rhythm: beat.rhythm,
    amountCents: usualAmount(ledger, amounts),
    lastOn: dateOfDayNumber(last.day),
    nextOn: dueAfter(ledger, rows, beat),
    bookings: rows.map(numberOf),
  }
}

/** The next payment, by the latest ones; of two the newer, since a mean of two prices was never asked. */
function usualAmount({ policy }: Ledger, amounts: readonly number[]): number {
  const { latestCount } = policy.recurring
  const latest = amounts.slice(-latestCount)
  return latest.length < latestCount ? latest.at(-1)! : Math.round(median(latest) ?? 0)
}
