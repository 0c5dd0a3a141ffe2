import type { StatementBank } from '#lending/statements/bank.ts'

/** A reader of one format: text in, bookings out to its tally. Throws `Refused`. */
export type FormatReader = {
  readonly bank: StatementBank | null
  /**
   * The next block of decoded text, without byte order mark.
   *
   * @param ascii the bytes of the same text when each of them is one character; only valid during the call
   */
  push(text: string, isLast: boolean, ascii: Uint8Array | null): void
}
