import { addDays, type IsoDate } from '#lending/days.ts'
import { isSameAccount } from '#lending/iban.ts'
import { joinSpans, spansOf, type AccountSpan, type MissingDays } from '#lending/statements/account-span.ts'
import {
  checkAccount,
  checkFile,
  type AccountError,
  type StatementRuleLimits,
} from '#lending/statements/check-statements.ts'
import { lendingLimits } from '#lending/limits.ts'
import type { Statement } from '#lending/statements/statement.ts'

/** True for a file that breaks no rule itself and has bookings, so that others of its account may complete it. */
export function mayJoin(statements: readonly Statement[], limits: StatementRuleLimits = lendingLimits): boolean {
  return statements.some(({ bookings }) => bookings.length > 0) && checkFile(statements, limits).length === 0
}

/** What the rules say of one of several files, and the days missing beside it. */
type JointJudgement = { error: AccountError | null; gaps: MissingDays[] }

/**
 * Judges files that follow each other as one account, with what is known of it already (ERR-3: 5003 and 5004), in their order. Each
 * gap is named once, at the file behind it where that is one of these.
 *
 * @param known what earlier files and bank links cover
 */
export function judgeTogether(
  files: readonly (readonly Statement[])[],
  known: readonly AccountSpan[],
  today: IsoDate,
  limits: StatementRuleLimits = lendingLimits,
): JointJudgement[] {
  const spans = files.map(spansOf)
  const all = [...known, ...spans.flat()]
  const named = new Set<string>()
  const gapsBeside = ({ account, since, until }: AccountSpan, side: 'before' | 'after') => {
    const gaps = joinSpans(all.filter((one) => isSameAccount(one.account, account)))?.gaps ?? []
    return gaps.filter(({ from, to }) => (side === 'before' ? addDays(to, 1) === since : addDays(from, -1) === until))
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
    error: errorOf(ofFile, all, today, limits),
    gaps: [...before[place]!, ...after[place]!],
  }))
}

function errorOf(
  spans: readonly AccountSpan[],
  all: readonly AccountSpan[],
  today: IsoDate,
  limits: StatementRuleLimits,
): AccountError | null {
  if (spans.length === 0) return checkAccount(null, today, limits)[0] ?? null
  for (const span of spans) {
    const { account } = span
    const joined = joinSpans(all.filter((one) => isSameAccount(one.account, account)))
    const [error] = checkAccount(joined, today, limits)
    // A file that ends long ago is refused for that, and not for how little there is without it.
    if (error) return checkAccount(joinSpans([span]), today, limits).find(({ code }) => code === 5003) ?? error
  }
  return null
}
