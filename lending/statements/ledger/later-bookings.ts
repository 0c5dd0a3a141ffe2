import { mergeIntoLedger, type LedgerSource } from '#lending/statements/ledger/ledger.ts'
import { type Booking, daysBooked } from '#lending/statements/statement.ts'

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
  const reachesTo = daysBooked(fetched)?.first
  const isBefore = ({ bookedOn }: Booking) => reachesTo === undefined || bookedOn < reachesTo
  const fetchedOrKept = [...decided.filter(isBefore), ...later.filter(isBefore), ...fetched]
  return mergeIntoLedger(mergeIntoLedger([], source('decided', decided)), source('bank', fetchedOrKept))
    .filter(({ sources }) => !('decided' in sources))
    .map(({ booking }) => booking)
}
