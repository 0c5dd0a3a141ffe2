import { daysInMonth, type IsoDate } from '#lending/days.ts'

/** Which sign parts whole from cents; `either` where a bank has written both over the years. */
export type DecimalSign = ',' | '.' | 'either'

/** No bank account holds more: 13 digits before the decimal sign keep every sum of 200,000 rows a safe integer. */
const wholeDigitsMax = 13

/**
 * An amount as a bank writes it, in integer cents; null when it is not one. Takes a leading sign, grouping by the other
 * sign in threes, a decimal sign with nothing after it (`C12,`), and further decimals only when they are zero.
 */
export function parseCents(text: string, decimal: DecimalSign): number | null {
  return plainCents(text, decimal) ?? groupedCents(text, decimal)
}

/** The common case without grouping, with two decimals: `-1250,00`, `8.50`. Null for everything else. */
function plainCents(text: string, decimal: DecimalSign): number | null {
  const sign = text.charCodeAt(0)
  const start = sign === minus || sign === plus ? 1 : 0
  const point = text.length - 3
  const mark = text.charCodeAt(point)
  if (point <= start || point - start > wholeDigitsMax) return null
  if (!((mark === comma && decimal !== '.') || (mark === dot && decimal !== ','))) return null
  let cents = 0
  for (let at = start; at < text.length; at += 1) {
    if (at === point) continue
    const digit = text.charCodeAt(at) - zero
    if (!(digit >= 0 && digit <= 9)) return null
    cents = cents * 10 + digit
  }
  return sign === minus && cents !== 0 ? -cents : cents
}

const zero = 48
const comma = 44
const dot = 46
const minus = 45
const plus = 43

function groupedCents(text: string, decimal: DecimalSign): number | null {
  const match = /^([+-]?)(\d[\d.,]*)$/.exec(text)
  if (!match) return null
  const digits = match[2]!
  const at = decimalAt(digits, decimal)
  const whole = at < 0 ? digits : digits.slice(0, at)
  const cents = centsOf(at < 0 ? '' : digits.slice(at + 1))
  const grouping = decimal === 'either' ? (at >= 0 && digits[at] === ',' ? '.' : ',') : decimal === ',' ? '.' : ','
  const plain = ungroup(whole, at < 0 && decimal === 'either' ? null : grouping)
  if (cents === null || plain === null) return null
  const amount = Number(plain) * 100 + cents
  return match[1] === '-' && amount !== 0 ? -amount : amount
}

function decimalAt(digits: string, decimal: DecimalSign): number {
  if (decimal !== 'either') return digits.lastIndexOf(decimal)
  const at = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'))
  // "1.000" groups thousands; "24.99" and "24,9" have cents.
  return at >= 0 && digits.length - at - 1 === 3 ? -1 : at
}

function centsOf(decimals: string): number | null {
  if (!/^\d*$/.test(decimals)) return null
  if (decimals.length > 2 && !/^0*$/.test(decimals.slice(2))) return null
  return Number(decimals.slice(0, 2).padEnd(2, '0'))
}

/** Whole digits without their grouping, which must be in threes; null grouping takes either sign. */
function ungroup(whole: string, grouping: string | null): string | null {
  if (/^\d+$/.test(whole)) return whole.replace(/^0+(?=\d)/, '').length <= wholeDigitsMax ? whole : null
  const sign = grouping ?? (whole.includes('.') ? '.' : ',')
  const groups = whole.split(sign)
  if (!/^\d{1,3}$/.test(groups[0]!) || groups.slice(1).some((group) => !/^\d{3}$/.test(group))) return null
  const plain = groups.join('')
  return plain.length <= wholeDigitsMax ? plain : null
}

/**
 * A date in any form the banks and the spreadsheets use, as `YYYY-MM-DD`; null when there is no such day. Forms:
 * 2026-01-31, 2026/01/31, 20260131, 31-01-2026, 31/1/2026, 31.01.2026, 31012026, the ones with marks also with a time.
 */
export function parseDate(text: string): IsoDate | null {
  let date = knownDates.get(text)
  if (date === undefined) {
    date = readDate(text)
    if (knownDates.size >= knownDatesMax) knownDates.clear()
    knownDates.set(text, date)
  }
  return date
}

/** A file has few days and many bookings: each form of each day is read once. */
const knownDates = new Map<string, IsoDate | null>()
const knownDatesMax = 4_000

function readDate(text: string): IsoDate | null {
  const iso = /^(\d{4})([-/])(\d\d)\2(\d\d)(?:$|[T +Z-])/.exec(text)
  if (iso) return isoDate(iso[1]!, iso[3]!, iso[4]!)
  const dutch = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:$|[ T]\d)/.exec(text)
  if (dutch) return isoDate(dutch[4]!, dutch[3]!.padStart(2, '0'), dutch[1]!.padStart(2, '0'))
  const plain = /^(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text)
  if (!plain) return null
  const [, one, two, three, four] = plain
  // Day first is never read as year first: 19 and 20 are no month.
  const yearFirst = isoDate(one! + two!, three!, four!)
  return yearFirst ?? (three === '19' || three === '20' ? isoDate(three + four!, two!, one!) : null)
}

/** The day if it exists, else null. Two digits for month and day, four for the year. */
function isoDate(year: string, month: string, day: string): IsoDate | null {
  const monthNumber = Number(month)
  const dayOfMonth = Number(day)
  if (!(monthNumber >= 1 && monthNumber <= 12 && dayOfMonth >= 1)) return null
  if (dayOfMonth > daysInMonth(Number(year), monthNumber)) return null
  return `${year}-${month}-${day}`
}

/** One space between words, none around them; control characters count as space. */
export function tidyText(text: string): string {
  const trimmed = text.trim()
  return isTidy(trimmed) ? trimmed : trimmed.replace(spaceRun, ' ').trim()
}

// eslint-disable-next-line no-control-regex -- banks pad with tabs and stray control bytes
const spaceRun = /[\s\u0000-\u001f\u007f]+/g
const space = 32

/** Most texts are; looking is several times cheaper than replacing. */
function isTidy(text: string): boolean {
  let before = space
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    // Beyond ASCII there are other spaces; the replacement knows them all.
    if (code < space || (code >= 127 && code <= 160) || code >= 0x1680) return false
    if (code === space && before === space) return false
    before = code
  }
  return before !== space || text === ''
}

/** A reference, null for the several ways of writing none. */
export function reference(text: string | null | undefined): string | null {
  if (!text) return null
  const tidy = tidyText(text)
  return tidy === '' || isNoReference(tidy) ? null : tidy
}

/** Only short texts are looked up: a set must hash the whole of what it is asked for. */
export function isNoReference(text: string): boolean {
  return text.length <= longestNone && noReference.has(text)
}

const longestNone = 'NOT PROVIDED'.length
const noReference: ReadonlySet<string> = new Set(
  ['NOTPROVIDED', 'NOT PROVIDED', 'NONREF', 'EREF', 'PREF', 'MARF', 'NOTAVAIL', 'UNKNOWN'].flatMap((word) => [
    word,
    word.toLowerCase(),
  ]),
)
