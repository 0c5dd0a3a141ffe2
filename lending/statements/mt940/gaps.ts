import type { StatementBank } from '#lending/statements/bank.ts'
import { asciiText } from '#lending/statements/decode.ts'
import type { TextLines } from '#lending/statements/text-lines.ts'

/** A line of at least this many characters was broken by its length, so the next one goes on in the same word. */
export const fullLine = 65

/** Spaces between two lines of a text: none inside a word; two keep the end of a column to be seen. */
export type Gap = 0 | 1 | 2
export const columnGap = 2

/** The separator of the lines of a text that begins in this line; null when it differs by line. */
export function lineGapIn(lines: TextLines, skipped: number, bank: StatementBank | null): Gap | null {
  const { codes, end } = lines
  const start = lines.start + skipped
  if (codes[start] === slash) {
    // bunq breaks no line by its length: where one ends, the payer ended it.
    return bank === 'rabobank' ? null : bank === 'bunq' ? 1 : 0
  }
  if (start + 3 < end && (codes[start + 3] === greaterThan || codes[start + 3] === questionMark)) return 0
  // ABN AMRO's columns of 32 characters fill the line; a full line ends a column, not a word. Two spaces keep that.
  if (bank === 'abn_amro') return columnGap
  return codes[start] === letterS && lines.lineText().startsWith('SEPA ', skipped) ? columnGap : null
}

/**
 * The separator of two lines of a text in slashes, when a program cut spaces off the first: a space among words, none
 * inside a reference, an account or a key.
 *
 * @param narrativeStart where the text begins on the page; the line at hand goes on with it
 */
export function trimmedGap(lines: TextLines, narrativeStart: number, bank: StatementBank | null): Gap {
  // Triodos breaks its lines at other widths.
  if (bank === 'triodos') return 0
  const { codes, kept } = lines
  const before = asciiText(codes.subarray(Math.max(narrativeStart, kept - farthestBack), kept))
  const key = lastKey.exec(before)
  if (key === null || !isAmongWords(key[1]!, key[2]!)) return 0
  const tail = before.slice(before.lastIndexOf('/') + 1)
  const line = lines.lineText()
  // No one writes a space before these; the line was short for another reason.
  if (/^[.,:;]/.test(line)) return 0
  // A date or number that goes on with a dash: `22-08` and `-2014`.
  if (/\d$/.test(tail) && /^-\d/.test(line)) return 0
  const head = line.slice(0, Math.max(line.indexOf('/'), 0))
  if (head !== '' && /^[A-Z]{3,4}$/.test(tail + head)) return 0
  // Two digits may be one number in a file broken by hand; ING's widths are known.
  return bank !== 'ing' && /\d$/.test(tail) && /^\d/.test(line) ? 0 : 1
}

/** A purpose is of at most 140 characters, in front of which its key is to be found. */
const farthestBack = 200
/** Behind the last key of them all, the value so far. */
const lastKey = /^.*\/(REMI|NAME|CNTP|EREF|MARF|CSID|IBAN|BBAN|PREF|TRTP|RTRN|PURP|ISDT|ACCW)\/(.*)/s

/** A purpose, a name, or the name in ING's `/CNTP/account/BIC/name/city`. */
function isAmongWords(key: string, value: string): boolean {
  return key === 'REMI' || key === 'NAME' || (key === 'CNTP' && /\/[^/]*\//.test(value))
}

const slash = 47
const greaterThan = 62
const questionMark = 63
const letterS = 83
