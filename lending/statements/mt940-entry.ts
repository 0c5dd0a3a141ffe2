import { parseCents, parseDate } from '#lending/statements/values.ts'
import { Refused } from '#lending/statements/refusal.ts'
import type { Balance, IsoDate } from '#lending/statements/statement.ts'

/** Field 61 of MT940 (SWIFT 6!n[4!n]2a[1!a]15d1!a3!c16x[//16x]), read. */
export type EntryLine = {
  bookedOn: IsoDate
  valueOn: IsoDate
  amountCents: number
  isReversal: boolean
  /** The four characters of the transaction type, e.g. `NTRF`, `N426`. */
  code: string
  reference: string
  bankReference: string
}

/**
 * The mark says the direction: C in, D out, RC takes back a credit (out), RD takes back a debit (in). The booking date
 * lacks a year: it is the one that brings it nearest to the value date.
 */
export function parseEntryLine(text: string, line: number): EntryLine {
  const valueOn = sixDigitDate(text, 0)
  if (valueOn === null) throw new Refused('malformed_date', { line, field: ':61:', found: text })
  let at = 6
  let bookedOn = valueOn
  if (isDigit(text.charCodeAt(6))) {
    bookedOn = isSameDay(text) ? valueOn : (entryDate(valueOn, text.slice(6, 10)) ?? refuseDate(text, line))
    at = 10
  }
  const isReversal = text[at] === 'R'
  if (isReversal) at += 1
  // ABN AMRO's own examples hold a small letter.
  const mark = text[at]?.toUpperCase()
  if (mark !== 'C' && mark !== 'D') throw new Refused('malformed_mt940', { line, field: ':61:', found: text })
  at += 1
  // The third letter of the currency may follow the mark ("funds code").
  if (isLetter(text.charCodeAt(at))) at += 1
  const amountStart = at
  while (isAmountCharacter(text.charCodeAt(at))) at += 1
  const cents = swiftCents(text.slice(amountStart, at))
  if (cents === null) throw new Refused('malformed_amount', { line, field: ':61:', found: text })
  const code = text.slice(at, at + 4)
  if (code === '') throw new Refused('malformed_mt940', { line, field: ':61:', found: text })
  const slashes = text.indexOf('//', at + 4)
  const isIn = (mark === 'C') !== isReversal
  return {
    bookedOn,
    valueOn,
    amountCents: isIn || cents === 0 ? cents : -cents,
    isReversal,
    code: code.trimEnd(),
    reference: slashes < 0 ? text.slice(at + 4) : text.slice(at + 4, slashes),
    bankReference: slashes < 0 ? '' : text.slice(slashes + 2),
  }
}

function refuseDate(text: string, line: number): never {
  throw new Refused('malformed_date', { line, field: ':61:', found: text })
}

const balanceShape = /^([CD])(\d{6})([A-Z]{3})([\d.,]+)\s*$/

/** Fields 60F, 60M, 62F, 62M. */
export function parseBalance(text: string, tag: string, line: number): Balance & { currency: string } {
  const match = balanceShape.exec(text)
  if (!match) throw new Refused('malformed_mt940', { line, field: tag, found: text })
  const on = sixDigitDate(match[2]!, 0)
  if (on === null) throw new Refused('malformed_date', { line, field: tag, found: text })
  const cents = swiftCents(match[4]!)
  if (cents === null) throw new Refused('malformed_amount', { line, field: tag, found: text })
  return { on, amountCents: match[1] === 'C' || cents === 0 ? cents : -cents, currency: match[3]! }
}

/** SWIFT writes a comma; old Rabobank files write a point. Neither groups thousands. */
function swiftCents(text: string): number | null {
  return parseCents(text.includes('.') ? text.replace('.', ',') : text, ',')
}

/** Two-digit years are 1980 to 2079, as in SWIFT's own rule. */
function sixDigitDate(text: string, at: number): IsoDate | null {
  const number = digitsAt(text, at, 6)
  if (number < 0) return null
  let date = knownDates.get(number)
  if (date === undefined) {
    date = parseDate((text.charCodeAt(at) >= digitEight ? '19' : '20') + text.slice(at, at + 6))
    if (knownDates.size >= knownDatesMax) knownDates.clear()
    knownDates.set(number, date)
  }
  return date
}

/** A number is looked up without making the text that `parseDate` is asked with. */
const knownDates = new Map<number, IsoDate | null>()
const knownDatesMax = 2_000

/** -1 when a character is no digit. */
function digitsAt(text: string, start: number, count: number): number {
  let number = 0
  for (let at = start; at < start + count; at += 1) {
    const code = text.charCodeAt(at)
    if (!isDigit(code)) return -1
    number = number * 10 + code - 48
  }
  return number
}

const digitEight = 56

/** In most files the month and day of booking are those of the value date before it. */
function isSameDay(text: string): boolean {
  for (let at = 2; at < 6; at += 1) if (text.charCodeAt(at) !== text.charCodeAt(at + 4)) return false
  return true
}

function entryDate(valueOn: IsoDate, monthAndDay: string): IsoDate | null {
  const apart = Number(monthAndDay.slice(0, 2)) - Number(valueOn.slice(5, 7))
  const year = Number(valueOn.slice(0, 4)) + (apart > 6 ? -1 : apart < -6 ? 1 : 0)
  return parseDate(`${year}${monthAndDay}`)
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isLetter(code: number): boolean {
  return code >= 65 && code <= 90
}

function isAmountCharacter(code: number): boolean {
  return isDigit(code) || code === 44 || code === 46
}
