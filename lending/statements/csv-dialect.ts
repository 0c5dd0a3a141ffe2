import type { StatementBank } from '#lending/statements/bank.ts'
import type { CsvQuoting } from '#lending/statements/csv-rows.ts'
import { Refused } from '#lending/statements/refusal.ts'
import type { IsoDate, Transaction } from '#lending/statements/statement.ts'
import { parseCents, parseDate, type DecimalSign } from '#lending/statements/values.ts'

/** One row read: the booking, whose it is, and the balances that the row itself states. */
export type CsvBooking = {
  account: string
  transaction: Transaction
  balanceBeforeCents: number | null
  balanceAfterCents: number | null
}

/** A row by the names that a dialect gives its columns; a column that the file lacks is empty. */
export type CsvRow = {
  readonly line: number
  text(column: string): string
  /** Both refuse the row with its line and column when the text is not a date or an amount. */
  date(column: string): IsoDate
  cents(column: string, decimal: DecimalSign): number
  has(column: string): boolean
}

export type CsvDialect = {
  readonly name: string
  readonly bank: StatementBank | null
  readonly delimiters: readonly string[]
  readonly quoting: CsvQuoting
  /** A line that may stand before the heading, by which a file that lacks its heading is still known. */
  readonly banner?: RegExp
  readonly columns: CsvColumns
  read(row: CsvRow): CsvBooking
}

/**
 * Columns found by their heading (in any order, others may be added), or by their place where a bank writes no heading;
 * then `isRow` must recognise a row of this bank and nobody else's.
 */
export type CsvColumns =
  | {
      by: 'heading'
      required: Readonly<Record<string, readonly string[]>>
      optional: Readonly<Record<string, readonly string[]>>
    }
  | { by: 'place'; names: readonly string[]; fieldCounts: readonly number[]; isRow(fields: readonly string[]): boolean }

/** Headings are compared in lower case, without quotes and with one space between words. */
export function normaliseHeading(heading: string): string {
  return heading
    .replace(/^\ufeff/, '')
    .replace(/"/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

export function createRow(line: number, fields: readonly string[], places: ReadonlyMap<string, number>): CsvRow {
  const text = (column: string) => {
    const place = places.get(column)
    return place === undefined ? '' : (fields[place] ?? '').trim()
  }
  return {
    line,
    text,
    has: (column) => places.has(column),
    date(column) {
      const date = parseDate(text(column))
      if (date === null) throw new Refused('malformed_date', { line, field: column, found: text(column) })
      return date
    },
    cents(column, decimal) {
      const cents = parseCents(text(column), decimal)
      if (cents === null) throw new Refused('malformed_amount', { line, field: column, found: text(column) })
      return cents
    },
  }
}

/** The sign that stands in a column of its own, in the words and letters the banks use. */
export function signOf(row: CsvRow, column: string): 1 | -1 {
  const word = row.text(column).toLowerCase()
  if (inWords.has(word)) return 1
  if (outWords.has(word)) return -1
  throw new Refused('malformed_row', { line: row.line, field: column, found: row.text(column) })
}

const inWords: ReadonlySet<string> = new Set(['bij', 'bijschrijving', 'bijschrijvingen', 'c', 'credit', 'cr'])
const outWords: ReadonlySet<string> = new Set(['af', 'afschrijving', 'afschrijvingen', 'd', 'debet', 'debit', 'db'])

/** An amount without sign and the word for its direction. Zero has no direction. */
export function unsignedCents(row: CsvRow, column: string, decimal: DecimalSign, sign: 1 | -1): number {
  const cents = row.cents(column, decimal)
  if (cents < 0) throw new Refused('malformed_amount', { line: row.line, field: column, found: row.text(column) })
  return cents === 0 ? 0 : cents * sign
}
