import type { IsoDate } from '#lending/days.ts'

/** An oddity of an accepted file. */
export const statementFindingCodes = [
  /** Opening balance + bookings ≠ closing balance. */
  'balance_does_not_add_up',
  /** The running balance of one row does not follow from the row before. */
  'running_balance_broken',
  /** The closing balance of a statement is not the opening balance of the next one of its account. */
  'chain_broken',
  /** A booking that one source of an account has, and another that covers its day has not. */
  'sources_differ',
  /** The numbers of the statements of an account skip one, or one is there twice. */
  'statement_missing',
  'statement_twice',
  /** A booking further ahead than the policy's days of grace; it counts nowhere. */
  'dated_ahead',
  /** No closing balance: the statement, or the file, was cut. */
  'statement_not_closed',
  /** A statement that was begun and has no account or opening balance: the file was cut. */
  'cut_off',
  'zero_amount',
  /** A quote of a CSV row is missing, or unescaped inside a field; the row was readable. */
  'missing_quote',
  /** Text in two character sets: UTF-8 first, then bytes that are not. */
  'mixed_encoding',
  'iban_checksum_wrong',
  /** A booking in another currency than its account. */
  'currency_differs',
  /** Days between this file and another of its account that neither covers. */
  'gap_between_files',
] as const

export type StatementFindingCode = (typeof statementFindingCodes)[number]

/** Other oddities are shown, and stop nothing. */
export const findingsAgainstYes: readonly StatementFindingCode[] = [
  'balance_does_not_add_up',
  'running_balance_broken',
  'chain_broken',
  'sources_differ',
]

export type StatementFinding = {
  code: StatementFindingCode
  /** Index of the statement in the file, null for the file as a whole. */
  statement: number | null
  line: number | null
  /** The difference in cents, where the finding is about a sum. */
  differenceCents: number | null
  /** The day that it is about, where it is about one. */
  on?: IsoDate
}
