import { Refused } from '#lending/statements/refusal.ts'

/** How a dialect quotes: ABN AMRO's TAB file never, ASN only its description and with apostrophes. */
export type CsvQuoting = 'double' | 'none' | 'apostrophe'

/** How the rows of one file are cut into fields. */
export type RowShape = {
  readonly delimiter: string
  readonly quoting: CsvQuoting
  /** The fields within apostrophes where the dialect quotes so; other names may begin with one ('t Hoekje). */
  readonly apostrophePlaces: readonly number[]
  readonly fieldCounts: readonly number[]
}

/** No bank writes half as many columns; a row that has more is refused, and need not be cut to its end. */
export const fieldsMax = 100

/** `isQuoteMissing` when its quotes are irregular but readable. */
type SplitRow = { fields: string[]; isQuoteMissing: boolean }

/** Null when the row goes on in the next line: a quoted field is still open. */
export function splitRow(text: string, shape: RowShape, line: number): SplitRow | null {
  const { delimiter, quoting, apostrophePlaces } = shape
  if (quoting === 'apostrophe') return splitApostrophes(text, delimiter, apostrophePlaces)
  if (!text.includes('"')) return { fields: text.split(delimiter), isQuoteMissing: false }
  // No field of a TAB file holds a tab, so the quotes are those of a spreadsheet that saved it again.
  if (quoting === 'none' && delimiter === '\t') {
    return { fields: text.split(delimiter).map(withoutQuotes), isQuoteMissing: false }
  }
  try {
    return splitQuoted(text, delimiter, line)
  } catch (error) {
    const fields = splitLoosely(text, delimiter)
    if (!(error instanceof Refused) || fields === null || !shape.fieldCounts.includes(fields.length)) throw error
    return { fields, isQuoteMissing: true }
  }
}

/** Whether a line leaves a quoted field, or enters one. */
export function hasOddQuotes(line: string): boolean {
  let isOdd = false
  for (let at = line.indexOf('"'); at >= 0; at = line.indexOf('"', at + 1)) isOdd = !isOdd
  return isOdd
}

function splitQuoted(text: string, delimiter: string, line: number): SplitRow | null {
  const fields: string[] = []
  let isQuoteMissing = false
  let at = 0
  for (;;) {
    if (text.charCodeAt(at) === quote) {
      const close = closingQuote(text, at)
      if (close < 0) return null
      fields.push(unquoted(text, at, close))
      at = close + 1
    } else {
      const next = text.indexOf(delimiter, at)
      const end = next < 0 ? text.length : next
      const written = text.slice(at, end)
      const value = fields.length === 0 ? withoutLeftOverQuote(written) : written
      if (value.includes('"'))
        throw new Refused('malformed_row', { line, field: String(fields.length + 1), found: value })
      isQuoteMissing ||= value !== written
      fields.push(value)
      at = end
    }
    if (at >= text.length) return { fields, isQuoteMissing }
    if (!text.startsWith(delimiter, at)) {
      throw new Refused('malformed_row', { line, field: String(fields.length), found: text.slice(at) })
    }
    at += delimiter.length
  }
}

const quote = 34

/** Rabobank files exist in which the very first quote of a row is lost; the one that closes the field is left over. */
function withoutLeftOverQuote(field: string): string {
  return /^[^"]+"$/.test(field) ? field.slice(0, -1) : field
}

function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1)
  while (at >= 0 && text.charCodeAt(at + 1) === quote) at = text.indexOf('"', at + 2)
  return at
}

function unquoted(text: string, open: number, close: number): string {
  const value = text.slice(open + 1, close)
  return value.includes('"') ? value.replaceAll('""', '"') : value
}

function withoutQuotes(field: string): string {
  return field.length > 1 && field.startsWith('"') && field.endsWith('"') ? unquoted(field, 0, field.length - 1) : field
}

/**
 * For a row with unescaped quotes inside fields: a quote closes a field only where the field ends. A quote beside a
 * delimiter changes the number of fields. Null when a quote is never closed.
 */
function splitLoosely(text: string, delimiter: string): string[] | null {
  const fields: string[] = []
  for (let at = 0; at <= text.length;) {
    const close = text.charCodeAt(at) === quote ? closingBefore(text, at, '"', delimiter) : -1
    const next = text.indexOf(delimiter, at)
    const end = close >= 0 ? close + 1 : next < 0 ? text.length : next
    const field = close >= 0 ? unquoted(text, at, close) : text.slice(at, end)
    if (close < 0 && field.trimStart().startsWith('"')) return null
    fields.push(close < 0 && fields.length === 0 ? withoutLeftOverQuote(field) : field)
    at = end + delimiter.length
  }
  return fields
}

/** Double quotes are read as well: a spreadsheet that saves the file again writes them. */
function splitApostrophes(text: string, delimiter: string, apostrophePlaces: readonly number[]): SplitRow {
  const fields: string[] = []
  /** Quotes without a closing one: where a search from one field failed, a search from a later one fails too. */
  const spent = new Set<string>()
  let at = 0
  while (at <= text.length && fields.length < fieldsMax) {
    const mark = isApostrophe(text[at]) ? apostrophe : (text[at] ?? '')
    const isMark = mark === '"' || (mark === apostrophe && apostrophePlaces.includes(fields.length))
    const close = isMark && !spent.has(mark) ? closingMark(text, at, mark, delimiter) : -1
    if (close >= 0) {
      const field = mark === '"' ? unquoted(text, at, close) : text.slice(at + 1, close)
      const isTwice = mark === '"' && apostrophePlaces.includes(fields.length) && isBetweenApostrophes(field)
      fields.push(isTwice ? field.slice(1, -1) : field)
      at = close + 1 + delimiter.length
    } else {
      if (isMark) spent.add(mark)
      const next = text.indexOf(delimiter, at)
      const end = next < 0 ? text.length : next
      fields.push(text.slice(at, end))
      at = end + delimiter.length
    }
  }
  return { fields, isQuoteMissing: false }
}

const apostrophe = "'"

/** Some programs round them, at one end or at both. */
function isApostrophe(mark: string | undefined): boolean {
  return mark === apostrophe || mark === roundedClosing || mark === roundedOpening
}

const roundedOpening = '\u2018'
const roundedClosing = '\u2019'

/** The bank's own marks, inside those of the spreadsheet. */
function isBetweenApostrophes(field: string): boolean {
  return field.length > 1 && isApostrophe(field[0]) && isApostrophe(field.at(-1))
}

/** A spreadsheet doubles the quotes inside its own; the bank doubles no apostrophe. */
function closingMark(text: string, open: number, mark: string, delimiter: string): number {
  const close = mark === '"' ? closingQuote(text, open) : -1
  const isEnd = close >= 0 && (close + 1 === text.length || text.startsWith(delimiter, close + 1))
  if (isEnd) return close
  const straight = closingBefore(text, open, mark, delimiter)
  const rounded = mark === apostrophe ? closingBefore(text, open, roundedClosing, delimiter) : -1
  return straight >= 0 && rounded >= 0 ? Math.min(straight, rounded) : Math.max(straight, rounded)
}

/** The same quote before a delimiter or at the end of the row; -1 when none, and the first was a plain letter. */
function closingBefore(text: string, open: number, mark: string, delimiter: string): number {
  for (let at = text.indexOf(mark, open + 1); at >= 0; at = text.indexOf(mark, at + 1)) {
    if (at + 1 === text.length || text.startsWith(delimiter, at + 1)) return at
  }
  return -1
}

/**
 * The line without the quotes around all of it, else as it is. A spreadsheet that took each line for one cell saves it
 * so, its quotes doubled and perhaps followed by empty cells.
 */
export function unwrappedLine(text: string): string {
  if (text.charCodeAt(0) !== quote) return text
  const close = closingQuote(text, 0)
  if (close < 0) return text
  for (let at = close + 1; at < text.length; at += 1) if (!isDelimiter(text.charCodeAt(at))) return text
  const inside = unquoted(text, 0, close)
  return /[,;\t]/.test(inside) ? inside : text
}

function isDelimiter(code: number): boolean {
  return code === comma || code === semicolon || code === tab
}

const comma = 44
const semicolon = 59
const tab = 9
