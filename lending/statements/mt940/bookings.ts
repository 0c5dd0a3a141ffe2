import type { StatementBank } from '#lending/statements/bank.ts'
import { asciiText } from '#lending/statements/decode.ts'
import type { StatementLimits } from '#lending/statements/limits.ts'
import { columnGap, fullLine, lineGapIn, trimmedGap, type Gap } from '#lending/statements/mt940/gaps.ts'
import { emptyEntry, parseEntryLine } from '#lending/statements/mt940/entry.ts'
import type { TextLines } from '#lending/statements/text-lines.ts'
import { type PagedBooking, toBooking } from '#lending/statements/mt940/paged-booking.ts'
import { Refused } from '#lending/statements/refusal.ts'
import type { OpenStatement, Tally } from '#lending/statements/tally.ts'

const emptyBooking = (): PagedBooking => ({
  line: 0,
  entry: emptyEntry(),
  start: 0,
  supplementStart: 0,
  narrativeStart: 0,
  end: 0,
})

const tagLength = 4
/** Of the type in field 61. */
const codeLength = 4
/** Bookings without texts would never fill a page. */
const pageBookings = 1_000

/**
 * Gathers the bookings of a statement from :61:, the lines behind it and :86:, and hands them out a page at a time.
 * Its callers say how far a tag is indented in the line at hand.
 */
export class Mt940Bookings {
  readonly #tally: Tally
  readonly #limits: StatementLimits
  readonly #lines: TextLines
  #statement: OpenStatement | null = null
  /**
   * The bookings of the page, then spares from fuller pages: refilling saves allocation. One is there from the start,
   * since an empty list has another element kind in V8, which would recompile.
   */
  readonly #bookings: PagedBooking[] = [emptyBooking()]
  /** How many of them are whole. */
  #wholeCount = 0
  /** The one that is read. */
  #booking: PagedBooking | null = null
  /** The text that a line without a tag continues. */
  #open: 'entry' | 'narrative' | null = null
  /** How wide the last line of this text is. */
  #lineWidth = 0
  /** The separator of this text's lines, where its notation fixes one. */
  #lineGap: Gap | null = null

  constructor(tally: Tally, limits: StatementLimits, lines: TextLines) {
    this.#tally = tally
    this.#limits = limits
    this.#lines = lines
  }

  /** True while a line without a tag belongs to a booking. */
  get isFieldOpen(): boolean {
    return this.#open !== null
  }

  get isTextOpen(): boolean {
    return this.#open === 'narrative'
  }

  begin(statement: OpenStatement): void {
    this.#statement = statement
  }

  /** Reads :61:. The booking before must be finished. */
  readEntry(indent: number): void {
    const lines = this.#lines
    const booking = (this.#bookings[this.#wholeCount] ??= emptyBooking())
    parseEntryLine(lines, lines.start + indent + tagLength, booking.entry)
    booking.line = lines.number
    booking.start = lines.kept
    lines.keep(0, booking.entry.referencesStart - lines.start)
    booking.supplementStart = lines.kept
    booking.narrativeStart = lines.kept
    this.#booking = booking
    this.#open = 'entry'
  }

  /** Reads :86:. After the closing balance it sums up the statement; it is no booking's text. */
  readNarrative(indent: number, bank: StatementBank | null): void {
    this.#open = null
    if (this.#booking === null) return
    this.#open = 'narrative'
    const lines = this.#lines
    const skipped = indent + tagLength
    // Some files have a tag for each key.
    this.#addNarrative(lines.codes[lines.start + skipped] === slash ? 0 : columnGap, skipped, bank)
    // The tag counts towards the width of the first line.
    this.#lineWidth = lines.end - lines.start - indent
  }

  /** Reads a line that goes on with the field before it. */
  continueField(bank: StatementBank | null): void {
    if (this.#open === 'narrative') this.#addNarrative(this.#gapBefore(bank), 0, bank)
    else this.#addSupplement()
  }

  /** A tag of no booking: the lines after it belong to it. */
  closeField(): void {
    this.#open = null
  }

  finishBooking(): void {
    this.#open = null
    const booking = this.#booking
    if (booking === null) return
    this.#booking = null
    booking.end = this.#lines.kept
    this.#wholeCount += 1
    if (this.#lines.isPageFull || this.#wholeCount === pageBookings) this.handOut()
  }

  /** The statement goes on with something else: its bookings so far are whole. */
  finish(): void {
    this.finishBooking()
    this.handOut()
  }

  /** Gives the bookings that are whole to the tally. */
  handOut(): void {
    const statement = this.#statement
    if (this.#wholeCount === 0 || statement === null) return
    const lines = this.#lines
    try {
      lines.finishPage()
      for (let at = 0; at < this.#wholeCount; at += 1) {
        const booking = this.#bookings[at]!
        this.#tally.add(statement, toBooking(booking, lines, statement.currency), booking.line)
      }
    } finally {
      this.#wholeCount = 0
      lines.clearPage()
    }
  }

  #addSupplement(): void {
    const lines = this.#lines
    const booking = this.#booking!
    const { entry } = booking
    let missing = codeLength - entry.code.length
    if (missing > 0 && !(lines.kept === booking.start && /^[A-Z0-9]/.test(lines.lineText()))) missing = 0
    if (missing > 0 || (lines.kept === booking.supplementStart && continuesReferences(lines, booking.start))) {
      if (missing > 0) entry.code += lines.lineText().slice(0, missing)
      lines.keep(0, missing)
      booking.supplementStart = lines.kept
      booking.narrativeStart = lines.kept
      return
    }
    // ING's type codes, `/TRCD/…`; others put an account or a name here, which have no slash in front.
    if (lines.codes[lines.start] === slash) return
    lines.keep(lines.kept > booking.supplementStart ? 1 : 0, 0)
    booking.narrativeStart = lines.kept
    if (lines.kept - booking.supplementStart > this.#limits.lineCharacters) {
      throw new Refused('line_too_long', { line: lines.number, field: ':61:' })
    }
  }

  #addNarrative(gap: Gap, skipped: number, bank: StatementBank | null): void {
    const lines = this.#lines
    const { narrativeStart } = this.#booking!
    // ABN AMRO's old files add a space to every full line, which is not part of the text.
    if (lines.end - lines.start - skipped === fullLine + 1 && lines.codes[lines.end - 1] === space) lines.end -= 1
    const isFirst = lines.kept === narrativeStart
    if (isFirst) this.#lineGap = lineGapIn(lines, skipped, bank)
    lines.keep(isFirst ? 0 : gap, skipped)
    this.#lineWidth = lines.end - lines.start - skipped
    if (lines.kept - narrativeStart > this.#limits.lineCharacters) {
      throw new Refused('line_too_long', { line: lines.number, field: ':86:' })
    }
  }

  /** The separator before the bank broke the line: none inside a word, else at least a space. */
  #gapBefore(bank: StatementBank | null): Gap {
    const lines = this.#lines
    const first = lines.codes[lines.start]
    if (first === slash) return 0
    // Knab puts the counterparty on its own line, also behind a full one.
    if (first === letterR && lines.lineText().startsWith('REK: ')) return columnGap
    // ING of 2013 does so with a payment reference.
    if (first === letterS && lines.lineText().startsWith('SCOR/')) return 1
    const width = this.#lineWidth
    if (width >= fullLine) return this.#lineGap ?? 0
    if (this.#lineGap !== 0) return this.#lineGap ?? columnGap
    return width > fullLine / 2 ? trimmedGap(lines, this.#booking!.narrativeStart, bank) : 0
  }
}

/** SWIFT allows each of the two references of :61: as many characters (16x[//16x]). */
const referenceMax = 16

/**
 * Whether the line continues the references of :61:, which start on the page at `start`; some programs break that line.
 * Two slashes show it, or digits that complete the bank's reference; ten digits are an account.
 */
function continuesReferences(lines: TextLines, start: number): boolean {
  const { codes, kept } = lines
  const first = codes[lines.start]
  const longest = 2 * referenceMax + 2
  if (kept - start + lines.end - lines.start > longest) return false
  // Most lines here are type codes or accounts, which are known without their text.
  if (first === slash) return (codes[kept - 1] === slash && kept > start) || codes[lines.start + 1] === slash
  const before = asciiText(codes.subarray(start, kept))
  const line = lines.lineText().trimEnd()
  const parting = before.indexOf('//')
  if (parting < 0) {
    const ownEnd = line.indexOf('//')
    return ownEnd > 0 && before.length + ownEnd <= referenceMax
  }
  return (
    /\/\d+$/.test(before) && /^(?!\d{10}$)\d+$/.test(line) && before.length - parting - 2 + line.length <= referenceMax
  )
}

const space = 32
const slash = 47
const letterR = 82
const letterS = 83
