import { mergeIntoLedger, type LedgerSource } from '#lending/statements/ledger.ts'
import type { Transaction } from '#lending/statements/statement.ts'

/** What is known of one account: what was decided on, which never changes, and what came after that. */
export type KnownBookings = { decided: readonly Transaction[]; later: readonly Transaction[] }

const account = 'ONE'

/**
 * The bookings that came after the decided ones, once another fetch of the same account is added. A fetch may overlap
 * whatever was told before, come again, reach back less far, or give bookings other ids: each booking is there once, and
 * two equal ones of a day stay two. Nothing that was known before is lost. In order of booking date.
 */
export function laterBookings(known: KnownBookings, fetched: readonly Transaction[]): Transaction[] {
  const source = (id: string, bookings: readonly Transaction[]): LedgerSource => ({
    id,
    bookings: bookings.map((transaction) => ({ account, transaction })),
  })
  const decided = mergeIntoLedger([], source('decided', known.decided))
  const told = mergeIntoLedger(decided, source('bank', [...known.decided, ...known.later]))
  return mergeIntoLedger(told, source('bank', fetched))
    .filter(({ sources }) => !('decided' in sources))
    .map(({ transaction }) => transaction)
}
