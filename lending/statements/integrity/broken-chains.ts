import { addDays, type IsoDate } from '#lending/days.ts'
import type { StatementFinding } from '#lending/statements/finding.ts'
import type { StatedRun } from '#lending/statements/integrity/stated-runs.ts'
import type { LedgerEntry } from '#lending/statements/ledger/ledger-entry.ts'

export type SourceRun = StatedRun & { source: string }
type Stated = SourceRun & {
  openingCents: number
  closingCents: number
  /** From where on its source's bookings are its own: another source may date the first of them earlier. */
  since: IsoDate
}

/** Banks date a booking some days apart: so far around a run's end its balance may be that of another day. */
export const edgeDays = 4

/** Where the balances of an account, from all its sources, do not follow from each other and the bookings. */
export function brokenChains(runs: readonly SourceRun[], entries: readonly LedgerEntry[]): StatementFinding[] {
  const stated = runs
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .flatMap((run, place, all) => statedRun(run, all.slice(0, place)))
  const findings: StatementFinding[] = []
  let end = stated[0]
  for (const next of stated.slice(1)) {
    const differenceCents = differenceOf(end!, next, entries)
    if (differenceCents !== 0)
      findings.push({ code: 'chain_broken', statement: null, line: null, on: next.from, differenceCents })
    if (next.to >= end!.to) end = next
  }
  return findings
}

function statedRun(run: SourceRun, before: readonly SourceRun[]): Stated[] {
  const { openingCents, closingCents, from, source } = run
  if (openingCents === null || closingCents === null) return []
  return [{ ...run, openingCents, closingCents, since: before.some((one) => one.source === source) ? from : '' }]
}

function differenceOf(end: Stated, next: Stated, entries: readonly LedgerEntry[]): number {
  const areApart = next.source === end.source || next.from >= end.to
  const differences = areApart ? whereApart(end, next, entries) : whereOver(end, next, entries)
  return differences.includes(0) ? 0 : differences[0]!
}

/** One behind the other: only what neither reports may lie between. On the day of both they share bookings, or none. */
function whereApart(end: Stated, next: Stated, entries: readonly LedgerEntry[]): number[] {
  const direct = next.openingCents - end.closingCents
  const between = sumOf(entries, ({ booking: { bookedOn } }) => end.to < bookedOn && bookedOn < next.from)
  const around = sumOf(
    entries,
    ({ booking: { bookedOn }, sources }) =>
      end.to <= bookedOn && bookedOn <= next.from && !(end.source in sources) && !(next.source in sources),
  )
  return [direct - between, direct - around, direct + shared(end, next, entries)]
}

/** Both state a balance on the days that they share: at some day's end of these it must be one. */
function whereOver(end: Stated, next: Stated, entries: readonly LedgerEntry[]): number[] {
  const ofEnd = entries.filter(({ sources }) => end.source in sources)
  const endsAfter = next.to > end.to
  const balanceBefore = (day: IsoDate) =>
    end.openingCents + sumOf(ofEnd, ({ booking: { bookedOn } }) => end.since <= bookedOn && bookedOn < day)
  // Either end may lie in the middle of a day, of which the other source has the rest.
  const onDay = (day: IsoDate, isNext: boolean) =>
    sumOf(ofEnd, ({ booking: { bookedOn }, sources }) => bookedOn === day && next.source in sources === isNext)
  const within = (day: IsoDate, isNext: boolean) => balanceBefore(day) + onDay(day, isNext)
  const atStart = [...daysAround(next.from).map(balanceBefore), within(next.from, false)].map(
    (balance) => next.openingCents - balance,
  )
  const atEnd = [...daysAround(next.to).map(balanceBefore), within(next.to, true)].map(
    (balance) => next.closingCents - balance,
  )
  const atOverlap = endsAfter ? [next.openingCents + shared(end, next, ofEnd) - end.closingCents] : []
  return [...atStart, ...(endsAfter ? [] : atEnd), ...atOverlap]
}

/** The day itself first. */
const daysAround = (day: IsoDate): IsoDate[] => {
  const around = Array.from({ length: edgeDays }, (_, place) => [addDays(day, place + 1), addDays(day, -place)])
  return [...new Set([day, ...around.flat()])]
}

const shared = (end: Stated, next: Stated, entries: readonly LedgerEntry[]): number =>
  end.source === next.source ? 0 : sumOf(entries, ({ sources }) => end.source in sources && next.source in sources)

const sumOf = (entries: readonly LedgerEntry[], isOfIt: (entry: LedgerEntry) => boolean): number =>
  entries.reduce((sum, entry) => (isOfIt(entry) ? sum + entry.booking.amountCents : sum), 0)
