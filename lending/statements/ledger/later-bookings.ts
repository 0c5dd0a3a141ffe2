import { mergeIntoLedger, type LedgerSource } from '#lending/statements/ledger/ledger.ts'
import type { IsoDate } from '#lending/days.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** What is known of one account: what was decided on, which never changes, and what came after that. */
export type KnownBookings = { decided: readonly Booking[]; later: readonly Booking[] }

const account = 'ONE'

/**
 * The bookings that came after the decided ones, once another fetch of the same account is added. A fetch may overlap
 * whatever was reported before, come again, reach back less far, or give bookings other ids: each booking is there once, and
 * two equal ones of a day stay two. For the days it reaches back to, the newest fetch is the bank's last word, so that a
 * payment which was booked under another day since is not there twice; of the days before, nothing is lost. In order of
 * booking date.
 */
export function laterBookings({ decided, later }: KnownBookings, fetched: readonly Booking[]): Booking[] {
  const source = (id: string, bookings: readonly Booking[]): LedgerSource => ({
    id,
    bookings: bookings.map((booking) => ({ account, booking })),
  })
  const reachesTo = firstDay(fetched)
  const isBefore = ({ bookedOn }: Booking) => reachesTo === null || bookedOn < reachesTo
  const fetchedOrKept = [...decided.filter(isBefore), ...later.filter(isBefore), ...fetched]
  return mergeIntoLedger(mergeIntoLedger([], source('decided', decided)), source('bank', fetchedOrKept))
    .filter(({ sources }) => !('decided' in sources))
    .map(({ booking }) => booking)
}

function firstDay(bookings: readonly Booking[]): IsoDate | null {
  let first: IsoDate | null = null
  for (const { bookedOn } of bookings) if (first === null || bookedOn < first) first = bookedOn
  return first
}
