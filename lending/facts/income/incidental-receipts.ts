import type { Category } from '#lending/bookings/category.ts'
import { daysInYear } from '#lending/days.ts'
import { isSettled, isTakings } from '#lending/facts/income/replaced-providers.ts'
import { turnoverMonths } from '#lending/facts/income/turnover-months.ts'
import { Counted } from '#lending/ledger/counted.ts'
import { groupBy } from '#lending/ledger/group-by.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { noParty, type Row } from '#lending/ledger/row.ts'
import { median } from '#lending/ledger/statistics.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { isPrivatePerson } from '#lending/bookings/private-person.ts'

type Groups = readonly (readonly Row[])[]
/** From `limitCents` on a sum is large. */
type Parties = { groups: Groups; counted: Counted; limitCents: number }

/**
 * Few private persons who pay bills of a shop are friends, but for those who have rented something there for long.
 * Source: docs/credit-policy.md, "Capacity" 2.
 */
function friendsOfShop(
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

/**
 * Takes out large receipts of parties that are not known for them, unless these are the trade, and friends of a shop.
 * Source: docs/credit-policy.md, "Capacity" 2.
 */
export function incidentalReceipts(
  ledger: Ledger,
  timeline: Timeline,
  { groups, counted: given }: Pick<Parties, 'groups' | 'counted'>,
): { counted: Counted; isTradeOfLargeReceipts: boolean } {
  const counted = new Counted(given)
  const limitCents = ledger.policy.turnover.largeInMonths * medianMonthCents(ledger, timeline, groups, counted)
  const parties = { groups, counted, limitCents }
  const large = largeReceipts(ledger, timeline, parties)
  const isTradeOfLargeReceipts = isTrade(ledger, timeline, large)
  for (const row of isTradeOfLargeReceipts ? outliers(ledger, large, counted) : large) counted.set(row, 0)
  for (const row of friendsOfShop(ledger, timeline, groups, counted)) counted.set(row, 0)
  return { counted, isTradeOfLargeReceipts }
}

/** Cash has no party and comes from one till; receipts without a name are one party in each category. */
export function receiptsByParty(receipts: readonly Row[]): Groups {
  const partyOf = ({ category, party }: Row): Category | number =>
    category === 'cash-deposit' || party === noParty ? category : party
  return [...groupBy(receipts, partyOf).values()]
}

const isNew = (ledger: Ledger, timeline: Timeline, group: readonly Row[]): boolean =>
  monthsPaid(ledger, timeline, group, 0) < ledger.policy.turnover.knownMonths

/** Receipts above a quarter of a median month from a party that is not known for such sums. */
function largeReceipts(ledger: Ledger, timeline: Timeline, { groups, counted, limitCents }: Parties): Row[] {
  const { comparableCashShare, comparableShare, knownMonths } = ledger.policy.turnover
  return groups.flatMap((group) => {
    if (counted.sumOf(group) <= limitCents) return []
    const isNewParty = isNew(ledger, timeline, group)
    if (isNewParty && isSettled(group)) return []
    const comparable = group[0]?.category === 'cash-deposit' ? comparableCashShare : comparableShare
    return group.filter((row) => {
      const cents = counted.of(row)
      if (cents <= (isNewParty ? 0 : limitCents) || isPaidYearly(ledger, group, row)) return false
      return isNewParty || monthsPaid(ledger, timeline, group, cents * comparable) < knownMonths
    })
  })
}

/** Whether the party paid about as much a year before or after: a licence, a harvest, a yearly order. */
function isPaidYearly({ policy }: Ledger, group: readonly Row[], { day, cents }: Row): boolean {
  const { yearlyShare, yearlyWithinDays } = policy.turnover
  return group.some(
    (other) =>
      Math.abs(Math.abs(other.day - day) - daysInYear) <= yearlyWithinDays && other.cents >= cents * yearlyShare,
  )
}

/** In how many months a group of bookings was paid at least this much at once, as far as it matters. */
function monthsPaid(ledger: Ledger, timeline: Timeline, group: readonly Row[], fromCents: number): number {
  const months = new Set<number>()
  for (const { cents, day } of group) {
    if (cents >= fromCents) months.add(timeline.monthOf(day))
    if (months.size >= ledger.policy.turnover.knownMonths) break
  }
  return months.size
}

/** Of known parties alone, so that a single large receipt does not move the measure that it is held against. */
function medianMonthCents(ledger: Ledger, timeline: Timeline, groups: Groups, counted: Counted): number {
  const known = groups.filter((group) => !isNew(ledger, timeline, group))
  const months = turnoverMonths(ledger, timeline, known.flat(), counted).slice(timeline.yearStart)
  return median(months.filter((cents) => cents > 0)) ?? 0
}

function isTrade(ledger: Ledger, timeline: Timeline, large: readonly Row[]): boolean {
  const { tradeMonthsMin, tradeShareOfMonths } = ledger.policy.turnover
  const months = new Set(large.map(({ day }) => timeline.monthOf(day)).filter((month) => month >= timeline.yearStart))
  return months.size >= Math.max(tradeMonthsMin, timeline.yearMonths * tradeShareOfMonths)
}

/** Even in a trade of large receipts, one that is far from all others is no project like them. */
function outliers({ policy }: Ledger, large: readonly Row[], counted: Counted): Row[] {
  const { outlierOfMedian, outlierOfNext } = policy.turnover
  const ordered = [...large].sort((a, b) => counted.of(b) - counted.of(a))
  const usual = (median(ordered.map((row) => counted.of(row))) ?? 0) * outlierOfMedian
  const first = ordered.findIndex((row, place) => {
    const next = ordered[place + 1]
    return next === undefined || counted.of(row) <= Math.max(usual, counted.of(next) * outlierOfNext)
  })
  return ordered.slice(0, Math.max(0, first))
}
