import { addDays, daysBetween, type IsoDate, meanMonthDays } from '#lending/days.ts'
import { canonicalAccounts } from '#lending/iban.ts'
import {
  joinSpans,
  spansOf,
  type AccountSpan,
  type JoinedAccount,
  type MissingDays,
} from '#lending/statements/account-span.ts'
import {
  checkAccount,
  checkFile,
  type AccountError,
  type StatementRuleLimits,
} from '#lending/statements/check-statements.ts'
import { withoutAhead } from '#lending/statements/integrity/dated-ahead.ts'
import { lendingLimits } from '#lending/policy/limits.ts'
import type { Statement } from '#lending/statements/statement.ts'

/** True for a file that breaks no rule itself and has bookings, so that others of its account may complete it. */
export function mayJoin(
  statements: readonly Statement[],
  today: IsoDate,
  limits: StatementRuleLimits = lendingLimits,
): boolean {
  const counted = withoutAhead(statements, today, limits)
  return counted.some(({ bookings }) => bookings.length > 0) && checkFile(counted, limits).length === 0
}

/** The verdict on one of several files, and the missing days beside it. */
type JointJudgement = { error: AccountError | null; gaps: MissingDays[] }

/**
 * Judges consecutive files as one account, with the known spans (ERR-3: 5003 and 5004), in their order. Each gap is
 * named once, at the file after it where that is one of these.
 *
 * @param known what earlier files and bank links cover
 */
export function judgeTogether(
  files: readonly (readonly Statement[])[],
  known: readonly AccountSpan[],
  today: IsoDate,
  limits: StatementRuleLimits = lendingLimits,
): JointJudgement[] {
  const spans = files.map((statements) => spansOf(withoutAhead(statements, today, limits)))
  const all = [...known, ...spans.flat()]
  const joinedOf = joinedByAccount(all)
  const named = new Set<string>()
  const gapsBeside = ({ account, since, until }: AccountSpan, side: 'before' | 'after') => {
    const [lastMissing, firstMissing] = [addDays(since, -1), addDays(until, 1)]
    const gaps = joinedOf.of(account)?.gaps ?? []
    return gaps.filter(({ from, to }) => (side === 'before' ? to === lastMissing : from === firstMissing))
  }
  const name = (gaps: readonly MissingDays[]) =>
    gaps.filter(({ from }) => {
      const isNew = !named.has(from)
      named.add(from)
      return isNew
    })
  const before = spans.map((ofFile) => name(ofFile.flatMap((span) => gapsBeside(span, 'before'))))
  const after = spans.map((ofFile) => name(ofFile.flatMap((span) => gapsBeside(span, 'after'))))
  return spans.map((ofFile, place) => ({
    error: errorOf(ofFile, joinedOf, today, limits),
    gaps: [...before[place]!, ...after[place]!],
  }))
}

type Joined = { of: (account: string) => JoinedAccount | null; others: (account: string) => JoinedAccount[] }

/** Joined once for each account: there may be a file for each of a thousand days. */
function joinedByAccount(all: readonly AccountSpan[]): Joined {
  const canonical = canonicalAccounts(all.map(({ account }) => account))
  const spans = Map.groupBy(all, ({ account }) => canonical(account))
  const joined = new Map([...spans].map(([account, ofIt]) => [account, joinSpans(ofIt)]))
  return {
    of: (account) => joined.get(canonical(account)) ?? null,
    others: (account) =>
      [...joined].flatMap(([other, one]) => (other === canonical(account) || one === null ? [] : one)),
  }
}

/** A savings account may be silent for months, beside one that shows what happens now. */
function isAtRest({ bookings, runFirst, last }: JoinedAccount, limits: StatementRuleLimits): boolean {
  const months = Math.max(1, daysBetween(runFirst, last) / meanMonthDays)
  return bookings / months <= limits.savingsBookingsMonthlyMax
}

function errorOf(
  spans: readonly AccountSpan[],
  joinedOf: Joined,
  today: IsoDate,
  limits: StatementRuleLimits,
): AccountError | null {
  if (spans.length === 0) return checkAccount(null, today, limits)[0] ?? null
  for (const span of spans) {
    const joined = joinedOf.of(span.account)
    const [error] = checkAccount(joined, today, limits)
    const isCurrent = (other: JoinedAccount): boolean => checkAccount(other, today, limits).length === 0
    if (error && joined && isAtRest(joined, limits) && joinedOf.others(span.account).some(isCurrent)) continue
    // A file that ends long ago is refused for that, and not for how little there is without it.
    if (error) return checkAccount(joinSpans([span]), today, limits).find(({ code }) => code === 5003) ?? error
  }
  return null
}
