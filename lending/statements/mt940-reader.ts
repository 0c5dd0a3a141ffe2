import { looksLikeIban, normaliseAccount } from '#lending/iban.ts'
import { bankOfAccount, bankOfText, type StatementBank } from '#lending/statements/bank.ts'
import type { StatementLimits } from '#lending/statements/limits.ts'
import { createLineSplitter } from '#lending/statements/lines.ts'
import { parseBalance, parseEntryLine, type EntryLine } from '#lending/statements/mt940-entry.ts'
import { toTransaction } from '#lending/statements/mt940-transaction.ts'
import { Refused } from '#lending/statements/refusal.ts'
import type { OpenStatement, Tally } from '#lending/statements/tally.ts'

export type FormatReader = {
  readonly bank: StatementBank | null
  push(text: string, isLast: boolean): void
}

/** Tags of MT940 and MT942 (SWIFT) and of the banks' wrappers. `:10:` in a text at the start of a line is no tag. */
const tagShape = /^:(20|21|25|28C?|60[FM]|61|62[FM]|64|65|86|13D?|34F|90[CD]|NS|940|942):/

/** A line of at least this many characters was broken by its length, so the next one goes on in the same word. */
const fullLine = 65

/** Reads MT940 of every Dutch dialect (domain-facts 4.1), one pass over the lines, one booking in memory at a time. */
export function createMt940Reader(tally: Tally, limits: StatementLimits): FormatReader {
  let bank: StatementBank | null = null
  let account: string | null = null
  let begunAt = 0
  let statement: OpenStatement | null = null
  let isClosed = true
  let entry: EntryLine | null = null
  let entryAt = 0
  let supplement = ''
  let narrative = ''
  let isIntraday = false
  /** What a line without a tag continues. */
  let open: 'entry' | 'narrative' | null = null
  let isNarrativeFull = false

  function finishEntry() {
    if (entry !== null && statement !== null) {
      tally.add(statement, toTransaction(entry, supplement, narrative, statement.currency), entryAt)
    }
    entry = null
    supplement = ''
    narrative = ''
  }

  function finishStatement(line: number) {
    finishEntry()
    if (statement !== null) {
      if (statement.closing === null) tally.find('statement_not_closed', statement.index, line)
      tally.close(statement, line)
    } else if (!isClosed) {
      tally.find('cut_off', null, begunAt)
    }
    statement = null
    account = null
    isClosed = true
    open = null
  }

  function begin(line: number) {
    finishStatement(line)
    isClosed = false
    begunAt = line
  }

  function readOpening(value: string, tag: string, line: number) {
    if (statement !== null) finishStatement(line)
    if (account === null) throw new Refused('missing_field', { line, field: ':25:' })
    const { currency, ...opening } = parseBalance(value, tag, line)
    statement = tally.open(account, currency, null, line)
    statement.opening = opening
    isClosed = false
  }

  function readClosing(value: string, tag: string, line: number) {
    finishEntry()
    if (statement === null) throw new Refused('missing_field', { line, field: ':60F:' })
    const { currency, ...closing } = parseBalance(value, tag, line)
    if (currency !== statement.currency) tally.find('currency_differs', statement.index, line)
    statement.closing = closing
    isClosed = true
  }

  function readEntry(value: string, line: number) {
    finishEntry()
    if (isIntraday) throw new Refused('not_a_statement', { line, field: ':34F:' })
    if (statement === null || isClosed) throw new Refused('missing_field', { line, field: ':60F:' })
    entry = parseEntryLine(value, line)
    entryAt = line
    open = 'entry'
  }

  function addNarrative(text: string, separator: string, line: number) {
    narrative = narrative === '' ? text : narrative + separator + text
    isNarrativeFull = text.length >= fullLine
    if (narrative.length > limits.lineCharacters) throw new Refused('line_too_long', { line, field: ':86:' })
  }

  /** What stood between two lines of a text before the bank broke it: nothing inside a word, else at least a space. */
  function separatorBefore(text: string): string {
    const first = narrative.charCodeAt(0)
    if (text.charCodeAt(0) === slash) return ''
    if (first === slash && bank !== 'rabobank') return ''
    if (narrative.charCodeAt(3) === greaterThan) return ''
    // ABN AMRO's columns of 32 characters fill the line; a full line ends a column, not a word. Two spaces keep that.
    if (narrative.startsWith('SEPA ')) return columnGap
    return isNarrativeFull ? '' : columnGap
  }

  function readTag(tag: string, value: string, line: number) {
    open = null
    if (tag === '61') return readEntry(value, line)
    if (tag === '86') {
      // After the closing balance :86: sums up the statement; it is no booking's text.
      if (entry === null || isClosed) return
      open = 'narrative'
      addNarrative(value, ' ', line)
      // The tag's own four characters count towards the width of the first line.
      isNarrativeFull ||= value.length + 4 >= fullLine
      return
    }
    if (tag === '20') begin(line)
    else if (tag === '25') {
      account = accountOf(value)
      bank ??= bankOfAccount(account) ?? (value.startsWith('TRIODOSBANK') ? 'triodos' : null)
    } else if (tag === '34F') isIntraday = true
    else if (tag.startsWith('60')) readOpening(value, `:${tag}:`, line)
    else if (tag.startsWith('62')) readClosing(value, `:${tag}:`, line)
  }

  function continueField(text: string, line: number) {
    if (open === 'entry') supplement = supplement === '' ? text : `${supplement} ${text}`
    else if (open === 'narrative') addNarrative(text, separatorBefore(text), line)
    if (supplement.length > limits.lineCharacters) throw new Refused('line_too_long', { line, field: ':61:' })
  }

  function readLine(text: string, line: number) {
    const first = text.charCodeAt(0)
    if (first === colon) {
      const tag = tagShape.exec(text)?.[1]
      if (tag !== undefined) {
        if (tag === '940') bank ??= 'rabobank'
        else readTag(tag, text.slice(tag.length + 2), line)
        return
      }
    } else if (first === brace && /^\{[1-5]:/.test(text)) {
      if (statement !== null) finishStatement(line)
      bank ??= bankOfText(text)
      return
    } else if (first === dash && (text.startsWith('-}') || isClosed)) {
      if (statement !== null) finishStatement(line)
      return
    }
    if (open !== null) continueField(text, line)
    else if (statement === null && bank === null) bank = bankOfText(text)
  }

  const lines = createLineSplitter(limits, readLine)
  return {
    get bank() {
      return bank
    },
    push(text, isLast) {
      lines.push(text, isLast)
      if (!isLast) return
      finishStatement(0)
      if (tally.statementCount === 0) throw new Refused(isIntraday ? 'not_a_statement' : 'no_statement')
    },
  }
}

const colon = 58
const brace = 123
const dash = 45
const slash = 47
const greaterThan = 62
const columnGap = '  '

/** `:25:` may carry the bank's name before the account and the currency after it. */
function accountOf(value: string): string {
  const withoutBank = value.trim().replace(/^[A-Z]+BANK\//, '')
  const compact = withoutBank.replace(/\s/g, '')
  const withoutCurrency = /\d[A-Z]{3}$/.test(compact) ? compact.slice(0, -3) : compact
  return looksLikeIban(withoutCurrency) ? withoutCurrency : normaliseAccount(withoutCurrency)
}
