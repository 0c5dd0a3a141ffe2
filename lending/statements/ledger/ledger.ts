import { canonicalAccounts, isSameAccount } from '#lending/iban.ts'
import {
  agree,
  identity,
  keyOnDay,
  reportOf,
  daysOf,
  type Joiner,
  type LedgerLine,
  type LedgerEntry,
  valueDaysOf,
} from '#lending/statements/ledger/ledger-entry.ts'
import type { Statement, Booking } from '#lending/statements/statement.ts'
import type { IsoDate } from '#lending/days.ts'

export type Ledger = readonly LedgerEntry[]

/** One source: an uploaded file, or a bank link (with the same id when fetched again). */
export type LedgerSource = { id: string; bookings: readonly LedgerLine[] }

/** The bookings of a file, for `mergeIntoLedger`. The id must be the file's own, e.g. its hash. */
export function ledgerSource(id: string, statements: readonly Statement[]): LedgerSource {
  const bookings = statements.flatMap(({ accountNumber, bookings }) =>
    bookings.map((booking) => ({ account: accountNumber, booking })),
  )
  return { id, bookings }
}

/** Beyond this many pairs in one group, bookings that lack a counterparty are not compared one by one. */
const comparedPairsMax = 250_000

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
function matchOtherDays(
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

/**
 * Adds a source so that a booking of several sources counts once, and equal bookings of one day are as many as in the
 * fullest source. Missing fields are filled in; merging again changes nothing. By booking date.
 */
export function mergeIntoLedger(existing: Ledger, incoming: LedgerSource): LedgerEntry[] {
  const canonical = canonicalAccounts([
    ...existing.map(({ account }) => account),
    ...incoming.bookings.map(({ account }) => account),
  ])
  const merged: LedgerEntry[] = existing.map((entry) => ({ ...entry, account: canonical(entry.account) }))
  const bookings = incoming.bookings.map((line) => ({ ...line, account: canonical(line.account) }))
  const free = new Set(merged.keys())
  const take: Joiner = (place, line) => {
    merged[place] = joined(merged[place]!, line, incoming.id)
    free.delete(place)
  }
  const sameDay = matchSameDay(merged, free, { ...incoming, bookings }, take)
  const left = matchOtherDays(merged, free, { id: incoming.id, all: bookings, left: sameDay }, take)
  for (const line of left) merged.push({ ...line, sources: { [incoming.id]: reportOf(line.booking) } })
  return merged.toSorted((one, other) => compareText(one.booking.bookedOn, other.booking.bookedOn))
}

/** The bookings for which no entry of the same day was found. */
function matchSameDay(merged: LedgerEntry[], free: Set<number>, { id, bookings }: LedgerSource, take: Joiner) {
  const groups = Map.groupBy(placesByDay(merged), ({ key }) => key)
  const left: LedgerLine[] = []
  for (const [key, group] of Map.groupBy(bookings, groupKey)) {
    const places = (groups.get(key) ?? []).map(({ place }) => place).filter((place) => free.has(place))
    if (places.length === 0) left.push(...group)
    else if (places.length === 1 && group.length === 1) left.push(...mergePair(merged, places[0]!, group[0]!, take))
    else left.push(...mergeGroup(merged, places, group, id, take))
  }
  return left
}

type DayAndPlace = { key: string; place: number }

/** Each entry under every day that a source gives it; those of one day first, since others have more candidates. */
function placesByDay(merged: readonly LedgerEntry[]): DayAndPlace[] {
  const oneDay: DayAndPlace[] = []
  const moreDays: DayAndPlace[] = []
  for (const [place, entry] of merged.entries()) {
    const days = daysOf(entry)
    const same = days.length === 1 ? oneDay : moreDays
    for (const day of days) same.push({ key: keyOnDay(entry, day), place })
  }
  return [...oneDay, ...moreDays]
}

function groupKey(line: LedgerLine): string {
  return keyOnDay(line, line.booking.bookedOn)
}

/** The common case: a booking whose amount occurs once on its day. */
function mergePair(merged: readonly LedgerEntry[], place: number, line: LedgerLine, take: Joiner) {
  if (!agree(merged[place]!.booking, line.booking)) return [line]
  take(place, line)
  return []
}

/** Matches the surest first: earlier bookings of this source, then equal ones, then those without contradiction. */
function mergeGroup(
  merged: LedgerEntry[],
  places: readonly number[],
  bookings: readonly LedgerLine[],
  id: string,
  take: Joiner,
): LedgerLine[] {
  const free = new Set(places)
  const reported = new Set(places.filter((place) => id in merged[place]!.sources))
  const takeHere: Joiner = (place, line) => {
    take(place, line)
    free.delete(place)
    reported.delete(place)
  }
  let left = [...bookings]
  left = matchEqual(reported, (place) => merged[place]!.sources[id]!, reportOf, left, takeHere)
  left = matchAgreeing(merged, reported, left, takeHere)
  const pairs = new Map<number, LedgerLine>()
  const pair: Joiner = (place, line) => {
    pairs.set(place, line)
    free.delete(place)
  }
  left = matchEqual(free, (place) => withValueDay(merged[place]!.booking), withValueDay, left, pair)
  left = matchEqual(free, (place) => identity(merged[place]!.booking), identity, left, pair)
  left = matchAgreeing(merged, free, left, pair)
  left = matchByChanging(merged, free, pairs, left)
  for (const [place, line] of pairs) take(place, line)
  return left
}

/** Beyond this many pairs in one group, none is changed for the sake of another. */
const changedPairsMax = 400

/**
 * A booking with few fields may have taken the entry that another needs. Pairs are changed so that as many as possible
 * are joined (the augmenting paths of Berge, 1957).
 */
function matchByChanging(
  merged: readonly LedgerEntry[],
  free: Set<number>,
  pairs: Map<number, LedgerLine>,
  bookings: readonly LedgerLine[],
): LedgerLine[] {
  const placeCount = pairs.size + free.size
  if (free.size === 0 || placeCount * (pairs.size + bookings.length) > changedPairsMax) return [...bookings]
  const findPlace = (line: LedgerLine, seen: Set<number>): boolean => {
    for (const place of [...free, ...pairs.keys()]) {
      if (seen.has(place) || !agree(merged[place]!.booking, line.booking)) continue
      seen.add(place)
      const holder = pairs.get(place)
      if (holder && !findPlace(holder, seen)) continue
      free.delete(place)
      pairs.set(place, line)
      return true
    }
    return false
  }
  return bookings.filter((line) => !findPlace(line, new Set()))
}

function joined(entry: LedgerEntry, line: LedgerLine, id: string): LedgerEntry {
  return {
    account: entry.account,
    booking: filledIn(entry.booking, line.booking),
    sources: { ...entry.sources, [id]: reportOf(line.booking) },
  }
}

function matchEqual(
  places: Set<number>,
  identityAt: (place: number) => string,
  identityIn: (booking: Booking) => string,
  bookings: LedgerLine[],
  take: Joiner,
): LedgerLine[] {
  if (places.size === 0) return bookings
  const byIdentity = Map.groupBy(places, identityAt)
  for (const same of byIdentity.values()) same.reverse()
  return bookings.filter((line) => {
    const place = byIdentity.get(identityIn(line.booking))?.pop()
    if (place === undefined) return true
    take(place, line)
    return false
  })
}

function matchAgreeing(merged: LedgerEntry[], places: Set<number>, bookings: LedgerLine[], take: Joiner): LedgerLine[] {
  if (places.size * bookings.length > comparedPairsMax) return bookings
  return bookings.filter((line) => {
    for (const place of places) {
      if (!agree(merged[place]!.booking, line.booking)) continue
      take(place, line)
      return false
    }
    return true
  })
}

const withValueDay = (booking: Booking): string => `${identity(booking)}|${booking.valueOn ?? ''}`

/** The first source's fields win; the second fills the gaps. A reversal is one when either has it so. */
function filledIn(one: Booking, other: Booking): Booking {
  return {
    ...one,
    valueOn: one.valueOn ?? other.valueOn,
    counterpartyName: one.counterpartyName ?? other.counterpartyName,
    counterpartyAccount: one.counterpartyAccount ?? other.counterpartyAccount,
    description: one.description === '' ? other.description : one.description,
    endToEndId: one.endToEndId ?? other.endToEndId,
    mandateId: one.mandateId ?? other.mandateId,
    creditorId: one.creditorId ?? other.creditorId,
    bankReference: one.bankReference ?? other.bankReference,
    bankCode: one.bankCode ?? other.bankCode,
    isReversal: one.isReversal || other.isReversal,
    reversalReason: one.reversalReason ?? other.reversalReason,
    ...(one.parts === undefined && other.parts !== undefined ? { parts: other.parts } : {}),
  }
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
