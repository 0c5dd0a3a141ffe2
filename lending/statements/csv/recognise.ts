import { abnAmroHeaded } from '#lending/statements/csv/bank-abn-amro.ts'
import type { StatementBank } from '#lending/statements/bank.ts'
import { headingDialects } from '#lending/statements/csv/bank-headings.ts'
import { placeDialects, readTriodos } from '#lending/statements/csv/bank-places.ts'
import { refuseOtherExport, refuseProviderRows } from '#lending/statements/csv/other-exports.ts'
import { revolutBusiness } from '#lending/statements/csv/bank-revolut.ts'
import { volksbankHeaded } from '#lending/statements/csv/bank-volksbank.ts'
import {
  type CsvDialect,
  type HeadedDialect,
  normaliseHeading,
  type PlacedDialect,
} from '#lending/statements/csv/dialect.ts'
import { fieldsMax, type RowShape, splitRow } from '#lending/statements/csv/rows.ts'
import { Refused } from '#lending/statements/refusal.ts'

/** The shape of the rows has the field counts of the heading, or those that a row may have. */
export type RecognisedCsv = RowShape & {
  dialect: CsvDialect
  places: ReadonlyMap<string, number>
  /** The first line that holds a booking, counted from 1. */
  firstRow: number
  /** The heading as it is written; it comes again where several exports were put into one file. */
  headingText: string | null
}

const delimiters = [',', ';', '\t']

type Heading = { line: number; delimiter: string; names: string[] }

/** How many lines may come before a heading or the first row: banners, blank lines and what was asked for. */
export const linesLookedAt = 20

/** Recognises the bank by the first lines. @throws Refused when no dialect fits, with the reason that fits best. */
export function recogniseCsv(lines: readonly string[]): RecognisedCsv {
  const headings = lines.flatMap((text, index) => headingsOf(text, index + 1))
  for (const heading of headings) {
    const found = byHeading(heading, lines[heading.line - 1]!)
    if (found === null) continue
    refuseRowsAbove(heading, lines)
    return found
  }
  for (const { line, names } of headings) refuseOtherExport(line, names)
  const found = byPlace(lines)
  if (found !== null) return found
  refuseProviderRows(lines)
  refuseDateInWords(lines)
  for (const heading of headings) refuseNearHeading(heading)
  refuseBannerAlone(lines)
  throw new Refused('unknown_format', { line: 1, found: lines.find((line) => line.trim() !== '') ?? '' })
}

function headingsOf(text: string, line: number): Heading[] {
  return delimiters.flatMap((delimiter) => {
    if (!text.includes(delimiter)) return []
    const names = text.split(delimiter, fieldsMax).map(normaliseHeading)
    return names.some((name) => /\d{4}/.test(name)) ? [] : [{ line, delimiter, names }]
  })
}

/** Triodos with a heading; without one it is known by the places of its columns. */
const triodosHeaded: HeadedDialect = {
  bank: 'triodos',
  alwaysWritesCents: true,
  columns: {
    required: {
      date: ['datum', 'boekdatum', 'transactiedatum'],
      account: ['rekening', 'rekeningnummer'],
      amount: ['bedrag'],
      sign: ['creditdebet', 'debetcredit', 'debet/credit', 'credit/debet', 'debet / credit'],
      name: ['naam', 'naam tegenrekening'],
      counterparty: ['tegenrekening'],
      text: ['omschrijving'],
    },
    optional: { code: ['code'], balance: ['saldo', 'saldo na boeking'] },
  },
  read: readTriodos,
}

/** Variants come first: their words are unique, while bunq's few general ones occur elsewhere. */
const headed = [volksbankHeaded, abnAmroHeaded, revolutBusiness, triodosHeaded, ...headingDialects]

/** A sheet that was sorted has bookings above its heading; passing over them would lose them in silence. */
function refuseRowsAbove(heading: Heading, lines: readonly string[]) {
  for (const [index, text] of lines.slice(0, heading.line - 1).entries()) {
    if (/\d{4}/.test(text) && text.split(heading.delimiter).length >= heading.names.length) {
      throw new Refused('malformed_row', { line: index + 1, found: text })
    }
  }
}

function byHeading(heading: Heading, headingText: string): RecognisedCsv | null {
  for (const dialect of headed) {
    if (dialect.columns.excluded?.some((name) => heading.names.includes(name))) continue
    const places = placesOf(heading, { ...dialect.columns.required, ...dialect.columns.optional })
    if (Object.keys(dialect.columns.required).every((column) => places.has(column))) {
      const { delimiter, line, names } = heading
      return { ...shapeOf(dialect, places), delimiter, fieldCounts: [names.length], firstRow: line + 1, headingText }
    }
  }
  return null
}

/** Within apostrophes are the texts of a payer, and the category that ASN adds behind them. */
function shapeOf<Dialect extends CsvDialect>(dialect: Dialect, places: ReadonlyMap<string, number>) {
  const apostrophePlaces = ['paymentReference', 'text', 'category'].flatMap((column) => places.get(column) ?? [])
  return { dialect, places, quoting: dialect.quoting ?? 'double', apostrophePlaces }
}

function placesOf(heading: Heading, columns: Readonly<Record<string, readonly string[]>>): Map<string, number> {
  const places = new Map<string, number>()
  for (const [column, names] of Object.entries(columns)) {
    const place = heading.names.findIndex((name) => names.includes(name))
    if (place >= 0) places.set(column, place)
  }
  return places
}

/** A bank's heading with a column gone or renamed: say which, rather than "unknown". The bank that lacks the least. */
function refuseNearHeading(heading: Heading) {
  let nearest: { missing: string; share: number; bank: StatementBank | null } | null = null
  for (const { bank, columns } of headed) {
    const required = Object.values(columns.required)
    const missing = required.filter((names) => !heading.names.some((name) => names.includes(name)))
    const share = missing.length / required.length
    if (share < 1 / 2 && share < (nearest?.share ?? 1))
      nearest = { missing: missing[0]?.[0] ?? heading.names[0]!, share, bank }
  }
  if (nearest === null) return
  const { missing, bank } = nearest
  throw new Refused('wrong_columns', {
    line: heading.line,
    field: missing,
    bank: isNameable(bank, heading) ? bank : null,
  })
}

/** Date, description and amount are in any bank's export: without a unique word it is unnamed. */
function isNameable(bank: StatementBank | null, { names }: Heading): boolean {
  const others = headed.filter((dialect) => dialect.bank !== bank).flatMap(wordsOf)
  const own = headed.filter((dialect) => dialect.bank === bank).flatMap(wordsOf)
  return names.some((name) => own.includes(name) && !others.includes(name))
}

const wordsOf = ({ columns }: HeadedDialect): string[] =>
  Object.values({ ...columns.required, ...columns.optional }).flat()

function byPlace(lines: readonly string[]): RecognisedCsv | null {
  for (const [index, text] of lines.entries()) {
    for (const dialect of placeDialects) {
      const delimiter = delimiters.find((one) => isRowOf(dialect, text, one))
      if (delimiter === undefined) continue
      const { names, fieldCounts } = dialect.columns
      const shape = shapeOf(dialect, placesByName(names))
      return { ...shape, delimiter, fieldCounts, firstRow: firstRowOf(lines, index), headingText: null }
    }
  }
  return null
}

/** A row of a known bank but for a date in words: the date is wrong, not the whole file. */
function refuseDateInWords(lines: readonly string[]) {
  for (const [index, text] of lines.entries()) {
    const found = text.match(dateInWords)?.[0]
    if (found === undefined) continue
    for (const figures of ['31-01-2026', '20260131']) {
      const row = text.replaceAll(dateInWords, figures)
      const dialect = placeDialects.find((one) => delimiters.some((delimiter) => isRowOf(one, row, delimiter)))
      if (dialect) throw new Refused('malformed_date', { line: index + 1, field: 'date', found, bank: dialect.bank })
    }
  }
}

const dateInWords =
  /\b\d{1,2}[ .-]{1,2}(?:jan|feb|mrt|maart|mar|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec)[a-z]{0,6}\.?[ .-]{1,2}\d{2,4}\b/gi

/** A bank's banner with no heading below it: the file was cut. */
function refuseBannerAlone(lines: readonly string[]) {
  for (const [index, found] of lines.entries()) {
    const dialect = headed.find(({ banner }) => banner?.test(found))
    if (dialect) throw new Refused('wrong_columns', { line: index + 1, found, bank: dialect.bank })
  }
}

function placesByName(names: string): Map<string, number> {
  return new Map(names.split(' ').map((name, place) => [name, place]))
}

/** Lines above the first recognised row are a heading when they hold no digit; else they are rows, and must be read. */
function firstRowOf(lines: readonly string[], index: number): number {
  const before = lines.slice(0, index)
  const lastHeading = before.findLastIndex((line) => line.trim() === '' || !/\d{4}/.test(line))
  return lastHeading + 2
}

/** A spreadsheet may end a row with one more delimiter. */
function hasCount(fields: readonly string[], fieldCounts: readonly number[]): boolean {
  const filled = fields.at(-1) === '' ? fields.length - 1 : fields.length
  return fieldCounts.includes(fields.length) || fieldCounts.includes(filled)
}

function isRowOf(dialect: PlacedDialect, text: string, delimiter: string): boolean {
  try {
    // No field counts: a row by which a bank is recognised must have its quotes in order.
    const shape = { ...shapeOf(dialect, placesByName(dialect.columns.names)), delimiter, fieldCounts: [] }
    const row = splitRow(text, shape, 0)
    return row !== null && hasCount(row.fields, dialect.columns.fieldCounts) && dialect.columns.isRow(row.fields)
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}
