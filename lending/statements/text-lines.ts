import { writeCodes, type CodedText } from '#lending/statements/narrative/coded-text.ts'
import { asciiText } from '#lending/statements/decode.ts'
import type { StatementLimits } from '#lending/statements/limits.ts'
import { Refused } from '#lending/statements/refusal.ts'

/**
 * Cuts blocks into lines at LF, CRLF, CR, CR CR LF and 0x1A. For a reader of codes it collects the wanted lines without
 * their ends on a page: decoding some hundred bookings at once costs a fraction of decoding each.
 */
export class TextLines implements CodedText {
  /** The page first, and further on the block, with a line end behind it. */
  codes: Uint8Array
  /** The length of the page. */
  kept = 0
  /** The page as text, once it is finished. */
  text = ''
  /** Start and end of the current line in `codes`, which has a line end after it. */
  start = 0
  end = 0
  /** The number of the line at hand, from 1. */
  number = 0
  readonly #limits: StatementLimits
  /** The text of the page where it holds more than its codes show; null while all of it is ASCII. */
  #wideText: string | null = null
  /** The block behind the unfinished line of the one before, and where it begins in `codes`. */
  #blockText = ''
  #blockStart = 0
  #blockEnd = 0
  #isBlockAscii = true
  #isLastBlock = false
  /** Start of the next line, and the next line ends from there, in `codes`; the block's end when there is none. */
  #next = 0
  #lineFeed = 0
  #return = 0
  #mark = 0
  /** Empty lines before `#next`, still to be handed out. */
  #emptyLines = 0
  /** Text put in front of the line at hand. */
  #before = ''

  constructor(limits: StatementLimits, hasCodes: boolean) {
    this.#limits = limits
    this.codes = new Uint8Array(hasCodes ? fullPage : 0)
  }

  get isPageFull(): boolean {
    return this.kept >= fullPage
  }

  /** @param ascii the bytes of the text when each of them is a character of ASCII */
  load(text: string, ascii: Uint8Array | null, isLast: boolean): void {
    const rest = this.#blockEnd - this.#next
    const blockStart = this.codes.length > 0 ? this.#loadCodes(text, ascii, rest) : 0
    this.#isBlockAscii = ascii !== null && (rest === 0 || this.#isBlockAscii)
    this.#blockText = rest === 0 ? text : this.#blockText.slice(this.#next - this.#blockStart) + text
    this.#blockStart = blockStart
    this.#blockEnd = blockStart + rest + text.length
    this.#isLastBlock = isLast
    this.#next = blockStart
    this.#lineFeed = this.#find('\n')
    this.#return = this.#find('\r')
    this.#mark = this.#find(endOfFileMark)
  }

  /** Puts the block behind the page, and returns where it begins. */
  #loadCodes(text: string, ascii: Uint8Array | null, rest: number): number {
    const length = rest + text.length
    // The page grows by no more than the block and a gap of two before each of its lines.
    const blockStart = this.kept + 2 * length + 2 + longestBefore
    const before = this.codes
    if (before.length <= blockStart + length) {
      this.codes = new Uint8Array(2 * (blockStart + length))
      this.codes.set(before.subarray(0, this.kept))
    }
    this.codes.set(before.subarray(this.#next, this.#blockEnd), blockStart)
    if (ascii === null) writeCodes(text, this.codes, blockStart + rest)
    else this.codes.set(ascii, blockStart + rest)
    this.codes[blockStart + length] = lineFeed
    return blockStart
  }

  /** Goes to the next line; false when the block holds no whole line more. */
  next(): boolean {
    const start = this.#next
    if (this.#emptyLines > 0) {
      this.#emptyLines -= 1
      return this.#take(start - 1, start - 1, start)
    }
    if (this.#mark < this.#lineFeed && this.#mark < this.#return) {
      const end = this.#mark
      this.#take(start, end, end + 1)
      this.#mark = this.#find(endOfFileMark)
      return true
    }
    if (this.#return < this.#lineFeed) return this.#takeBeforeReturns(start)
    if (this.#lineFeed === this.#blockEnd) return this.#takeRest(start)
    const end = this.#lineFeed
    this.#take(start, end, end + 1)
    this.#lineFeed = this.#find('\n')
    return true
  }

  /** The line at hand as text. */
  lineText(): string {
    const start = this.start + this.#before.length - this.#blockStart
    const text = this.#blockText.slice(start, this.end - this.#blockStart)
    return this.#before === '' ? text : this.#before + text
  }

  /** Puts the line before, which was held back, in front of the line at hand as one. At most `longestBefore`. */
  prepend(text: string): void {
    this.start -= text.length
    writeCodes(text, this.codes, this.start)
    this.#before = text
  }

  /** Reads a line that was held back as the line before the one at hand, and goes back to that. */
  instead(text: string, read: () => void): void {
    const { start, end, number } = this
    Object.assign(this, { end: start, number: number - 1 })
    this.prepend(text)
    read()
    Object.assign(this, { start, end, number })
    this.#before = ''
  }

  /** Keeps the line at hand without its first `skipped` characters and behind `gap` spaces, at most two. */
  keep(gap: number, skipped: number): void {
    const { codes, kept, start, end } = this
    if (!this.#isBlockAscii || this.#wideText !== null) {
      this.#wideText ??= asciiText(codes.subarray(0, kept))
      this.#wideText += ' '.repeat(gap) + this.lineText().slice(skipped)
    }
    for (let at = kept; at < kept + gap; at += 1) codes[at] = space
    codes.copyWithin(kept + gap, start + skipped, end)
    this.kept = kept + gap + Math.max(end - start - skipped, 0)
  }

  /** Makes `text` of the page. */
  finishPage(): void {
    this.text = this.#wideText ?? asciiText(this.codes.subarray(0, this.kept))
  }

  clearPage(): void {
    this.kept = 0
    this.text = ''
    this.#wideText = null
  }

  #find(lineEnd: string): number {
    const found = this.#blockText.indexOf(lineEnd, this.#next - this.#blockStart)
    return found < 0 ? this.#blockEnd : found + this.#blockStart
  }

  /** Any number of returns before a line feed end one line; else each of them ends one. */
  #takeBeforeReturns(start: number): boolean {
    const end = this.#return
    let at = end + 1
    while (this.#blockText.charCodeAt(at - this.#blockStart) === carriageReturn) at += 1
    if (at === this.#blockEnd && !this.#isLastBlock) return this.#takeRest(start)
    const isBeforeLineFeed = at < this.#blockEnd && at === this.#lineFeed
    if (!isBeforeLineFeed) this.#emptyLines = at - end - 1
    this.#take(start, end, isBeforeLineFeed ? at + 1 : at)
    if (isBeforeLineFeed) this.#lineFeed = this.#find('\n')
    this.#return = this.#find('\r')
    return true
  }

  #takeRest(start: number): boolean {
    const length = this.#blockEnd - start
    if (this.#isLastBlock && length > 0) return this.#take(start, this.#blockEnd, this.#blockEnd)
    if (length > this.#limits.lineCharacters) throw new Refused('line_too_long', { line: this.number + 1 })
    return false
  }

  #take(start: number, end: number, next: number): boolean {
    this.#before = ''
    this.start = start
    this.end = end
    this.#next = next
    this.number += 1
    if (this.number > this.#limits.lines) throw new Refused('too_many_rows', { line: this.number })
    if (end - start > this.#limits.lineCharacters) throw new Refused('line_too_long', { line: this.number })
    return true
  }
}

/** Of a line that is held back until the next one is seen: a tag, or field 61 up to its references. */
export const longestBefore = 64

/** Codes on a page that is made into bookings; the last of them may run past it. */
const fullPage = 32 * 1024
const space = 32
const lineFeed = 10
const carriageReturn = 13
/** DOS's end-of-file mark, between statements in old Rabobank files. */
const endOfFileMark = '\u001a'
