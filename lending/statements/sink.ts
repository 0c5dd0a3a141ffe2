import type { StatementFinding } from '#lending/statements/finding.ts'
import type { Balance, Booking } from '#lending/statements/statement.ts'

export type StatementHead = {
  accountIban: string | null
  accountNumber: string
  accountHolder: string | null
  currency: string
}

/** Facts known at its end only: in files with the newest row first even the opening balance. */
type StatementTail = {
  opening: Balance | null
  closing: Balance | null
  bookingCount: number
  sumCents: number
  pendingCount: number
}

/**
 * Takes what the readers read, as they read. Statements are numbered from 0 in order of their start; a CSV file may mix
 * several accounts, so every booking names its statement.
 */
export type StatementSink = {
  statementStart(statement: number, head: StatementHead): void
  booking(statement: number, booking: Booking, line: number): void
  statementEnd(statement: number, tail: StatementTail): void
  finding(finding: StatementFinding): void
}
