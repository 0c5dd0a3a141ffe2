import { addDays, type IsoDate } from '#lending/days.ts'
import { type LendingLimits, lendingLimits } from '#lending/policy/limits.ts'
import type { StatementFinding } from '#lending/statements/finding.ts'
import { statementLimits } from '#lending/statements/limits.ts'
import type { Statement } from '#lending/statements/statement.ts'

type AheadLimits = Pick<LendingLimits, 'bookingAheadMaxDays'>

/** The last day on which a booking counts: a bank may date one on the next working day. */
export const countedUntil = (today: IsoDate, { bookingAheadMaxDays }: AheadLimits = lendingLimits): IsoDate =>
  addDays(today, bookingAheadMaxDays)

/** The statements without bookings that are dated further ahead. */
export function withoutAhead(statements: readonly Statement[], today: IsoDate, limits: AheadLimits): Statement[] {
  const until = countedUntil(today, limits)
  return statements.map((statement) =>
    statement.bookings.some(({ bookedOn }) => bookedOn > until)
      ? { ...statement, bookings: statement.bookings.filter(({ bookedOn }) => bookedOn <= until) }
      : statement,
  )
}

export function findAhead(
  statements: readonly Statement[],
  today: IsoDate,
  limits: AheadLimits = lendingLimits,
): StatementFinding[] {
  const until = countedUntil(today, limits)
  const ahead = statements.flatMap(({ bookings }, statement) =>
    bookings
      .filter(({ bookedOn }) => bookedOn > until)
      .map(({ bookedOn: on, amountCents: differenceCents }) => ({ statement, on, differenceCents })),
  )
  return ahead
    .slice(0, statementLimits.findings)
    .map((found): StatementFinding => ({ code: 'dated_ahead', line: null, ...found }))
}
