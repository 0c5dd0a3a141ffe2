import { isSameAccount } from '#lending/iban.ts'
import {
  agree,
  keyOnDay,
  daysOf,
  valueDaysOf,
  type Joiner,
  type LedgerLine,
  type LedgerEntry,
} from '#lending/statements/ledger/ledger-entry.ts'
import type { IsoDate } from '#lending/days.ts'

/* Banks date a booking differently: MT940 of Rabobank and Triodos has only the value date, a bank link the day of
   purchase, a CSV the booking date. So around a weekend or a month's end one booking has two days. */

/** The bookings of a source, and those of them without an entry on their own day. */
type Report = { id: string; all: readonly LedgerLine[]; left: readonly LedgerLine[] }

/** Beyond this many comparisons the rest is left as it is: a file made to cost time gets no more of it. */
const comparisonsMax = 1_000_000

/**
 * Joins bookings with entries of another day where one's value date is the other's booking date; returns the new ones.
 * Compares only the rest of both days, so that two equal bookings that both report stay two.
 */
export function matchOtherDays(
  merged: readonly LedgerEntry[],
  free: ReadonlySet<number>,
  { id, all, left }: Report,
  take: Joiner,
): readonly LedgerLine[] {
  const places = [...free].filter((place) => !(id in merged[place]!.sources))
  if (places.length === 0 || left.length === 0) return left
  const linked = linkedEntries(merged, places)
  const spans = spansOf(merged, { id, all })
  let comparisons = 0
  return left.filter((line) => {
    for (const candidates of linked(line)) {
      while (candidates.length > 0 && !free.has(candidates.at(-1)!)) candidates.pop()
      for (let at = candidates.length - 1; at >= 0; at -= 1) {
        const place = candidates[at]!
        comparisons += 1
        if (comparisons > comparisonsMax) return true
        if (!free.has(place) || !isSame(merged[place]!, line, id, spans)) continue
        take(place, line)
        return false
      }
    }
    return true
  })
}

/** The entries of equal account, amount and currency that a value date links to a booking; the first ones last. */
function linkedEntries(merged: readonly LedgerEntry[], places: readonly number[]) {
  const bookedOnDay = new Map<string, number[]>()
  const valuedOnDay = new Map<string, number[]>()
  for (const place of places.toReversed()) {
    const entry = merged[place]!
    for (const day of daysOf(entry)) addTo(bookedOnDay, keyOnDay(entry, day), place)
    for (const day of valueDaysOf(entry)) addTo(valuedOnDay, keyOnDay(entry, day), place)
  }
  return (line: LedgerLine): number[][] => {
    const { bookedOn, valueOn } = line.booking
    const byValueDay = valueOn === null ? undefined : bookedOnDay.get(keyOnDay(line, valueOn))
    return [byValueDay, valuedOnDay.get(keyOnDay(line, bookedOn))].filter((candidates) => candidates !== undefined)
  }
}

function addTo(map: Map<string, number[]>, key: string, place: number): void {
  const known = map.get(key)
  if (known) known.push(place)
  else map.set(key, [place])
}

type Span = { first: IsoDate; last: IsoDate }
/** By source and account: from the first to the last day it reports. */
type Spans = ReadonlyMap<string, Span>

function spansOf(merged: readonly LedgerEntry[], { id, all }: Omit<Report, 'left'>): Spans {
  const spans = new Map<string, Span>()
  const widen = (source: string, account: string, day: IsoDate) => {
    const key = `${source}|${account}`
    const { first, last } = spans.get(key) ?? { first: day, last: day }
    spans.set(key, { first: day < first ? day : first, last: day > last ? day : last })
  }
  for (const { account, sources } of merged)
    for (const [source, report] of Object.entries(sources)) widen(source, account, report.slice(0, 10))
  for (const { account, booking } of all) widen(id, account, booking.bookedOn)
  return spans
}

/**
 * A source reports every booking of the days it covers: one that covers both days and reports one booking means this
 * one. Where a source ends in between, an equal counterparty or reference is needed.
 */
function isSame(entry: LedgerEntry, line: LedgerLine, id: string, spans: Spans): boolean {
  const [one, other] = [entry.booking, line.booking]
  if (!agree(one, other)) return false
  if (one.endToEndId !== null && one.endToEndId === other.endToEndId) return true
  const [mine, its] = [one.counterpartyAccount, other.counterpartyAccount]
  if (mine !== null && its !== null && isSameAccount(mine, its)) return true
  const covers = (source: string, day: IsoDate): boolean => {
    const span = spans.get(`${source}|${entry.account}`)
    return span !== undefined && span.first <= day && day <= span.last
  }
  const isReporting = Object.keys(entry.sources).some((source) => covers(source, other.bookedOn))
  return isReporting || daysOf(entry).some((day) => covers(id, day))
}
