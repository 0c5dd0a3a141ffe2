import { isPrivatePerson } from '#lending/bookings/private-person.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { noParty, type Row } from '#lending/ledger/row.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'

/** Takings that a third party settles, notes paid in, payment links, private accounts, and companies. */
export const channels = ['settled', 'cash', 'links', 'people', 'companies'] as const
export type Channel = (typeof channels)[number]

/**
 * Whether the account of a booking was seen in the time of measure: on one that begins later nothing was there before.
 */
export function seenBefore({ accounts, rowAt }: Ledger, timeline: Timeline, edge: number): (row: Row) => boolean {
  let end = 0
  const newer = accounts.flatMap(({ bookings }) => {
    const start = end
    end += bookings.length
    const isSeen = bookings.some((_, place) => timeline.monthOf(rowAt(start + place).day) < edge)
    return isSeen ? [] : [{ start, end }]
  })
  return ({ number }) => !newer.some((account) => number >= account.start && number < account.end)
}

/** Each party's name is read once. A payment link hides who pays. */
export function channelsOf(): (row: Row) => Channel {
  const known: Channel[] = []
  return ({ category, read, party, booking }) => {
    if (category === 'cash-deposit') return 'cash'
    if (read.words[0] === 'tikkie') return 'links'
    if (category !== 'customer-receipt') return 'settled'
    if (party === noParty) return 'companies'
    return (known[party] ??= isPrivatePerson(booking.counterpartyName ?? '') ? 'people' : 'companies')
  }
}
