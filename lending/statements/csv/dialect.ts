import type { StatementBank } from '#lending/statements/bank.ts'
import type { CsvQuoting } from '#lending/statements/csv/rows.ts'
import { Refused } from '#lending/statements/refusal.ts'
import type { IsoDate } from '#lending/days.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { parseCents, parseDate, type DecimalSign } from '#lending/statements/values.ts'

/** One row read: the booking, whose it is, and the balances that the row itself states. */
export type CsvRecord = {
  account: string
  booking: Booking
  balanceBeforeCents: number | null
  balanceAfterCents: number | null
  /** Not for good: still pending, or declined after all. Not counted as a booking. */
  notBooked?: 'pending' | 'never'
}

/** The parts that all exports of a bank share; the delimiter is the file's comma, semicolon or tab. */
export type CsvDialect = {
  readonly bank: StatementBank | null
  /** Double quotes by default. */
  readonly quoting?: CsvQuoting
  /** The bank writes two decimals in every amount: one without was changed by a person or a spreadsheet. */
  readonly alwaysWritesCents?: boolean
  read(row: CsvRow): CsvRecord
}

/** Columns found by their heading, in any order; others may be added. Each has the words that banks use for it. */
export type HeadedDialect = CsvDialect & {
  /** A line that may precede the heading, and identifies a file without one. */
  readonly banner?: RegExp
  readonly columns: {
    readonly required: Readonly<Record<string, readonly string[]>>
    readonly optional: Readonly<Record<string, readonly string[]>>
    /** Headings of others: a dialect whose amounts have a sign must not read those that have it in a column apart. */
    readonly excluded?: readonly string[]
  }
}

/** Columns by position, where a bank writes no heading; `isRow` must recognise the rows of this bank only. */
export type PlacedDialect = CsvDialect & {
  readonly columns: {
    /** In the order of the file, a space between. */
    readonly names: string
    readonly fieldCounts: readonly number[]
    isRow(fields: readonly string[]): boolean
  }
}

/** Headings are compared in lower case, without quotes and with one space between words. */
export function normaliseHeading(heading: string): string {
  return heading.replaceAll('"', '').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Whether a field is a day, for the dialects that are known by the places of their columns. */
export function isDateField(text: string): boolean {
  return parseDate(text.trim()) !== null
}

/** A row by the names that a dialect gives its columns; a column that the file lacks is empty. */
export class CsvRow {
  readonly line: number
  readonly #fields: readonly string[]
  readonly #places: ReadonlyMap<string, number>
  readonly #alwaysHasCents: boolean

  constructor(line: number, fields: readonly string[], places: ReadonlyMap<string, number>, alwaysHasCents: boolean) {
    this.line = line
    this.#alwaysHasCents = alwaysHasCents
    this.#fields = fields
    this.#places = places
  }

  has(column: string): boolean {
    return this.#places.has(column)
  }

  text(column: string): string {
    return this.untrimmed(column).trim()
  }

  /** With the spaces around it, where the length of the text or the space at an end shows something. */
  untrimmed(column: string): string {
    const place = this.#places.get(column)
    return place === undefined ? '' : (this.#fields[place] ?? '')
  }

  /** This and `cents` refuse the row with its line and column when the text is not a date or an amount. */
  date(column: string): IsoDate {
    const date = parseDate(this.text(column))
    if (date === null) throw new Refused('malformed_date', { line: this.line, field: column, found: this.text(column) })
    return date
  }

  cents(column: string, decimal: DecimalSign): number {
    const text = this.text(column)
    const cents = parseCents(text, decimal) ?? resavedCents(text, decimal)
    if (cents === null) throw new Refused('malformed_amount', { line: this.line, field: column, found: text })
    if (cents !== 0 && (this.#alwaysHasCents ? !hasCents(text) : isGroupAsCents(text, decimal)))
      throw new Refused('altered_file', { line: this.line, field: column, found: text })
    return cents
  }

  /** Null where the file leaves the column empty or does not have it. */
  dateOrNull(column: string): IsoDate | null {
    return this.text(column) === '' ? null : this.date(column)
  }

  centsOrNull(column: string, decimal: DecimalSign): number | null {
    return this.text(column) === '' ? null : this.cents(column, decimal)
  }
}

/** One or two decimals at its end; a spreadsheet drops a last nought. */
function hasCents(text: string): boolean {
  const [last, third] = [text.length - 2, text.length - 3]
  return isDecimalSign(text.charCodeAt(third)) || isDecimalSign(text.charCodeAt(last)) || /[.,]\d\d?\D+$/.test(text)
}

/** `1,250` where the comma is the decimal sign: a thousand of another country. */
const isGroupAsCents = (text: string, decimal: DecimalSign): boolean =>
  decimal !== 'either' && text.slice(text.lastIndexOf(decimal)).search(/^[.,]\d{3}/) === 0

const isDecimalSign = (code: number): boolean => code === 44 || code === 46

/**
 * An amount as a spreadsheet may write it again: `€ -12,50`, `(12,50)`, `12,50-`, and with the point of another country
 * where it is surely that: one or two digits follow it, and no group of three.
 */
function resavedCents(text: string, decimal: DecimalSign): number | null {
  const match =
    /^(\(?)\s*(?:(?:EUR|€)\s*)?(?:([+\u2212-])\s*)?(?:(?:EUR|€)\s*)?(\d[\d.,]*)(-?)\s*(?:EUR|€)?(\)?)$/.exec(text)
  if (!match) return null
  const [, open, sign = '', digits, behind, close] = match
  const signs = [open === '(' ? '-' : '', sign === '+' ? '' : sign, behind].filter((one) => one !== '')
  if (signs.length > 1 || (open === '(') !== (close === ')')) return null
  const cents = parseCents(digits!, decimal) ?? (/\.\d\d?$/.test(digits!) ? parseCents(digits!, '.') : null)
  return cents === null || cents === 0 || signs.length === 0 ? cents : -cents
}

/** The signed amount, or the amount with its direction from a second column. Zero has no direction. */
export function amountIn(row: CsvRow, decimal: DecimalSign): number {
  if (!row.has('sign')) return row.cents('amount', decimal)
  const word = row.text('sign').toLowerCase()
  const isIn = inWords.has(word)
  if (!isIn && !outWords.has(word))
    throw new Refused('malformed_row', { line: row.line, field: 'sign', found: row.text('sign') })
  const cents = row.cents('amount', decimal)
  if (cents < 0) throw new Refused('malformed_amount', { line: row.line, field: 'amount', found: row.text('amount') })
  return isIn || cents === 0 ? cents : -cents
}

const inWords: ReadonlySet<string> = new Set(['bij', 'bijschrijving', 'bijschrijvingen', 'c', 'credit', 'cr'])
const outWords: ReadonlySet<string> = new Set(['af', 'afschrijving', 'afschrijvingen', 'd', 'debet', 'debit', 'db'])
