import { addDays, type IsoDate } from '#lending/days.ts'
import type { StatementFinding } from '#lending/statements/finding.ts'
import type { StatedRun } from '#lending/statements/integrity/stated-runs.ts'
import type { LedgerEntry } from '#lending/statements/ledger/ledger-entry.ts'

export type SourceRun = StatedRun & { source: string }
type Stated = { source: string; from: IsoDate; to: IsoDate; openingCents: number; closingCents: number }

/** Banks date a booking some days apart: so far around a run's end its balance may be that of another day. */
const edgeDays = 4

/** Where the balances of an account, from all its sources, do not follow from each other and the bookings. */
export function brokenChains(runs: readonly SourceRun[], entries: readonly LedgerEntry[]): StatementFinding[] {
  const stated = runs.filter(isStated).sort((one, other) => (one.from < other.from ? -1 : 1))
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

const isStated = (run: SourceRun): run is Stated => run.openingCents !== null && run.closingCents !== null

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
    end.openingCents + sumOf(ofEnd, ({ booking: { bookedOn } }) => end.from <= bookedOn && bookedOn < day)
  const atStart = daysAround(next.from).map((day) => next.openingCents - balanceBefore(day))
  const atEnd = endsAfter ? [] : daysAround(next.to).map((day) => next.closingCents - balanceBefore(day))
  const atOverlap = endsAfter ? [next.openingCents + shared(end, next, ofEnd) - end.closingCents] : []
  return [...atStart, ...atEnd, ...atOverlap]
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
