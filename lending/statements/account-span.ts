import { addDays, daysBetween, type IsoDate } from '#lending/days.ts'
import { groupedByAccount } from '#lending/iban.ts'
import type { Balance, Statement } from '#lending/statements/statement.ts'

/** The days of one account that one source (a file, a bank link) covers. A source without bookings covers none. */
export type AccountSpan = {
  /** Normalised. */
  account: string
  first: IsoDate
  last: IsoDate
  bookings: number
  /** From which day on and until which day its balances say that nothing else happened. */
  since: IsoDate
  until: IsoDate
  openingCents: number | null
  closingCents: number | null
  /** The most days between two bookings that follow each other in it. */
  longestSilenceDays: number
}

/** Days, both included, that no file covers. */
export type MissingDays = { from: IsoDate; to: IsoDate }

/** The files of one account, laid one behind the other. */
export type JoinedAccount = {
  first: IsoDate
  last: IsoDate
  /** First day of the run up to the newest booking: after the newest gap that is longer than a quiet week. */
  runFirst: IsoDate
  /** Of that part. Files that overlap may hold the same ones, and count as the larger of the two. */
  bookings: number
  /** Oldest first. */
  gaps: MissingDays[]
  /** The gap behind which that part begins. */
  runGap: MissingDays | null
}

/** A quiet week between two files does not separate them: an account may be silent over a holiday. */
const quietDays = 7

export function spansOf(statements: readonly Statement[]): AccountSpan[] {
  const groups = groupedByAccount(statements, ({ accountNumber }) => accountNumber)
  return [...groups.values()].flatMap((group) => spanOf(group) ?? [])
}

function spanOf(statements: readonly Statement[]): AccountSpan | null {
  const days = statements.flatMap(({ bookings }) => bookings.map(({ bookedOn }) => bookedOn)).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const opening = endBalance(statements, 'opening')
  const closing = endBalance(statements, 'closing')
  return {
    account: statements[0]!.accountNumber,
    first,
    last,
    bookings: days.length,
    since: opening !== null && opening.on < first ? opening.on : first,
    until: closing !== null && closing.on > last ? closing.on : last,
    openingCents: opening?.amountCents ?? null,
    closingCents: closing?.amountCents ?? null,
    longestSilenceDays: days.reduce(
      (most, day, at) => Math.max(most, at === 0 ? 0 : daysBetween(days[at - 1]!, day)),
      0,
    ),
  }
}

/** The oldest opening or the newest closing balance; null where the statement at that end states none. */
function endBalance(statements: readonly Statement[], which: 'opening' | 'closing'): Balance | null {
  const balances = statements.map((statement) => statement[which]).filter((balance) => balance !== null)
  if (which === 'opening')
    return balances.reduce<Balance | null>((old, one) => (old && old.on <= one.on ? old : one), null)
  return balances.reduce<Balance | null>((young, one) => (young && young.on > one.on ? young : one), null)
}

/** The spans of one account, in any order; null for none. */
export function joinSpans(spans: readonly AccountSpan[]): JoinedAccount | null {
  const [oldest, ...others] = spans.toSorted((one, other) => (one.since < other.since ? -1 : 1))
  if (!oldest) return null
  const quiet = Math.max(quietDays, ...spans.map(({ longestSilenceDays }) => longestSilenceDays))
  const joined: JoinedAccount = { ...oldest, runFirst: oldest.first, gaps: [], runGap: null }
  let end = oldest
  for (const span of others) {
    const gap = gapBetween(end, span)
    const isLong = gap !== null && daysBetween(gap.from, gap.to) + 1 > quiet
    if (gap !== null && (isLong || isBalanceBroken(end, span))) joined.gaps.push(gap)
    if (isLong) Object.assign(joined, { runFirst: span.first, bookings: span.bookings, runGap: gap })
    else
      joined.bookings =
        gap === null && span.since < end.until
          ? Math.max(joined.bookings, span.bookings)
          : joined.bookings + span.bookings
    if (span.last > joined.last) joined.last = span.last
    if (span.until >= end.until) end = span
  }
  const { first, last, runFirst, bookings, gaps, runGap } = joined
  return { first, last, runFirst, bookings, gaps, runGap }
}

/** The whole days between two files; null for none, or when equal balances prove that nothing happened. */
function gapBetween(one: AccountSpan, next: AccountSpan): MissingDays | null {
  if (one.closingCents !== null && one.closingCents === next.openingCents) return null
  const gap = { from: addDays(one.until, 1), to: addDays(next.since, -1) }
  return gap.from <= gap.to ? gap : null
}

const isBalanceBroken = (one: AccountSpan, next: AccountSpan): boolean =>
  one.closingCents !== null && next.openingCents !== null && one.closingCents !== next.openingCents
