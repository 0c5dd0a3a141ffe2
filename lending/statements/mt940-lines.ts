import { wideCode, writeCodes } from '#lending/statements/coded-text.ts'
import type { StatementLimits } from '#lending/statements/limits.ts'
import { Refused } from '#lending/statements/refusal.ts'

/**
 * Cuts blocks of text into lines at LF, CRLF, CR, CR CR LF and 0x1A, one at a time and without making texts of them: a
 * line is a place in `codes`, and the same place in `text`.
 */
export class Mt940Lines {
  /** The block at hand behind the unfinished line of the one before. Holds one more code than the text: a line end. */
  codes = new Uint8Array(0)
  text = ''
  /** False when some character of the text is not the code that stands for it. */
  isAscii = true
  /** Where the line begins in `codes` and `text`, and where its line end does. */
  start = 0
  end = 0
  /** The number of the line, from 1. */
  number = 0
  readonly #limits: StatementLimits
  #length = 0
  #next = 0
  #isLast = false
  /** Lines without anything that are still to be handed out: they stand on the carriage return before `#next`. */
  #emptyLines = 0

  constructor(limits: StatementLimits) {
    this.#limits = limits
  }

  /** @param ascii the bytes of the text when each of them is a character of ASCII */
  load(text: string, ascii: Uint8Array | null, isLast: boolean): void {
    const rest = this.#length - this.#next
    const length = rest + text.length
    const codes = this.codes.length > length ? this.codes : new Uint8Array(2 * length + 1)
    codes.set(this.codes.subarray(this.#next, this.#length))
    if (ascii === null) writeCodes(text, codes, rest)
    else codes.set(ascii, rest)
    codes[length] = lineFeed
    this.isAscii = (rest === 0 || this.isAscii) && (ascii !== null || !codes.subarray(0, length).includes(wideCode))
    this.text = rest === 0 ? text : this.text.slice(this.#next) + text
    this.codes = codes
    this.#length = length
    this.#next = 0
    this.#isLast = isLast
  }

  /** Goes to the next line; false when it is not whole yet. */
  next(): boolean {
    if (this.#emptyLines > 0) {
      this.#emptyLines -= 1
      return this.#take(this.#next - 1, this.#next - 1, this.#next)
    }
    const codes = this.codes
    const length = this.#length
    const start = this.#next
    for (let at = start; ; at += 1) {
      while (codes[at]! > endOfFileMark) at += 1
      if (at === length) return this.#takeRest(start)
      const code = codes[at]
      if (code === lineFeed || code === endOfFileMark) return this.#take(start, at, at + 1)
      if (code === carriageReturn) return this.#takeBeforeReturns(start, at)
    }
  }

  /** Any number of returns before a line feed end one line; else each of them ends one. */
  #takeBeforeReturns(start: number, end: number): boolean {
    const { codes } = this
    let at = end + 1
    while (codes[at] === carriageReturn) at += 1
    if (at === this.#length && !this.#isLast) return this.#takeRest(start)
    if (at < this.#length && codes[at] === lineFeed) return this.#take(start, end, at + 1)
    this.#emptyLines = at - end - 1
    return this.#take(start, end, at)
  }

  #takeRest(start: number): boolean {
    const length = this.#length - start
    if (this.#isLast && length > 0) return this.#take(start, this.#length, this.#length)
    if (length > this.#limits.lineCharacters) throw new Refused('line_too_long', { line: this.number + 1 })
    return false
  }

  #take(start: number, end: number, next: number): boolean {
    this.start = start
    this.end = end
    this.#next = next
    this.number += 1
    if (this.number > this.#limits.lines) throw new Refused('too_many_rows', { line: this.number })
    if (end - start > this.#limits.lineCharacters) throw new Refused('line_too_long', { line: this.number })
    return true
  }
}

const lineFeed = 10
const carriageReturn = 13
/** DOS's mark of the end of a file; 0x1A stands between statements in old Rabobank files. The last line end by code. */
const endOfFileMark = 26
