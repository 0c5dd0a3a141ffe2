import { addDays } from './story/calendar.ts'
import type { Booking } from './story/booking.ts'
import { writeStory } from './story/write-story.ts'
import { type Company, numberOfHistory } from './companies/company.ts'

export interface AccountHistory {
  bookings: readonly Booking[]
  closingCents: number
  /** Card payments the bank has only reserved: they are booked on the day after. */
  reserved: readonly Booking[]
}

/** Histories by company, anchor month and last day, the last few kept, since writing one takes some 100 ms. */
export interface Histories {
  of(company: Company, anchorMonth: string, until: string): Readonly<Record<string, AccountHistory>>
}

const KEPT = 20
const MOST_RESERVED = 3

export function histories(): Histories {
  const kept = new Map<string, Record<string, AccountHistory>>()
  return {
    of: (company, anchorMonth, until) => {
      const key = `${numberOfHistory(company)}|${company.accounts[0]?.bank}|${anchorMonth}|${until}`
      const known = kept.get(key)
      if (known) return known
      const history = writeHistory(company, anchorMonth, until)
      kept.set(key, history)
      const oldest = kept.keys().next().value
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
      return history
    },
  }
}

function writeHistory(company: Company, anchorMonth: string, until: string): Record<string, AccountHistory> {
  const { accounts, months, warmUpMonths, flows, quietDays } = company
  const { bookings } = writeStory(
    { seed: numberOfHistory(company), accounts, months, warmUpMonths, flows, quietDays },
    anchorMonth,
    addDays(until, 1),
  )
  return Object.fromEntries(
    accounts.map((account) => {
      const own = bookings.filter((booking) => booking.accountKey === account.key)
      const booked = own.filter((booking) => booking.date <= until)
      const reserved = own.filter((booking) => booking.date > until && booking.kind === 'card')
      const closingCents = booked.at(-1)?.balanceAfterCents ?? account.openingCents
      return [account.key, { bookings: booked, closingCents, reserved: reserved.slice(0, MOST_RESERVED) }]
    }),
  )
}
