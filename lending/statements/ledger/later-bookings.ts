import { mergeIntoLedger, type LedgerSource } from '#lending/statements/ledger/ledger.ts'
import type { IsoDate } from '#lending/days.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** The bookings of one account: those decided on, which never change, and the later ones. */
type KnownBookings = { decided: readonly Booking[]; later: readonly Booking[] }

const account = 'ONE'

/**
 * The bookings after the decided ones with another fetch added, by date. A fetch may overlap and give other ids; each
 * booking is there once. For its days, the newest fetch is the bank's final version.
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
