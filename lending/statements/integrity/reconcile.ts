import { addDays, daysBetween } from '#lending/days.ts'
import { findingsAgainstYes, type StatementFinding } from '#lending/statements/finding.ts'
import { brokenChains, edgeDays, type SourceRun } from '#lending/statements/integrity/broken-chains.ts'
import type { StatedRun } from '#lending/statements/integrity/stated-runs.ts'
import { type Ledger, mergeIntoLedger } from '#lending/statements/ledger/ledger.ts'
import type { LedgerEntry } from '#lending/statements/ledger/ledger-entry.ts'
import { statementLimits } from '#lending/statements/limits.ts'
import { type Booking, withBatchesApart } from '#lending/statements/statement.ts'

/** One account as one source reports it. */
export type AccountSource = {
  id: string
  /** A bank link: what the bank itself says, with nobody between. */
  isLink: boolean
  bookings: readonly Booking[]
  runs: readonly StatedRun[]
  /** Of the file itself, as it was read. */
  findings: readonly StatementFinding[]
}

type Reconciled = { bookings: readonly Booking[]; findings: StatementFinding[] }

/**
 * The bookings of an account as all its sources together report them, each once, and what contradicts in them. Where
 * sources that cover a day differ, a bank link is believed over a file, and a file with balances over one without.
 */
export function reconcile(account: string, sources: readonly AccountSource[]): Reconciled {
  const [only, ...others] = sources
  const runs: SourceRun[] = sources.flatMap(({ id, runs: ofSource }) => ofSource.map((run) => ({ ...run, source: id })))
  const own = ownFindings(sources)
  if (!only || others.length > 0) {
    const { counted, findings } = counting(ledgerOf(account, sources), sources)
    const all = [...own, ...brokenChains(runs, counted), ...findings]
    return { bookings: withBatchesApart(counted.map(({ booking }) => booking)), findings: all }
  }
  return { bookings: withBatchesApart(only.bookings), findings: [...own, ...brokenChains(runs, [])] }
}

const ledgerOf = (account: string, sources: readonly AccountSource[]): Ledger =>
  sources.reduce<Ledger>((known, { id, bookings }) => {
    const lines = bookings.map((booking) => ({ account, booking }))
    return mergeIntoLedger(known, { id, bookings: lines })
  }, [])

/** Chains are judged over all sources; the rest of a file's own findings stand, unless a link covers the whole file. */
function ownFindings(sources: readonly AccountSource[]): StatementFinding[] {
  const links = sources.filter(({ isLink }) => isLink).flatMap(({ runs }) => runs)
  const isLinked = ({ runs }: AccountSource) =>
    runs.length > 0 && runs.every((run) => links.some(({ from, to }) => from <= run.from && run.to <= to))
  return sources
    .filter((source) => !isLinked(source))
    .flatMap(({ findings }) => findings)
    .filter(({ code }) => code !== 'chain_broken' && findingsAgainstYes.includes(code))
}

/** How far a source is believed: 0 proves nothing by itself. */
function rankOf({ isLink, runs, findings }: AccountSource): number {
  if (isLink) return 3
  if (runs.length === 0 || runs.some(({ closingCents }) => closingCents === null)) return 0
  return findings.some(({ code }) => findingsAgainstYes.includes(code)) ? 1 : 2
}

type Ranked = AccountSource & { rank: number }

function counting(ledger: Ledger, sources: readonly AccountSource[]) {
  const ranked = sources.map((source): Ranked => ({ ...source, rank: rankOf(source) }))
  const isDatedAlike = datedAlike(ledger, ranked)
  const findings: StatementFinding[] = []
  const counted = ledger.filter((entry) => {
    const without = ranked.filter((source) => !(source.id in entry.sources) && covers(source, entry, isDatedAlike))
    if (without.length === 0 || entry.booking.amountCents === 0) return true
    findings.push(differs(entry.booking))
    return !isOutweighed(entry, ranked, without)
  })
  findings.sort((one, other) => Math.abs(other.differenceCents ?? 0) - Math.abs(one.differenceCents ?? 0))
  return { counted, findings: findings.slice(0, statementLimits.findings) }
}

const differs = ({ bookedOn: on, amountCents: differenceCents }: Booking): StatementFinding => ({
  ...{ code: 'sources_differ', statement: null, line: null },
  ...{ on, differenceCents },
})

/** The first and the last day may be seen in part: a file is made in the middle of a day. */
function covers(source: Ranked, { booking: { bookedOn }, sources }: LedgerEntry, isDatedAlike: DatedAlike): boolean {
  const isNear = Object.keys(sources).every((id) => isDatedAlike(id, source.id))
  const days = isNear ? 0 : edgeDays
  const [before, after] = [addDays(bookedOn, -days), addDays(bookedOn, days)]
  return source.runs.some(({ from, to }) => from < before && after < to)
}

type DatedAlike = (reporting: string, other: string) => boolean

/** Shared days that show how two sources date what was booked after a weekend. */
const sharedDaysMin = 90

/**
 * Whether a source dates as another does, by all that they share, so that a booking near an end of the other one can be
 * missing in it. Without balances it proves nothing, neither that it dates otherwise.
 */
function datedAlike(ledger: Ledger, ranked: readonly Ranked[]): DatedAlike {
  const differing = new Set<string>()
  const pairs = ranked.flatMap((one) => ranked.filter(({ id }) => id > one.id).map((other) => [one, other] as const))
  const dayIn = (entry: LedgerEntry, { id }: Ranked) => entry.sources[id]?.slice(0, 'yyyy-mm-dd'.length)
  for (const [one, other] of pairs) {
    const isAlike = ledger.every((entry) => {
      const [day, otherDay] = [dayIn(entry, one), dayIn(entry, other)]
      return day === undefined || otherDay === undefined || day === otherDay
    })
    if (isAlike && sharedDays(one, other) >= sharedDaysMin) continue
    if (one.rank > 0) differing.add(`${one.id} ${other.id}`)
    if (other.rank > 0) differing.add(`${other.id} ${one.id}`)
  }
  return (reporting, other) => !differing.has(`${reporting} ${other}`)
}

function sharedDays(one: Ranked, other: Ranked): number {
  const ends = [one, other].map(({ runs }) => ({
    from: runs.map(({ from }) => from).reduce((first, day) => (day < first ? day : first)),
    to: runs.map(({ to }) => to).reduce((last, day) => (day > last ? day : last)),
  }))
  const [a, b] = [ends[0]!, ends[1]!]
  const [from, to] = [a.from > b.from ? a.from : b.from, a.to < b.to ? a.to : b.to]
  return from < to ? daysBetween(from, to) : 0
}

/** Of equals the one that came first is believed; what only sources without balances report is not. */
function isOutweighed({ sources }: LedgerEntry, ranked: readonly Ranked[], without: readonly Ranked[]): boolean {
  const reporting = ranked.filter(({ id }) => id in sources)
  const most = Math.max(...reporting.map(({ rank }) => rank))
  if (most === 0) return true
  const first = ranked.findIndex(({ id, rank }) => id in sources && rank === most)
  return without.some((source) => source.rank > most || (source.rank === most && ranked.indexOf(source) < first))
}
