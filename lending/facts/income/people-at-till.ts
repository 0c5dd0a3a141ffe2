import { isPrivatePerson } from '#lending/bookings/private-person.ts'
import { isTakings } from '#lending/facts/income/replaced-providers.ts'
import type { Counted } from '#lending/ledger/counted.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Row } from '#lending/ledger/row.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'

/**
 * Few private persons who pay bills of a shop are friends, but for those who have rented something there for long.
 * Source: docs/credit-policy.md, "Capacity" 2.
 */
export function friendsOfShop(
  { policy }: Ledger,
  timeline: Timeline,
  groups: readonly (readonly Row[])[],
  counted: Counted,
): Row[] {
  const { peopleAreTradeFrom, peopleKnownMonths, peopleKnownShare, peopleMin, tillShare } = policy.channels
  const sumOf = (some: readonly (readonly Row[])[]): number => some.reduce((sum, rows) => sum + counted.sumOf(rows), 0)
  const all = sumOf(groups)
  const isPerson = ([{ category, booking }]: readonly [Row, ...Row[]]): boolean =>
    category === 'customer-receipt' && isPrivatePerson(booking.counterpartyName ?? '')
  const people = groups.filter((rows) => rows.length > 0 && !isTakings(rows) && isPerson(rows as [Row, ...Row[]]))
  const isTill = sumOf(groups.filter(isTakings)) >= all * tillShare
  if (!isTill || people.length >= peopleMin || sumOf(people) >= all * peopleAreTradeFrom) return []
  const monthsBefore = (rows: readonly Row[]): number =>
    new Set(rows.map(({ day }) => timeline.monthOf(day)).filter((month) => month < timeline.monthCount >> 1)).size
  const isKnown = (rows: readonly Row[]): boolean =>
    monthsBefore(rows) >= peopleKnownMonths && counted.sumOf(rows) <= all * peopleKnownShare
  return people.filter((rows) => !isKnown(rows)).flat()
}
