import { looksLikeIban, normaliseAccount } from '#lending/iban.ts'
import { bankOfAccount, bankOfText, type StatementBank } from '#lending/statements/bank.ts'
import type { FormatReader } from '#lending/statements/format-reader.ts'
import type { StatementLimits } from '#lending/statements/limits.ts'
import { LineSplitter } from '#lending/statements/lines.ts'
import { parseBalance, parseEntryLine, type EntryLine } from '#lending/statements/mt940-entry.ts'
import { toTransaction } from '#lending/statements/mt940-transaction.ts'
import { Refused } from '#lending/statements/refusal.ts'
import type { OpenStatement, Tally } from '#lending/statements/tally.ts'

/** Tags of MT940 and MT942 (SWIFT) and of the banks' wrappers, beside 61 and 86. `:10:` in a text at the start of a line is no tag. */
const tags: ReadonlySet<string> = new Set(
  '20 21 25 25P 28 28C 60F 60M 62F 62M 64 65 13 13D 34F 90C 90D NS 940 942'.split(' '),
)

/** A line of at least this many characters was broken by its length, so the next one goes on in the same word. */
const fullLine = 65

/** Reads MT940 of every Dutch dialect (domain-facts 4.1), one pass over the lines, one booking in memory at a time. */
export class Mt940Reader implements FormatReader {
  bank: StatementBank | null = null
  readonly #tally: Tally
  readonly #limits: StatementLimits
  readonly #lines: LineSplitter
  #account: string | null = null
  #begunAt = 0
  #begunCount = 0
  #statement: OpenStatement | null = null
  #isClosed = true
  #isIntraday = false
  #entry: EntryLine | null = null
  #entryAt = 0
  #supplement = ''
  #narrative = ''
  #isNarrativeFull = false
  /** What joins the lines of this text, where its notation says so. */
  #lineEnd: '' | typeof columnGap | null = null
  /** What a line without a tag continues. */
  #open: 'entry' | 'narrative' | null = null

  constructor(tally: Tally, limits: StatementLimits) {
    this.#tally = tally
    this.#limits = limits
    this.#lines = new LineSplitter(limits, (text, line) => this.#readLine(text, line))
  }

  push(text: string, isLast: boolean): void {
    this.#lines.push(text, isLast)
    if (!isLast) return
    this.#finishStatement(this.#lines.line)
    if (this.#tally.statementCount === 0) throw new Refused(this.#isIntraday ? 'not_a_statement' : 'no_statement')
  }

  #readLine(text: string, line: number): void {
    const first = text.charCodeAt(0)
    if (first === colon) {
      if (text.charCodeAt(3) === colon) {
        // The two tags of which a file is full, without making a text of them.
        const tag = text.charCodeAt(1) * 256 + text.charCodeAt(2)
        if (tag === tag61) return this.#readEntry(text.slice(4), line)
        if (tag === tag86) return this.#readNarrative(text.slice(4), line)
      }
      const tagEnd = text.indexOf(':', 1)
      const tag = tagEnd > 2 && tagEnd < 5 ? text.slice(1, tagEnd) : ''
      if (tags.has(tag)) return this.#readTag(tag, text.slice(tagEnd + 1), line)
    } else if (first === brace && /^\{[1-5]:/.test(text)) {
      if (this.#statement !== null) this.#finishStatement(line)
      this.bank ??= bankOfText(text)
      return
    } else if (first === dash && (this.#isClosed || text.startsWith('-}'))) {
      if (this.#statement !== null) this.#finishStatement(line)
      return
    } else if (first === space && indentedTag.test(text)) return this.#readLine(text.trimStart(), line)
    if ((first === colon || first === digitSix) && brokenEntry.test(text)) {
      throw new Refused('malformed_mt940', { line, field: ':61:', found: text })
    }
    if (this.#open !== null) this.#continueField(text, line)
    else if (text !== '' && this.#statement === null && this.bank === null) this.bank = bankOfText(text)
  }

  #readTag(tag: string, value: string, line: number): void {
    this.#open = null
    if (tag === '20') this.#begin(line)
    else if (tag === '25' || tag === '25P') this.#readAccount(value)
    else if (tag === '34F') this.#isIntraday = true
    else if (tag === '940') this.bank ??= 'rabobank'
    else if (tag.startsWith('60')) this.#readOpening(value, `:${tag}:`, line)
    else if (tag.startsWith('62')) this.#readClosing(value, `:${tag}:`, line)
  }

  #begin(line: number): void {
    this.#finishStatement(line)
    this.#begunCount += 1
    if (this.#begunCount > this.#limits.rows) throw new Refused('too_many_rows', { line })
    this.#isClosed = false
    this.#begunAt = line
  }

  #readAccount(value: string): void {
    this.#account = accountOf(value)
    this.bank ??= bankOfAccount(this.#account) ?? (value.startsWith('TRIODOSBANK') ? 'triodos' : null)
  }

  #readOpening(value: string, tag: string, line: number): void {
    const account = this.#account
    if (this.#statement !== null) this.#finishStatement(line)
    if (account === null) throw new Refused('missing_field', { line, field: ':25:' })
    const { currency, ...opening } = parseBalance(value, tag, line)
    this.#statement = this.#tally.open(account, currency, null, line)
    this.#statement.opening = opening
    this.#isClosed = false
  }

  #readEntry(value: string, line: number): void {
    this.#open = null
    this.#finishEntry()
    if (this.#isIntraday) throw new Refused('not_a_statement', { line, field: ':34F:' })
    if (this.#statement === null || this.#isClosed) throw new Refused('missing_field', { line, field: ':60F:' })
    this.#entry = parseEntryLine(value, line)
    this.#entryAt = line
    this.#open = 'entry'
  }

  /** After the closing balance :86: sums up the statement; it is no booking's text. */
  #readNarrative(value: string, line: number): void {
    this.#open = null
    if (this.#entry === null || this.#isClosed) return
    this.#open = 'narrative'
    this.#addNarrative(value, this.#narrative === '' ? '' : columnGap, line)
    // The tag's own four characters count towards the width of the first line.
    this.#isNarrativeFull ||= value.length + 4 >= fullLine
  }

  #addNarrative(text: string, separator: string, line: number): void {
    if (this.#narrative === '') {
      this.#narrative = text
      this.#lineEnd = this.#lineEndIn(text)
    } else this.#narrative += separator + text
    this.#isNarrativeFull = text.length >= fullLine
    if (this.#narrative.length > this.#limits.lineCharacters)
      throw new Refused('line_too_long', { line, field: ':86:' })
  }

  /** By its first line; looking at the text that grows would copy it with each line. */
  #lineEndIn(text: string): '' | typeof columnGap | null {
    if (text.charCodeAt(0) === slash) return this.bank === 'rabobank' ? null : ''
    if (text.charCodeAt(3) === greaterThan) return ''
    // ABN AMRO's columns of 32 characters fill the line; a full line ends a column, not a word. Two spaces keep that.
    return text.startsWith('SEPA ') ? columnGap : null
  }

  #continueField(text: string, line: number): void {
    if (this.#open === 'narrative') this.#addNarrative(text, this.#separatorBefore(text), line)
    else this.#supplement = this.#supplement === '' ? text : `${this.#supplement} ${text}`
    if (this.#supplement.length > this.#limits.lineCharacters)
      throw new Refused('line_too_long', { line, field: ':61:' })
  }

  /** What stood between two lines of a text before the bank broke it: nothing inside a word, else at least a space. */
  #separatorBefore(text: string): string {
    if (text.charCodeAt(0) === slash) return ''
    // Knab puts the counterparty on a line of its own, also behind a full one.
    if (text.startsWith('REK: ')) return columnGap
    return this.#lineEnd ?? (this.#isNarrativeFull ? '' : columnGap)
  }

  #readClosing(value: string, tag: string, line: number): void {
    this.#finishEntry()
    const statement = this.#statement
    if (statement === null) throw new Refused('missing_field', { line, field: ':60F:' })
    const { currency, ...closing } = parseBalance(value, tag, line)
    if (currency !== statement.currency) this.#tally.find('currency_differs', statement.index, line)
    statement.closing = closing
    this.#isClosed = true
  }

  #finishEntry(): void {
    if (this.#entry !== null && this.#statement !== null) {
      const transaction = toTransaction(this.#entry, this.#supplement, this.#narrative, this.#statement.currency)
      this.#tally.add(this.#statement, transaction, this.#entryAt)
    }
    this.#entry = null
    this.#supplement = ''
    this.#narrative = ''
  }

  #finishStatement(line: number): void {
    this.#finishEntry()
    const statement = this.#statement
    if (statement !== null) {
      if (statement.closing === null) this.#tally.find('statement_not_closed', statement.index, line)
      this.#tally.close(statement, line)
    } else if (!this.#isClosed) this.#tally.find('cut_off', null, this.#begunAt)
    this.#statement = null
    this.#account = null
    this.#isClosed = true
    this.#open = null
  }
}

const colon = 58
const tag61 = 0x3631
const tag86 = 0x3836
const brace = 123
const dash = 45
const slash = 47
const greaterThan = 62
const space = 32
const digitSix = 54
/** A file that went through a mail program or an editor may be indented. */
const indentedTag = /^\s+:\d\d[A-Z]?:/
/** A booking that lost a colon of its tag would pass for text, and be skipped in silence. */
const brokenEntry = /^:?61:?\d{6}(?:\d{4})?R?[CD][A-Z]?\d/
const columnGap = '  '

/** `:25:` may carry the bank's name or BIC before the account and the currency after it. */
function accountOf(value: string): string {
  const withoutBank = value.trim().replace(/^(?:[A-Z]+BANK|[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)\//, '')
  const compact = withoutBank.replace(/\s/g, '')
  const withoutCurrency = /\d[A-Z]{3}$/.test(compact) ? compact.slice(0, -3) : compact
  return looksLikeIban(withoutCurrency) ? withoutCurrency : normaliseAccount(withoutCurrency)
}
