import { daysBetween, type IsoDate } from '#lending/days.ts'
import { groupedByAccount } from '#lending/iban.ts'
import { lendingLimits, type LendingLimits } from '#lending/policy/limits.ts'
import type { JoinedAccount, MissingDays } from '#lending/statements/account-span.ts'
import { withoutAhead } from '#lending/statements/integrity/dated-ahead.ts'
import { daysBooked, type Statement } from '#lending/statements/statement.ts'

/** The file rules' limits, from the one table. */
export type StatementRuleLimits = Pick<
  LendingLimits,
  | 'statementAgeMaxDays'
  | 'statementCoverageMinDays'
  | 'statementBookingsMin'
  | 'statementSpanMaxDays'
  | 'statementAccountsPerFileMax'
  | 'bookingAheadMaxDays'
  | 'savingsBookingsMonthlyMax'
>

/** ERR-3, with what was found, so that the page can say it in words. */
export type StatementFileError = AccountError | FileError

export type AccountError =
  | { code: 5003; key: 'transactions_not_recent'; newestOn: IsoDate; ageDays: number; ageMaxDays: number }
  | {
      code: 5004
      key: 'not_enough_transactions'
      coveredDays: number
      coverageMinDays: number
      bookings: number
      bookingsMin: number
      /** The days between two files behind which too little is left, where that is why. */
      missingFrom?: IsoDate
      missingTo?: IsoDate
    }

type FileError =
  | { code: 5005; key: 'too_many_days_in_file'; coveredDays: number; spanMaxDays: number }
  | { code: 5031; key: 'multiple_accounts'; accounts: string[] }

/**
 * The errors of one uploaded file (ERR-3) when nothing else of its account is known, ordered by code; empty when it
 * passes. Days run from the first to the last booking date.
 *
 * @param today the day on the server's clock
 */
export function checkStatements(
  statements: readonly Statement[],
  today: IsoDate,
  limits: StatementRuleLimits = lendingLimits,
): StatementFileError[] {
  const counted = withoutAhead(statements, today, limits)
  const bookings = counted.flatMap((statement) => statement.bookings)
  const days = daysBooked(bookings)
  const whole = days && { runFirst: days.first, last: days.last, bookings: bookings.length, runGap: null }
  return [...checkAccount(whole, today, limits), ...checkFile(counted, limits)]
}

/** The rules for each file by itself: how long it is, and how many accounts it holds. */
export function checkFile(statements: readonly Statement[], limits: StatementRuleLimits = lendingLimits): FileError[] {
  const days = daysBooked(statements.flatMap(({ bookings }) => bookings))
  const coveredDays = days === null ? 0 : daysBetween(days.first, days.last)
  return [...tooMany(coveredDays, limits), ...severalAccounts(statements, limits)]
}

/** The rules for all sources of an account together, files and a bank link; null when there are none. */
export function checkAccount(
  account: Pick<JoinedAccount, 'runFirst' | 'last' | 'bookings' | 'runGap'> | null,
  today: IsoDate,
  limits: StatementRuleLimits = lendingLimits,
): AccountError[] {
  if (account === null) return notEnough(0, 0, null, limits)
  const coveredDays = daysBetween(account.runFirst, account.last)
  return [
    ...notRecent(account.last, today, limits),
    ...notEnough(coveredDays, account.bookings, account.runGap, limits),
  ]
}

function notRecent(newestOn: IsoDate, today: IsoDate, limits: StatementRuleLimits): AccountError[] {
  const ageDays = daysBetween(newestOn, today)
  if (ageDays <= limits.statementAgeMaxDays) return []
  return [{ code: 5003, key: 'transactions_not_recent', newestOn, ageDays, ageMaxDays: limits.statementAgeMaxDays }]
}

function notEnough(
  coveredDays: number,
  bookings: number,
  gap: MissingDays | null,
  limits: StatementRuleLimits,
): AccountError[] {
  const { statementCoverageMinDays: coverageMinDays, statementBookingsMin: bookingsMin } = limits
  if (coveredDays >= coverageMinDays && bookings >= bookingsMin) return []
  const missing = gap === null ? {} : { missingFrom: gap.from, missingTo: gap.to }
  return [
    { code: 5004, key: 'not_enough_transactions', coveredDays, coverageMinDays, bookings, bookingsMin, ...missing },
  ]
}

function tooMany(coveredDays: number, limits: StatementRuleLimits): FileError[] {
  if (coveredDays <= limits.statementSpanMaxDays) return []
  return [{ code: 5005, key: 'too_many_days_in_file', coveredDays, spanMaxDays: limits.statementSpanMaxDays }]
}

function severalAccounts(statements: readonly Statement[], limits: StatementRuleLimits): FileError[] {
  const { statementAccountsPerFileMax: most } = limits
  const accounts = [...groupedByAccount(statements, ({ accountNumber }) => accountNumber).keys()]
  // Enough to refuse the file; one of thousands of accounts needs no longer list.
  return accounts.length <= most
    ? []
    : [{ code: 5031, key: 'multiple_accounts', accounts: accounts.slice(0, most + 11) }]
}
