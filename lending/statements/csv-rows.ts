import { Refused } from '#lending/statements/refusal.ts'

/** How a dialect quotes: ABN AMRO's TAB file not at all, ASN only its description and with apostrophes. */
export type CsvQuoting = 'double' | 'none' | 'apostrophe'

export type SplitRow = { fields: string[]; isQuoteMissing: boolean }

/**
 * Null when the row goes on in the next line: a quoted field is still open.
 *
 * @param apostrophePlaces the fields that stand between apostrophes where the dialect quotes so; a name in another field
 * may begin with an apostrophe of its own ('t Hoekje)
 */
export function splitRow(
  text: string,
  delimiter: string,
  quoting: CsvQuoting,
  line: number,
  apostrophePlaces: readonly number[] = [],
): SplitRow | null {
  if (quoting === 'none' || (quoting === 'double' && !text.includes('"'))) {
    return { fields: text.split(delimiter), isQuoteMissing: false }
  }
  return quoting === 'double' ? splitQuoted(text, delimiter, line) : splitApostrophes(text, delimiter, apostrophePlaces)
}

function splitQuoted(text: string, delimiter: string, line: number): SplitRow | null {
  const fields: string[] = []
  let isQuoteMissing = false
  let at = 0
  for (;;) {
    if (text[at] === '"') {
      const close = closingQuote(text, at)
      if (close < 0) return null
      const value = text.slice(at + 1, close)
      fields.push(value.includes('""') ? value.replaceAll('""', '"') : value)
      at = close + 1
    } else {
      const next = text.indexOf(delimiter, at)
      const end = next < 0 ? text.length : next
      let value = text.slice(at, end)
      // Rabobank files exist in which the very first quote of a row is lost.
      if (fields.length === 0 && /^[^"]+"$/.test(value)) {
        value = value.slice(0, -1)
        isQuoteMissing = true
      }
      if (value.includes('"'))
        throw new Refused('malformed_row', { line, field: String(fields.length + 1), found: value })
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

function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

/** Double quotes are read as well: a spreadsheet that saves the file again writes them. */
function splitApostrophes(text: string, delimiter: string, apostrophePlaces: readonly number[]): SplitRow {
  const fields: string[] = []
  let at = 0
  while (at <= text.length) {
    const quote = text[at]
    const isQuoted = quote === '"' || (quote === "'" && apostrophePlaces.includes(fields.length))
    const close = isQuoted ? closingBefore(text, at, quote, delimiter) : -1
    if (close >= 0) {
      fields.push(text.slice(at + 1, close))
      at = close + 1 + delimiter.length
    } else {
      const next = text.indexOf(delimiter, at)
      const end = next < 0 ? text.length : next
      fields.push(text.slice(at, end))
      at = end + delimiter.length
    }
  }
  return { fields, isQuoteMissing: false }
}

/** The same quote before a delimiter or at the end of the row; -1 when there is none, and the first was a plain letter. */
function closingBefore(text: string, open: number, quote: string, delimiter: string): number {
  for (let at = text.indexOf(quote, open + 1); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (at + 1 === text.length || text.startsWith(delimiter, at + 1)) return at
  }
  return -1
}
