import { groupBy } from '#lending/ledger/group-by.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { isPaid, noParty, type Row } from '#lending/ledger/row.ts'
import { isInYear, type Timeline } from '#lending/ledger/timeline.ts'
import { normaliseText } from '#lending/normalise-text.ts'

const ownerWords = /\bdga\b|directeur|directie|bestuurder|eigenaar|winstaandeel|vennoot|management ?(?:fee|vergoeding)/i

/**
 * By the persons paid and not by the legal form, so that the same cash is read alike in each. A person's new account is
 * no new person, and one who is paid in two ways is one.
 */
export function ownersIn(ledger: Ledger, timeline: Timeline, ways: readonly (readonly Row[])[]): number {
  const { monthsToBeOwner, ownersMax } = ledger.policy.owners
  const counts = ways.map((way) => {
    const paid = way.filter((row) => isPaid(row) && isInYear(timeline, row.day) && personOf(row) !== null)
    const months = [...groupBy(paid, personOf).values()].map(
      (rows) => new Set(rows.map(({ day }) => timeline.monthOf(day))).size,
    )
    return months.filter((count) => count >= monthsToBeOwner).length
  })
  return Math.min(ownersMax, Math.max(1, ...counts))
}

function personOf({ booking: { counterpartyName }, party }: Row): string | null {
  if (counterpartyName !== null && counterpartyName !== '') return normaliseText(counterpartyName)
  return party === noParty ? null : `party ${party}`
}

/** Wages and bills that are the owners' by their words, in booking order of each; words are slow to read, so once. */
export function ownersFeesAndWages({ of, policy }: Ledger): ReadonlySet<Row> {
  const names = new Map<string, boolean>()
  const isNameOfOwners = (name: string): boolean => {
    const known = names.get(name) ?? ownerWords.test(name)
    names.set(name, known)
    return known
  }
  const isOwners = ({ cents, booking: { description, counterpartyName } }: Row): boolean =>
    cents <= -policy.owners.wageMinCents &&
    (ownerWords.test(description) || (counterpartyName !== null && isNameOfOwners(counterpartyName)))
  return new Set([...of('wages').filter(isOwners), ...of('supplier').filter(isOwners)])
}
