import { looksLikeIban, normaliseAccount } from '#lending/iban.ts'
import { bankOfAccount, bankOfText, type StatementBank } from '#lending/statements/bank.ts'
import type { FormatReader } from '#lending/statements/format-reader.ts'
import type { StatementLimits } from '#lending/statements/limits.ts'
import { parseStatementNumber, type StatementNumber } from '#lending/statements/integrity/statement-chains.ts'
import { parseBalance } from '#lending/statements/mt940/entry.ts'
import { Mt940Bookings } from '#lending/statements/mt940/bookings.ts'
import { longestBefore, TextLines } from '#lending/statements/text-lines.ts'
import { Refused } from '#lending/statements/refusal.ts'
import type { OpenStatement, Tally } from '#lending/statements/tally.ts'

/** Tags of MT940 and MT942 (SWIFT) and of the banks' wrappers. `:10:` in a text at the start of a line is no tag. */
const tags: ReadonlySet<string> = new Set(
  '61 86 20 21 25 25P 28 28C 60F 60M 62F 62M 64 65 13 13D 34F 90C 90D NS 940 942'.split(' '),
)

/** How a value begins; in the text of a booking, words behind a tag that are none of its values are the payer's. */
const account = /^(?:[^a-z\d]*\d){5}[^a-z]*$/
const balance = /^[CD].{0,2}\d/
const digits = /^\d/
/** A letter for a figure leaves a booking one, which is refused and not read over. */
const entry = /^\d|^.{1,3}\d{3}/
const values: Readonly<Record<string, RegExp>> = {
  ...{ 20: /^[^ a-z]/, 25: account, '25P': account, 28: digits, '28C': digits, 61: entry },
  ...{ '60F': balance, '60M': balance, '62F': balance, '62M': balance },
}

/** A line that the next one may complete, and the refusal of what it is by itself. */
type HeldLine = { text: string; refusal: Refused | null }

/**
 * Reads MT940 of every Dutch dialect in one pass over the lines. Here is what a line is, and the
 * statements; the bookings of a statement are read in `bookings.ts`.
 */
export class Mt940Reader implements FormatReader {
  bank: StatementBank | null = null
  readonly #tally: Tally
  readonly #limits: StatementLimits
  readonly #lines: TextLines
  readonly #bookings: Mt940Bookings
  #account: string | null = null
  #number: StatementNumber | null = null
  #begunAt = 0
  #begunCount = 0
  #statement: OpenStatement | null = null
  #isClosed = true
  #isIntraday = false
  /** How far the tags before the line at hand are indented. */
  #indent = 0
  #held: HeldLine | null = null

  constructor(tally: Tally, limits: StatementLimits) {
    this.#tally = tally
    this.#limits = limits
    this.#lines = new TextLines(limits, true)
    this.#bookings = new Mt940Bookings(tally, limits, this.#lines)
  }

  push(text: string, isLast: boolean, ascii: Uint8Array | null): void {
    const lines = this.#lines
    lines.load(text, ascii, isLast)
    try {
      while (lines.next())
        if (this.#held === null) this.#readLine(0)
        else this.#readBehind(this.#held)
      if (isLast && this.#held !== null) {
        if (this.#held.refusal !== null) throw this.#held.refusal
        this.#readAlone(this.#held.text, true)
      }
    } catch (error) {
      // Bookings read before may be refused as well; then that refusal counts.
      this.#bookings.handOut()
      throw error
    }
    if (!isLast) return
    this.#finishStatement()
    if (this.#tally.statementCount === 0) throw new Refused(this.#isIntraday ? 'not_a_statement' : 'no_statement')
  }

  /** Reads the line at hand behind its indentation. */
  #readLine(indent: number): void {
    const { codes } = this.#lines
    const start = this.#lines.start + indent
    // Every line has a line end after it, which bounds a search for a few characters.
    const first = codes[start]!
    if (first === colon) {
      // The two tags of which a file is full.
      if (codes[start + 3] === colon) {
        if (codes[start + 1] === digitSix && codes[start + 2] === digitOne) {
          return this.#isProse('61', indent + 4) ? this.#bookings.continueField(this.bank) : this.#tryEntry(indent)
        }
        if (codes[start + 1] === digitEight && codes[start + 2] === digitSix) {
          return this.#bookings.readNarrative(indent, this.bank)
        }
      }
      if (this.#holdsBack(indent) || this.#readTag(indent)) return
    } else if (first === brace) {
      if (this.#readHeader()) return
    } else if (first === dash) {
      if (this.#isClosed || codes[start + 1] === closingBrace) {
        if (this.#statement !== null) this.#finishStatement()
        return
      }
    } else if (first <= space) {
      const tagIndent = this.#tagIndent()
      if (tagIndent > 0) {
        this.#indent = tagIndent
        return this.#readLine(tagIndent)
      }
      if (this.#indent > 0 && this.#dropsIndent()) return this.#readLine(0)
    }
    if (first === colon || first === digitSix) this.#refuseBrokenEntry()
    this.#readText()
  }

  #readText(): void {
    if (this.#bookings.isFieldOpen) this.#bookings.continueField(this.bank)
    else if (this.#statement === null) this.bank ??= bankOfText(this.#lines.lineText())
  }

  /** Holds back a tag that may go on in the next line, and a `:20:` in a text, which may be the payer's. */
  #holdsBack(indent: number): boolean {
    const text = this.#lines.lineText()
    const isNewStatement = this.#bookings.isTextOpen && text.startsWith(':20:') && text.length < longestBefore
    if (indent > 0 || !(isNewStatement || brokenTag.test(text))) return false
    this.#held = { text, refusal: null }
    return true
  }

  #tryEntry(indent: number): void {
    try {
      this.#readEntry(indent)
    } catch (error) {
      const text = this.#lines.lineText().slice(indent)
      const isOfEntry = error instanceof Refused && error.place.field === ':61:'
      if (!isOfEntry || text.length >= longestBefore) throw error
      this.#held = { text, refusal: error }
    }
  }

  #readBehind({ text, refusal }: HeldLine): void {
    this.#held = null
    const lines = this.#lines
    const line = lines.lineText()
    if (refusal !== null) {
      const joined = text + line
      const isWhole = wholeEntry.test(joined)
      if (/^\s*[:{-]/.test(line) || (!isWhole && joined.length >= longestBefore)) throw refusal
      lines.prepend(text)
      if (isWhole) this.#readEntry(0)
      else this.#held = { text: joined, refusal }
      return
    }
    const tag = anyTag.test(line) ? undefined : anyTag.exec(text + line)?.[1]
    if (!text.startsWith(':20:') && tag !== undefined && tags.has(tag)) lines.prepend(text)
    else this.#readAlone(text, /^:(?!61|86)\d\d/.test(line))
    this.#readLine(0)
  }

  /** A held line after all: a tag where another one follows, else a line of text. */
  #readAlone(text: string, isTag: boolean): void {
    this.#lines.instead(text, () => {
      if (!isTag || !this.#readTag(0)) this.#readText()
    })
  }

  /** False when it is no tag. */
  #readTag(indent: number): boolean {
    const text = this.#lines.lineText().slice(indent)
    const tagEnd = text.indexOf(':', 1)
    const tag = text.slice(1, Math.max(tagEnd, 1))
    if (!tags.has(tag) || this.#isProse(tag, indent + tagEnd + 1)) return false
    const value = text.slice(tagEnd + 1)
    const start = this.#lines.start + indent + tagEnd + 1
    this.#indent = indent
    this.#bookings.closeField()
    if (tag === '20') this.#begin(value)
    else if (tag === '25' || tag === '25P') this.#readAccount(value)
    else if (tag === '28' || tag === '28C') this.#number = parseStatementNumber(value)
    else if (tag === '34F') this.#isIntraday = true
    else if (tag === '940') this.bank ??= 'rabobank'
    else if (tag.startsWith('60')) this.#readOpening(start, `:${tag}:`)
    else if (tag.startsWith('62')) this.#readClosing(start, `:${tag}:`)
    return true
  }

  /** In the text of a booking a line may begin as a tag does. */
  #isProse(tag: string, at: number): boolean {
    const { codes, start, end } = this.#lines
    const small = codes[start + at]! | smallBit
    const isWord = start + at < end && (codes[start + at] === space || (small >= letterA && small <= letterZ))
    return isWord && this.#bookings.isTextOpen && values[tag]?.test(this.#lines.lineText().slice(at)) === false
  }

  /** SWIFT's blocks around a message: `{1:…}{2:…}{4:`. False for any other line. */
  #readHeader(): boolean {
    const text = this.#lines.lineText()
    if (!/^\{[1-5]:/.test(text)) return false
    if (this.#statement !== null) this.#finishStatement()
    this.bank ??= bankOfText(text)
    return true
  }

  #tagIndent(): number {
    const { codes, start, end } = this.#lines
    let at = start
    while (at < end && (codes[at]! <= space || codes[at]! > tilde)) at += 1
    if (codes[at] !== colon) return 0
    const tag = indentedTag.exec(this.#lines.lineText())
    return tag !== null && tags.has(tag[1]!) ? tag[0].indexOf(':') : 0
  }

  /** Where a whole file is indented, so are the lines of its texts. True when the line is to be read without indent. */
  #dropsIndent(): boolean {
    const lines = this.#lines
    if (lines.lineText().slice(0, this.#indent).trim() !== '') return false
    lines.start = Math.min(lines.start + this.#indent, lines.end)
    return lines.codes[lines.start]! > space
  }

  #refuseBrokenEntry(): void {
    const text = this.#lines.lineText()
    if (!brokenEntry.test(text)) return
    throw new Refused('malformed_mt940', { line: this.#lines.number, field: ':61:', found: text })
  }

  #begin(reference: string): void {
    this.#finishStatement()
    // ABN AMRO's files without a header show their bank here.
    if (reference.startsWith('ABN AMRO')) this.bank ??= 'abn_amro'
    this.#begunCount += 1
    this.#begunAt = this.#lines.number
    if (this.#begunCount > this.#limits.statements) throw new Refused('too_many_rows', { line: this.#begunAt })
    this.#isClosed = false
  }

  #readAccount(value: string): void {
    this.#account = accountOf(value)
    this.bank ??= bankOfAccount(this.#account) ?? (value.startsWith('TRIODOSBANK') ? 'triodos' : null)
  }

  #readOpening(start: number, tag: string): void {
    const account = this.#account
    const line = this.#lines.number
    if (this.#statement !== null) this.#finishStatement()
    if (account === null) throw new Refused('missing_field', { line, field: ':25:' })
    const { currency, ...opening } = parseBalance(this.#lines, start, tag)
    this.#statement = this.#tally.open(account, currency, null, line)
    this.#statement.opening = opening
    this.#statement.number = this.#number
    this.#isClosed = false
    this.#bookings.begin(this.#statement)
  }

  #readEntry(indent: number): void {
    this.#bookings.finishBooking()
    const line = this.#lines.number
    if (this.#isIntraday) throw new Refused('not_a_statement', { line, field: ':34F:' })
    if (this.#statement === null || this.#isClosed) throw new Refused('missing_field', { line, field: ':60F:' })
    this.#bookings.readEntry(indent)
  }

  #readClosing(start: number, tag: string): void {
    const line = this.#lines.number
    this.#bookings.finish()
    const statement = this.#statement
    if (statement === null) throw new Refused('missing_field', { line, field: ':60F:' })
    const { currency, ...closing } = parseBalance(this.#lines, start, tag)
    if (currency !== statement.currency) this.#tally.find('currency_differs', statement.index, line)
    statement.closing = closing
    this.#isClosed = true
  }

  #finishStatement(): void {
    this.#bookings.finish()
    const line = this.#lines.number
    const statement = this.#statement
    if (statement !== null) {
      if (statement.closing === null) this.#tally.find('statement_not_closed', statement.index, line)
      this.#tally.close(statement, line)
    } else if (!this.#isClosed) this.#tally.find('cut_off', null, this.#begunAt)
    this.#statement = null
    this.#account = null
    this.#number = null
    this.#isClosed = true
  }
}

const space = 32
const dash = 45
const digitOne = 49
const digitSix = 54
const digitEight = 56
const colon = 58
/** The bit that makes a letter small. */
const smallBit = 32
const letterA = 97
const letterZ = 122
const brace = 123
const closingBrace = 125
const tilde = 126
/** A file that went through a mail program or an editor may be indented. */
const indentedTag = /^\s+:(\d\d[A-Z]?):/
/** Up to its type, which shows that an amount is complete. */
const wholeEntry = /^:61:\d{6}(?:\d{4})? *R?[CDcd][A-Z]?[\d.,]+ ?[FNS][A-Z0-9]{2}[A-Z0-9 ]/
const anyTag = /^:(\d\d[A-Z]?):/
/** Begun in a line, and perhaps ended in the next one. */
const brokenTag = /^:(?:\d{0,2}|\d\d[A-Z])$/
/** A booking that lost a colon of its tag would pass for text, and be skipped in silence. */
const brokenEntry = /^:?61:?\d{6}(?:\d{4})?R?[CD][A-Z]?\d/

/** `:25:` may carry the bank's name or BIC before the account and the currency after it. */
function accountOf(value: string): string {
  const withoutBank = value.trim().replace(/^(?:[A-Z]+BANK|[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)\//, '')
  const compact = withoutBank.replace(/\s/g, '')
  const withoutCurrency = compact.replace(/(?<=\d)\/?[A-Z]{3}$/, '')
  return looksLikeIban(withoutCurrency) ? withoutCurrency : normaliseAccount(withoutCurrency)
}
