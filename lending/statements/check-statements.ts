import { daysBetween } from '#lending/days.ts'
import { isSameAccount } from '#lending/iban.ts'
import { lendingLimits, type LendingLimits } from '#lending/limits.ts'
import type { IsoDate, Statement } from '#lending/statements/statement.ts'

/** The file rules' limits, from the one table. */
export type StatementRuleLimits = Pick<
  LendingLimits,
  | 'statementAgeMaxDays'
  | 'statementCoverageMinDays'
  | 'statementBookingsMin'
  | 'statementSpanMaxDays'
  | 'statementAccountsPerFileMax'
>

/** Specification 8, with what was found, so that the page can say it in words. */
export type StatementFileError =
  | { code: 5003; key: 'transactions_not_recent'; newestOn: IsoDate; ageDays: number; ageMaxDays: number }
  | {
      code: 5004
      key: 'not_enough_transactions'
      coveredDays: number
      coverageMinDays: number
      bookings: number
      bookingsMin: number
    }
  | { code: 5005; key: 'too_many_days_in_file'; coveredDays: number; spanMaxDays: number }
  | { code: 5031; key: 'multiple_accounts'; accounts: string[] }

/**
 * The product's rules for one uploaded file (ERR-3), in the order of their codes; empty when it will do. Days are
 * counted from the first to the last booking, both taken by their booking date.
 *
 * @param today the day on the server's clock
 */
export function checkStatements(
  statements: readonly Statement[],
  today: IsoDate,
  limits: StatementRuleLimits = lendingLimits,
): StatementFileError[] {
  const period = periodOf(statements)
  const coveredDays = period === null ? 0 : daysBetween(period.first, period.last)
  return [
    ...notRecent(period?.last ?? null, today, limits),
    ...notEnough(coveredDays, period?.bookings ?? 0, limits),
    ...tooMany(coveredDays, limits),
    ...severalAccounts(statements, limits),
  ]
}

function periodOf(statements: readonly Statement[]): { first: IsoDate; last: IsoDate; bookings: number } | null {
  let first: IsoDate | null = null
  let last: IsoDate | null = null
  let bookings = 0
  for (const { transactions } of statements) {
    bookings += transactions.length
    for (const { bookedOn } of transactions) {
      if (first === null || bookedOn < first) first = bookedOn
      if (last === null || bookedOn > last) last = bookedOn
    }
  }
  return first === null || last === null ? null : { first, last, bookings }
}

/** A file without bookings is not old: it is not enough. */
function notRecent(newestOn: IsoDate | null, today: IsoDate, limits: StatementRuleLimits): StatementFileError[] {
  if (newestOn === null) return []
  const ageDays = daysBetween(newestOn, today)
  if (ageDays <= limits.statementAgeMaxDays) return []
  return [{ code: 5003, key: 'transactions_not_recent', newestOn, ageDays, ageMaxDays: limits.statementAgeMaxDays }]
}

function notEnough(coveredDays: number, bookings: number, limits: StatementRuleLimits): StatementFileError[] {
  const { statementCoverageMinDays: coverageMinDays, statementBookingsMin: bookingsMin } = limits
  if (coveredDays >= coverageMinDays && bookings >= bookingsMin) return []
  return [{ code: 5004, key: 'not_enough_transactions', coveredDays, coverageMinDays, bookings, bookingsMin }]
}

function tooMany(coveredDays: number, limits: StatementRuleLimits): StatementFileError[] {
  if (coveredDays <= limits.statementSpanMaxDays) return []
  return [{ code: 5005, key: 'too_many_days_in_file', coveredDays, spanMaxDays: limits.statementSpanMaxDays }]
}

function severalAccounts(statements: readonly Statement[], limits: StatementRuleLimits): StatementFileError[] {
  const accounts: string[] = []
  for (const { accountNumber } of statements) {
    if (!accounts.some((known) => isSameAccount(known, accountNumber))) accounts.push(accountNumber)
    // Enough to refuse the file; a file of thousands of accounts needs no longer list.
    if (accounts.length > limits.statementAccountsPerFileMax + 10) break
  }
  if (accounts.length <= limits.statementAccountsPerFileMax) return []
  return [{ code: 5031, key: 'multiple_accounts', accounts }]
}
