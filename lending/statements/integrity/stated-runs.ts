import type { IsoDate } from '#lending/days.ts'
import { findingsAgainstYes, type StatementFinding } from '#lending/statements/finding.ts'
import { type Balance, type Booking, daysBooked, type Statement } from '#lending/statements/statement.ts'

/** Days of an account that a source covers without a break, with its balances before and after; null where unknown. */
export type StatedRun = { from: IsoDate; to: IsoDate; openingCents: number | null; closingCents: number | null }

/** One account of a file: the days and balances that it states, and what of it does not add up. */
export type Stated = { runs: StatedRun[]; findings: StatementFinding[] }

/** Enough to show and to judge by; a damaged file may have thousands. */
const findingsKept = 50

type File = { statements: readonly Statement[]; findings: readonly StatementFinding[] }

export function statedIn({ statements, findings }: File, ofAccount: readonly Statement[]): Stated {
  const against = findings
    .filter(({ code }) => findingsAgainstYes.includes(code))
    .filter(({ statement }) => statement === null || ofAccount.includes(statements[statement]!))
  return { runs: statedRuns(ofAccount), findings: against.slice(0, findingsKept) }
}

/** A file of thousands of statements that do not meet is known to be wrong by the first of them. */
const runsMax = 200

/** The runs of one account of a file: statements that meet are one. */
export function statedRuns(statements: readonly Statement[]): StatedRun[] {
  const all = statements.flatMap(({ bookings, opening, closing }) => runOfSource(bookings, opening, closing))
  const runs: StatedRun[] = []
  for (const run of all.sort(inOrder)) {
    const last = runs.at(-1)
    const isNext = last !== undefined && last.closingCents !== null && last.closingCents === run.openingCents
    if (last && (isNext || runs.length === runsMax)) Object.assign(last, { to: run.to, closingCents: run.closingCents })
    else runs.push({ ...run })
  }
  return runs
}

/** Statements of one day may come with the newest first. */
function inOrder(one: StatedRun, other: StatedRun): number {
  if (one.to !== other.to) return one.to < other.to ? -1 : 1
  const isAfter = one.openingCents !== null && one.openingCents === other.closingCents
  return isAfter && one.closingCents !== other.openingCents ? 1 : 0
}

/** A balance that is not stated follows from the other one and the bookings. */
export function runOfSource(
  bookings: readonly Booking[],
  opening: Balance | null,
  closing: Balance | null,
): StatedRun[] {
  const days = daysBooked(bookings)
  const sumCents = bookings.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const [from, to] = [opening?.on ?? days?.first ?? closing?.on, closing?.on ?? days?.last ?? opening?.on]
  if (from === undefined || to === undefined) return []
  const openingCents = opening?.amountCents ?? (closing === null ? null : closing.amountCents - sumCents)
  const closingCents = closing?.amountCents ?? (opening === null ? null : opening.amountCents + sumCents)
  return [{ from, to, openingCents, closingCents }]
}
