import type { StatementBank } from '#lending/statements/bank.ts'

/** What each of the three formats brings: text in, bookings out to the tally it was given. Throws `Refused`. */
export type FormatReader = {
  readonly bank: StatementBank | null
  /** The next block of decoded text, without byte order mark. */
  push(text: string, isLast: boolean): void
}
