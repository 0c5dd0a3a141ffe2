import { parseDate } from '#lending/statements/values.ts'
import type { TextLines } from '#lending/statements/text-lines.ts'
import { Refused } from '#lending/statements/refusal.ts'
import type { IsoDate } from '#lending/days.ts'
import type { Balance } from '#lending/statements/statement.ts'

/** Field 61 of MT940 (SWIFT 6!n[4!n]2a[1!a]15d1!a3!c16x[//16x]), read up to its references. */
export type EntryLine = {
  bookedOn: IsoDate
  valueOn: IsoDate
  amountCents: number
  isReversal: boolean
  /** The four characters of the transaction type, e.g. `NTRF`, `N426`. */
  code: string
  /** Where the references begin in the line. */
  referencesStart: number
}

/** An entry to be filled by `parseEntryLine`. */
export function emptyEntry(): EntryLine {
  return { bookedOn: '', valueOn: '', amountCents: 0, isReversal: false, code: '', referencesStart: 0 }
}

/**
 * Parses the line from `start`, after the tag, into `entry`: C in, D out, RC reverses a credit, RD a debit. The booking
 * date has no year and gets the one nearest to the value date.
 */
export function parseEntryLine(lines: TextLines, start: number, entry: EntryLine): void {
  const { codes, end } = lines
  const valueOn = sixDigitDate(codes, start)
  if (valueOn === null) throw refused('malformed_date', lines, start)
  let at = start + 6
  let bookedOn: IsoDate | null = valueOn
  if (isDigit(codes[at]!)) {
    const from = at - lines.start
    if (!isSameDay(codes, start)) bookedOn = entryDate(valueOn, lines.lineText().slice(from, from + 4))
    if (bookedOn === null) throw refused('malformed_date', lines, start)
    at += 4
  } else {
    // Programs that keep to fixed places leave four spaces where there is no booking date.
    while (codes[at] === space) at += 1
  }
  const isReversal = codes[at] === letterR
  if (isReversal) at += 1
  // ABN AMRO's own examples hold a small letter.
  const mark = codes[at]! & capital
  if (mark !== letterC && mark !== letterD) throw refused('malformed_mt940', lines, start)
  at += 1
  // The third letter of the currency may follow the mark ("funds code").
  if (isLetter(codes[at]!)) at += 1
  const amountStart = at
  while (isAmountCharacter(codes[at]!)) at += 1
  const cents = swiftCents(codes, amountStart, at)
  if (cents < 0) throw refused('malformed_amount', lines, start)
  if (codes[at] === space && isLetter(codes[at + 1]!)) at += 1
  if (at === end) throw refused('malformed_mt940', lines, start)
  const isIn = (mark === letterC) !== isReversal
  entry.bookedOn = bookedOn
  entry.valueOn = valueOn
  entry.amountCents = isIn || cents === 0 ? cents : -cents
  entry.isReversal = isReversal
  entry.referencesStart = Math.min(at + 4, end)
  entry.code = typeCode(lines, at, entry.referencesStart)
}

function refused(code: 'malformed_date' | 'malformed_amount' | 'malformed_mt940', lines: TextLines, start: number) {
  return new Refused(code, { line: lines.number, field: ':61:', found: lines.lineText().slice(start - lines.start) })
}

/** Fields 60F, 60M, 62F, 62M (1!a6!n3!a15d), from `start` on in the line at hand. */
export function parseBalance(lines: TextLines, start: number, tag: string): Balance & { currency: string } {
  const { codes } = lines
  const text = lines.lineText().slice(start - lines.start)
  const place = { line: lines.number, field: tag, found: text }
  const match = balanceShape.exec(text)
  if (!match) throw new Refused('malformed_mt940', place)
  const on = sixDigitDate(codes, start + 1)
  if (on === null) throw new Refused('malformed_date', place)
  const cents = swiftCents(codes, start + 10, start + match[0].length)
  if (cents < 0) throw new Refused('malformed_amount', place)
  return { on, amountCents: codes[start] === letterC || cents === 0 ? cents : -cents, currency: match[1]! }
}

const balanceShape = /^[CD]\d{6}([A-Z]{3})[\d.,]+(?=\s*$)/

/** Six digits as a date with dashes. Two-digit years are 1980 to 2079, as in SWIFT's own rule. */
function withCentury(digits: string): string {
  return `${digits >= '8' ? '19' : '20'}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`
}

/** An amount in cents, of digits with a comma or a point in between; -1 when it is malformed. */
function swiftCents(codes: Uint8Array, start: number, end: number): number {
  let at = start
  while (codes[at] === zero && isDigit(codes[at + 1]!)) at += 1
  const wholeStart = at
  let cents = 0
  for (; isDigit(codes[at]!); at += 1) cents = cents * 10 + codes[at]! - zero
  if (at === wholeStart || at - wholeStart > wholeDigitsMax) return -1
  const decimalsStart = at + 1
  for (at = decimalsStart; at < decimalsStart + 2; at += 1) {
    if (at < end && !isDigit(codes[at]!)) return -1
    cents = cents * 10 + (at < end ? codes[at]! - zero : 0)
  }
  // More than two decimals are no cents, unless they are nought.
  for (; at < end; at += 1) if (codes[at] !== zero) return -1
  return cents
}

/** As in `parseCents`: sums of as many rows as a file may have stay safe integers. */
const wholeDigitsMax = 13

function sixDigitDate(codes: Uint8Array, at: number): IsoDate | null {
  let number = 0
  for (let place = at; place < at + 6; place += 1) {
    const code = codes[place]!
    if (!isDigit(code)) return null
    number = number * 10 + code - zero
  }
  if (number === lastNumber) return lastDate
  let date = knownDates.get(number)
  if (date === undefined) {
    date = parseDate(withCentury(String(number).padStart(6, '0')))
    if (knownDates.size >= knownDatesMax) knownDates.clear()
    knownDates.set(number, date)
  }
  lastNumber = number
  lastDate = date
  return date
}

/** A file has few days: a date is looked up by its digits as a number, most often that of the booking before. */
const knownDates = new Map<number, IsoDate | null>()
const knownDatesMax = 2_000
let lastNumber = -1
let lastDate: IsoDate | null = null

/** In most files the month and day of booking are those of the value date before it. */
function isSameDay(codes: Uint8Array, start: number): boolean {
  for (let at = start + 2; at < start + 6; at += 1) if (codes[at] !== codes[at + 4]) return false
  return true
}

function entryDate(valueOn: IsoDate, monthAndDay: string): IsoDate | null {
  const apart = Number(monthAndDay.slice(0, 2)) - Number(valueOn.slice(5, 7))
  const year = Number(valueOn.slice(0, 4)) + (apart > 6 ? -1 : apart < -6 ? 1 : 0)
  return parseDate(`${year}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`)
}

/** The type as text. A file has few of them: each is made once, and looked up by its four codes as one number. */
function typeCode(lines: TextLines, start: number, end: number): string {
  const { codes } = lines
  // Where the line ends sooner, its end is among the four and shows as much.
  const all = (codes[start]! << 24) | (codes[start + 1]! << 16) | (codes[start + 2]! << 8) | codes[start + 3]!
  let code = knownTypes.get(all)
  if (code !== undefined) return code
  code = lines
    .lineText()
    .slice(start - lines.start, end - lines.start)
    .trimEnd()
  if (isBeyondAscii(all)) return code
  if (knownTypes.size >= knownTypesMax) knownTypes.clear()
  knownTypes.set(all, code)
  return code
}

const knownTypes = new Map<number, string>()
const knownTypesMax = 1_000
const isBeyondAscii = (fourCodes: number): boolean => (fourCodes & 0x80808080) !== 0

const space = 32
const zero = 48
const letterC = 67
const letterD = 68
const letterR = 82
/** All bits but the one that makes a letter small. */
const capital = 0xdf

function isDigit(code: number): boolean {
  return code >= zero && code <= 57
}

function isLetter(code: number): boolean {
  return code >= 65 && code <= 90
}

function isAmountCharacter(code: number): boolean {
  return isDigit(code) || code === 44 || code === 46
}
