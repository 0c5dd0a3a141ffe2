import { bankOfAccount, type StatementBank } from '#lending/statements/bank.ts'
import { createRow, type CsvBooking } from '#lending/statements/csv/dialect.ts'
import { linesLookedAt, recogniseCsv, type RecognisedCsv } from '#lending/statements/csv/recognise.ts'
import { hasOddQuotes, splitRow, unwrappedLine } from '#lending/statements/csv/rows.ts'
import type { StatementLimits } from '#lending/statements/limits.ts'
import { LineSplitter } from '#lending/statements/csv/lines.ts'
import type { FormatReader } from '#lending/statements/format-reader.ts'
import { Refused } from '#lending/statements/refusal.ts'
import type { Balance } from '#lending/statements/statement.ts'
import type { OpenStatement, Tally } from '#lending/statements/tally.ts'

/** One account of the file: its first and last row in the order of the file, which may be newest first. */
type AccountRows = {
  statement: OpenStatement
  first: CsvBooking
  last: CsvBooking
  lastLine: number
  /** Rows whose balance leads to the next one, less those that it comes from. */
  ascents: number
}

/** Reads the CSV and TAB exports of domain-facts 4.3. Accounts may be mixed: each gets one statement. */
export class CsvReader implements FormatReader {
  bank: StatementBank | null = null
  readonly #tally: Tally
  readonly #limits: StatementLimits
  readonly #lines: LineSplitter
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
    this.#lines = new LineSplitter(limits, (text, line) => this.#readLine(text, line))
  }

  push(text: string, isLast: boolean): void {
    this.#lines.push(text, isLast)
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
    const booking = dialect.read(createRow(line, fields, places))
    if (booking.notBooked === undefined) this.#addBooking(booking, line)
    else if (booking.notBooked === 'pending') this.#countPending(booking)
  }

  #addBooking(booking: CsvBooking, line: number): void {
    const { account, transaction } = booking
    const rows = this.#rowsOf(account, transaction.currency) ?? this.#openAccount(booking, line)
    this.#latest = rows
    const { index } = rows.statement
    if (!follows(rows.last, booking) || isRowBroken(booking)) this.#tally.find('running_balance_broken', index, line)
    rows.ascents += directionOf(rows.last, booking)
    rows.last = booking
    rows.lastLine = line
    this.#tally.add(rows.statement, transaction, line)
  }

  #countPending({ account, transaction }: CsvBooking): void {
    const key = `${account} ${transaction.currency}`
    // Beyond the limit nothing is counted, so that rows which open no account hold no memory either.
    if (this.#pending.size < this.#limits.accounts) this.#pending.set(key, (this.#pending.get(key) ?? 0) + 1)
  }

  /** Nearly always the account of the row before. */
  #rowsOf(account: string, currency: string): AccountRows | undefined {
    const latest = this.#latest
    if (latest !== null && latest.last.account === account && latest.last.transaction.currency === currency)
      return latest
    return this.#accounts.get(`${account} ${currency}`)
  }

  #openAccount(booking: CsvBooking, line: number): AccountRows {
    if (this.#accounts.size >= this.#limits.accounts) throw new Refused('too_many_accounts', { line })
    const { account, transaction } = booking
    // Where a quote of the row went astray it may stand inside its account, which would be read as another one.
    if (account.includes('"')) throw new Refused('malformed_row', { line, field: 'account', found: account })
    const statement = this.#tally.open(account, transaction.currency, null, line)
    this.bank ??= bankOfAccount(statement.accountNumber)
    const rows = { statement, first: booking, last: booking, lastLine: line, ascents: 0 }
    this.#accounts.set(`${account} ${transaction.currency}`, rows)
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
  const { statement, first, last, lastLine } = rows
  const order = orderOf(rows)
  const [oldest, newest] = order < 0 ? [last, first] : [first, last]
  // A balance of the wrong end of the day would be a wrong balance: without an order only one that both ends share is told.
  if (order !== 0 || before(first) === before(last)) statement.opening = balanceAt(oldest, before(oldest))
  if (order !== 0 || after(first) === after(last)) statement.closing = balanceAt(newest, after(newest))
  tally.close(statement, lastLine)
}

/** Above nought when the oldest row comes first, below it when the newest does: by date, and within one day by the balances. */
function orderOf({ first, last, ascents }: AccountRows): number {
  const [from, to] = [first.transaction.bookedOn, last.transaction.bookedOn]
  if (from === to) return ascents
  return from < to ? 1 : -1
}

/** 1 when the second row starts where the first ends, -1 the other way round, 0 when neither or both hold. */
function directionOf(one: CsvBooking, next: CsvBooking): number {
  return Number(after(one) === before(next)) - Number(before(one) === after(next))
}

function balanceAt(booking: CsvBooking, amountCents: number | null): Balance | null {
  return amountCents === null ? null : { on: booking.transaction.bookedOn, amountCents }
}

function before(booking: CsvBooking): number | null {
  if (booking.balanceBeforeCents !== null) return booking.balanceBeforeCents
  return booking.balanceAfterCents === null ? null : booking.balanceAfterCents - booking.transaction.amountCents
}

function after(booking: CsvBooking): number | null {
  if (booking.balanceAfterCents !== null) return booking.balanceAfterCents
  return booking.balanceBeforeCents === null ? null : booking.balanceBeforeCents + booking.transaction.amountCents
}

/** True unless both state balances and neither order of the two makes them meet. The first row follows nothing. */
function follows(one: CsvBooking, next: CsvBooking): boolean {
  if (one === next) return true
  const ends = after(one)
  const starts = before(next)
  if (ends === null || starts === null) return true
  return ends === starts || before(one) === after(next)
}

function isRowBroken({ balanceBeforeCents, balanceAfterCents, transaction }: CsvBooking): boolean {
  if (balanceBeforeCents === null || balanceAfterCents === null) return false
  return balanceBeforeCents + transaction.amountCents !== balanceAfterCents
}
