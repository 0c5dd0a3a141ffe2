import { bankOfAccount, type StatementBank } from '#lending/statements/bank.ts'
import { CsvRow, type CsvRecord } from '#lending/statements/csv/dialect.ts'
import { linesLookedAt, recogniseCsv, type RecognisedCsv } from '#lending/statements/csv/recognise.ts'
import { hasOddQuotes, splitRow, unwrappedLine } from '#lending/statements/csv/rows.ts'
import type { StatementLimits } from '#lending/statements/limits.ts'
import type { FormatReader } from '#lending/statements/format-reader.ts'
import { Refused } from '#lending/statements/refusal.ts'
import { TextLines } from '#lending/statements/text-lines.ts'
import type { Balance } from '#lending/statements/statement.ts'
import type { OpenStatement, Tally } from '#lending/statements/tally.ts'

/** One account of the file: its first and last row in the order of the file, which may be newest first. */
type AccountRows = {
  statement: OpenStatement
  first: CsvRecord
  last: CsvRecord
  lastLine: number
  /** Rows whose balance leads to the next one, less those that it comes from. */
  ascents: number
  /** Steps from one balance to the next, and how many of them are a hundredth of the row's amount. */
  steps: number
  hundredths: number
}

/** Reads the CSV and TAB exports of banks. Accounts may be mixed: each gets one statement. */
export class CsvReader implements FormatReader {
  bank: StatementBank | null = null
  readonly #tally: Tally
  readonly #limits: StatementLimits
  readonly #lines: TextLines
  readonly #accounts = new Map<string, AccountRows>()
  #latest: AccountRows | null = null
  readonly #pending = new Map<string, number>()
  readonly #firstLines: string[] = []
  #recognised: RecognisedCsv | null = null
  /** A row whose quoted field goes on in the next line. */
  #unfinished = ''
  #unfinishedLine = 0

  constructor(tally: Tally, limits: StatementLimits) {
    this.#tally = tally
    this.#limits = limits
    this.#lines = new TextLines(limits, false)
  }

  push(text: string, isLast: boolean): void {
    const lines = this.#lines
    lines.load(text, null, isLast)
    while (lines.next()) this.#readLine(lines.lineText(), lines.number)
    if (!isLast) return
    if (this.#recognised === null) this.#readFirstLines()
    if (this.#unfinished !== '') {
      throw new Refused('malformed_row', { line: this.#unfinishedLine, found: this.#unfinished })
    }
    for (const [key, rows] of this.#accounts) {
      rows.statement.pendingCount = this.#pending.get(key) ?? 0
      closeAccount(rows, this.#tally)
    }
  }

  #readLine(text: string, line: number): void {
    if (this.#recognised !== null) return this.#readRowLine(this.#recognised, text, line)
    this.#firstLines.push(text)
    if (this.#firstLines.length === linesLookedAt) this.#readFirstLines()
  }

  #readFirstLines(): void {
    const recognised = recogniseCsv(this.#firstLines.map(unwrappedLine))
    this.#recognised = recognised
    this.bank = recognised.dialect.bank
    this.#firstLines.forEach((text, index) => {
      if (index + 1 >= recognised.firstRow) this.#readRowLine(recognised, text, index + 1)
    })
  }

  #readRowLine(recognised: RecognisedCsv, lineText: string, line: number): void {
    const isNew = this.#unfinished === ''
    const text = isNew ? unwrappedLine(lineText) : lineText
    if (isNew && (text === recognised.headingText || text.trim() === '')) return
    const whole = isNew ? text : `${this.#unfinished}\n${text}`
    const rowLine = isNew ? line : this.#unfinishedLine
    if (whole.length > this.#limits.lineCharacters) throw new Refused('line_too_long', { line: rowLine })
    // Only an odd number of quotes ends a field that is open: looking at each line once keeps a field of many cheap.
    if (!isNew && !hasOddQuotes(lineText)) {
      this.#unfinished = whole
      return
    }
    const row = splitRow(whole, recognised, rowLine)
    this.#unfinished = row === null ? whole : ''
    this.#unfinishedLine = rowLine
    if (row === null) return
    this.#readFields(recognised, row.fields, rowLine)
    if (row.isQuoteMissing) this.#tally.find('missing_quote', null, rowLine)
  }

  #readFields({ dialect, fieldCounts, places }: RecognisedCsv, fields: string[], line: number): void {
    if (isEmptyRow(fields)) return
    if (!fieldCounts.includes(fields.length) && !isPadded(fields, fieldCounts)) {
      const found = `${fields.length} columns, not ${fieldCounts.join(' or ')}`
      throw new Refused('malformed_row', { line, found })
    }
    const record = dialect.read(new CsvRow(line, fields, places, dialect.alwaysWritesCents === true))
    if (record.notBooked === undefined) this.#addBooking(record, line)
    else if (record.notBooked === 'pending') this.#countPending(record)
  }

  #addBooking(record: CsvRecord, line: number): void {
    const { account, booking } = record
    const rows = this.#rowsOf(account, booking.currency) ?? this.#openAccount(record, line)
    this.#latest = rows
    const { index } = rows.statement
    if (!follows(rows.last, record) || isRowBroken(record)) {
      const on = booking.bookedOn
      const differenceCents = brokenBy(rows.last, record)
      this.#tally.report({ code: 'running_balance_broken', statement: index, line, differenceCents, on })
    }
    countStep(rows, record)
    rows.ascents += directionOf(rows.last, record)
    rows.last = record
    rows.lastLine = line
    this.#tally.add(rows.statement, booking, line)
  }

  #countPending({ account, booking }: CsvRecord): void {
    const key = `${account} ${booking.currency}`
    // Beyond the limit nothing is counted, so that rows which open no account hold no memory either.
    if (this.#pending.size < this.#limits.accounts) this.#pending.set(key, (this.#pending.get(key) ?? 0) + 1)
  }

  /** Nearly always the account of the row before. */
  #rowsOf(account: string, currency: string): AccountRows | undefined {
    const latest = this.#latest
    if (latest !== null && latest.last.account === account && latest.last.booking.currency === currency) return latest
    return this.#accounts.get(`${account} ${currency}`)
  }

  #openAccount(record: CsvRecord, line: number): AccountRows {
    if (this.#accounts.size >= this.#limits.accounts) throw new Refused('too_many_accounts', { line })
    const { account, booking } = record
    // Where a quote of the row went astray it may stand inside its account, which would be read as another one.
    if (account.includes('"')) throw new Refused('malformed_row', { line, field: 'account', found: account })
    const statement = this.#tally.open(account, booking.currency, null, line)
    this.bank ??= bankOfAccount(statement.accountNumber)
    const rows = { statement, first: record, last: record, lastLine: line, ascents: 0, steps: 0, hundredths: 0 }
    this.#accounts.set(`${account} ${booking.currency}`, rows)
    return rows
  }
}

/** A spreadsheet may write delimiters for the empty rows below its last one. */
function isEmptyRow(fields: readonly string[]): boolean {
  return fields[0]!.trim() === '' && fields.every((field) => field.trim() === '')
}

/** Some exports end their rows, or their heading, with one more delimiter. */
function isPadded(fields: readonly string[], fieldCounts: readonly number[]): boolean {
  const filled = fields.at(-1) === '' ? fields.length - 1 : fields.length
  return fieldCounts.includes(filled) || fieldCounts.includes(fields.length + 1)
}

function closeAccount(rows: AccountRows, tally: Tally) {
  const { statement, first, last, lastLine, steps, hundredths } = rows
  if (steps > 1 && hundredths === steps) throw new Refused('altered_file', { line: lastLine, field: 'amount' })
  const order = orderOf(rows)
  const [oldest, newest] = order < 0 ? [last, first] : [first, last]
  // A balance of the wrong end of the day is wrong: without an order only one that both ends share is reported.
  if (order !== 0 || before(first) === before(last)) statement.opening = balanceAt(oldest, before(oldest))
  if (order !== 0 || after(first) === after(last)) statement.closing = balanceAt(newest, after(newest))
  tally.close(statement, lastLine)
}

/** Positive when the oldest row comes first, negative for the newest: by date, within one day by the balances. */
function orderOf({ first, last, ascents }: AccountRows): number {
  const [from, to] = [first.booking.bookedOn, last.booking.bookedOn]
  if (from === to) return ascents
  return from < to ? 1 : -1
}

/** 1 when the second row starts where the first ends, -1 the other way round, 0 when neither or both hold. */
function directionOf(one: CsvRecord, next: CsvRecord): number {
  return Number(after(one) === before(next)) - Number(before(one) === after(next))
}

function balanceAt(record: CsvRecord, amountCents: number | null): Balance | null {
  return amountCents === null ? null : { on: record.booking.bookedOn, amountCents }
}

function before(record: CsvRecord): number | null {
  if (record.balanceBeforeCents !== null) return record.balanceBeforeCents
  return record.balanceAfterCents === null ? null : record.balanceAfterCents - record.booking.amountCents
}

function after(record: CsvRecord): number | null {
  if (record.balanceAfterCents !== null) return record.balanceAfterCents
  return record.balanceBeforeCents === null ? null : record.balanceBeforeCents + record.booking.amountCents
}

/** A spreadsheet that took decimal commas for thousands may leave the balances as they were. */
function countStep(rows: AccountRows, next: CsvRecord): void {
  const one = rows.last
  if (rows.hundredths < rows.steps || one === next) return
  if (one.balanceAfterCents === null || next.balanceAfterCents === null) return
  const step = next.balanceAfterCents - one.balanceAfterCents
  rows.steps += 1
  const isHundredth = step * 100 === next.booking.amountCents || step * -100 === one.booking.amountCents
  if (isHundredth && step !== 0) rows.hundredths += 1
}

/** True unless both state balances and neither order of the two makes them meet. The first row follows nothing. */
function follows(one: CsvRecord, next: CsvRecord): boolean {
  if (one === next) return true
  const ends = after(one)
  const starts = before(next)
  if (ends === null || starts === null) return true
  return ends === starts || before(one) === after(next)
}

/** By how much, whichever of two rows is the older one. */
function brokenBy(one: CsvRecord, next: CsvRecord): number | null {
  if (isRowBroken(next)) return next.balanceAfterCents! - next.balanceBeforeCents! - next.booking.amountCents
  const [oldestFirst, newestFirst] = [before(next)! - after(one)!, before(one)! - after(next)!]
  return Math.abs(oldestFirst) <= Math.abs(newestFirst) ? oldestFirst : newestFirst
}

function isRowBroken({ balanceBeforeCents, balanceAfterCents, booking }: CsvRecord): boolean {
  if (balanceBeforeCents === null || balanceAfterCents === null) return false
  return balanceBeforeCents + booking.amountCents !== balanceAfterCents
}
