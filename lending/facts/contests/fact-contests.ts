import type { ContestableFact, FactContest } from '#lending/facts/contests/contestable-facts.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { noParty, type Row } from '#lending/ledger/row.ts'
import { normaliseText } from '#lending/normalise-text.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** The counterparty as the ledger knows parties; empty where the bank names nobody. */
export const partyOf = ({ counterpartyAccount, counterpartyName }: Booking): string =>
  counterpartyAccount ?? (counterpartyName === null ? '' : normaliseText(counterpartyName))

/** Whether a booking is contested under a fact; without a booking, whether all of the fact is. */
export type IsContested = (fact: ContestableFact, row?: Row) => boolean

export const nothingContested: IsContested = () => false

export function isContestedBy({ rowAt, readings }: Ledger, contests: readonly FactContest[]): IsContested {
  if (contests.length === 0) return nothingContested
  return (fact, row) =>
    contests.some((contest) => {
      if (contest.fact !== fact) return false
      if (contest.booking === null || row === undefined) return contest.booking === null
      const party = contest.booking < readings.length ? rowAt(contest.booking).party : noParty
      return contest.booking === row.number || (contest.isWholeParty && party !== noParty && row.party === party)
    })
}
