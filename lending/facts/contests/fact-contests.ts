import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { ContestableFact, FactContest } from '#lending/facts/contests/contestable-facts.ts'
import { type Ledger, noParty } from '#lending/ledger/ledger.ts'
import { normaliseText } from '#lending/normalise-text.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** Who is on the other side, as the ledger knows parties; empty where the bank names nobody. */
export const partyOf = ({ counterpartyAccount, counterpartyName }: Booking): string =>
  counterpartyAccount ?? (counterpartyName === null ? '' : normaliseText(counterpartyName))

/** Whether a booking is contested under a fact; without a booking, whether all of the fact is. */
export type IsContested = (fact: ContestableFact, number?: BookingNumber) => boolean

export const nothingContested: IsContested = () => false

export function isContestedBy({ parties }: Ledger, contests: readonly FactContest[]): IsContested {
  if (contests.length === 0) return nothingContested
  return (fact, number) =>
    contests.some((contest) => {
      if (contest.fact !== fact) return false
      if (contest.booking === null || number === undefined) return contest.booking === null
      const party = parties[contest.booking] ?? noParty
      return contest.booking === number || (contest.isWholeParty && party !== noParty && parties[number] === party)
    })
}
