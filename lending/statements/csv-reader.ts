import { bankOfAccount, type StatementBank } from '#lending/statements/bank.ts'
import { createRow, type CsvBooking } from '#lending/statements/csv-dialect.ts'
import { linesLookedAt, recogniseCsv, type RecognisedCsv } from '#lending/statements/csv-recognise.ts'
import { splitRow } from '#lending/statements/csv-rows.ts'
import type { StatementLimits } from '#lending/statements/limits.ts'
import { createLineSplitter } from '#lending/statements/lines.ts'
import type { FormatReader } from '#lending/statements/mt940-reader.ts'
import { Refused } from '#lending/statements/refusal.ts'
import { normaliseAccount } from '#lending/iban.ts'
import type { Balance } from '#lending/statements/statement.ts'
import type { OpenStatement, Tally } from '#lending/statements/tally.ts'

/** One account of the file: its first and last row in the order of the file, which may be newest first. */
type AccountRows = {
  statement: OpenStatement
  first: CsvBooking
  last: CsvBooking
  lastLine: number
}

/** Reads the CSV and TAB exports of domain-facts 4.3. Accounts may be mixed: each gets one statement. */
export function createCsvReader(tally: Tally, limits: StatementLimits): FormatReader {
  const accounts = new Map<string, AccountRows>()
  const firstLines: string[] = []
  let recognised: RecognisedCsv | null = null
  let bank: StatementBank | null = null
  let unfinished = ''
  let unfinishedLine = 0

  function readLine(text: string, line: number) {
    if (recognised === null) {
      firstLines.push(text)
      if (firstLines.length === linesLookedAt) readFirstLines()
      return
    }
    readRowLine(text, line)
  }

  function readFirstLines() {
    recognised = recogniseCsv(firstLines)
    bank = recognised.dialect.bank
    firstLines.forEach((text, index) => {
      if (index + 1 >= recognised!.firstRow) readRowLine(index === 0 ? text.replace(/^\ufeff/, '') : text, index + 1)
    })
  }

  function readRowLine(text: string, line: number) {
    if (unfinished === '' && text.trim() === '') return
    const { dialect, delimiter } = recognised!
    const whole = unfinished === '' ? text : `${unfinished}\n${text}`
    const rowLine = unfinished === '' ? line : unfinishedLine
    if (whole.length > limits.lineCharacters) throw new Refused('line_too_long', { line: rowLine })
    const row = splitRow(whole, delimiter, dialect.quoting, rowLine)
    if (row === null) {
      unfinished = whole
      unfinishedLine = rowLine
      return
    }
    unfinished = ''
    readFields(row.fields, rowLine)
    if (row.isQuoteMissing) tally.find('missing_quote', null, rowLine)
  }

  function readFields(fields: string[], line: number) {
    const { dialect, fieldCounts, places } = recognised!
    if (!fieldCounts.includes(fields.length) && !isPadded(fields, fieldCounts)) {
      throw new Refused('malformed_row', { line, found: `${fields.length} columns, not ${fieldCounts.join(' or ')}` })
    }
    const booking = dialect.read(createRow(line, fields, places))
    if (normaliseAccount(booking.account) === '') throw new Refused('missing_field', { line, field: 'account' })
    addBooking(booking, line)
  }

  /** Some exports end their rows, or their heading, with one more delimiter. */
  function isPadded(fields: string[], fieldCounts: readonly number[]): boolean {
    const filled = fields.at(-1) === '' ? fields.length - 1 : fields.length
    return fieldCounts.includes(filled) || fieldCounts.includes(fields.length + 1)
  }

  function addBooking(booking: CsvBooking, line: number) {
    const { account, currency, balanceBeforeCents, balanceAfterCents, ...transaction } = booking
    const key = `${normaliseAccount(account)} ${currency}`
    let rows = accounts.get(key)
    if (rows === undefined) {
      if (accounts.size >= limits.accounts) throw new Refused('too_many_accounts', { line })
      const statement = tally.open(account, currency, null, line)
      bank ??= bankOfAccount(statement.accountNumber)
      rows = { statement, first: booking, last: booking, lastLine: line }
      accounts.set(key, rows)
    } else if (!follows(rows.last, booking)) tally.find('running_balance_broken', rows.statement.index, line)
    if (isRowBroken(booking)) tally.find('running_balance_broken', rows.statement.index, line)
    rows.last = booking
    rows.lastLine = line
    tally.add(rows.statement, { ...transaction, currency }, line)
  }

  const lines = createLineSplitter(limits, readLine)
  return {
    get bank() {
      return bank
    },
    push(text, isLast) {
      lines.push(text, isLast)
      if (!isLast) return
      if (recognised === null) readFirstLines()
      if (unfinished !== '') throw new Refused('malformed_row', { line: unfinishedLine, found: unfinished })
      for (const rows of accounts.values()) closeAccount(rows, tally)
    },
  }
}

function closeAccount({ statement, first, last, lastLine }: AccountRows, tally: Tally) {
  const [oldest, newest] = isNewestFirst(first, last) ? [last, first] : [first, last]
  statement.opening = balanceAt(oldest, before(oldest))
  statement.closing = balanceAt(newest, after(newest))
  tally.close(statement, lastLine)
}

/** By date; within one day by which end of the file the balances start from. */
function isNewestFirst(first: CsvBooking, last: CsvBooking): boolean {
  return first.bookedOn > last.bookedOn
}

function balanceAt(booking: CsvBooking, amountCents: number | null): Balance | null {
  return amountCents === null ? null : { on: booking.bookedOn, amountCents }
}

function before(booking: CsvBooking): number | null {
  if (booking.balanceBeforeCents !== null) return booking.balanceBeforeCents
  return booking.balanceAfterCents === null ? null : booking.balanceAfterCents - booking.amountCents
}

function after(booking: CsvBooking): number | null {
  if (booking.balanceAfterCents !== null) return booking.balanceAfterCents
  return booking.balanceBeforeCents === null ? null : booking.balanceBeforeCents + booking.amountCents
}

/** True unless both state balances and neither order of the two makes them meet. */
function follows(one: CsvBooking, next: CsvBooking): boolean {
  const ends = after(one)
  const starts = before(next)
  if (ends === null || starts === null) return true
  return ends === starts || before(one) === after(next)
}

function isRowBroken({ balanceBeforeCents, balanceAfterCents, amountCents }: CsvBooking): boolean {
  if (balanceBeforeCents === null || balanceAfterCents === null) return false
  return balanceBeforeCents + amountCents !== balanceAfterCents
}
