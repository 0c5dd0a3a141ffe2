/** `JSON.parse` hands a reviver the text a primitive was written as (ECMAScript proposal, in Node 21 and later). */
type SourceReviver = (key: string, value: unknown, context: { source?: string }) => unknown
const parseWithSource = JSON.parse as (text: string, reviver: SourceReviver) => unknown

/**
 * Parses JSON with every number as its exact text: an id of 19 digits would lose its last digits as a double, and
 * amounts are not calculated as binary fractions.
 */
export function parseExactJson(text: string): unknown {
  // A reviver is called for every value of a page of bookings; only a number of many digits needs it.
  if (!manyDigits.test(text)) return numbersAsText(JSON.parse(text))
  return parseWithSource(text, (_key, value, { source }) => (typeof value === 'number' ? (source ?? '') : value))
}

/** Up to 15 digits a double gives back as they were. Found inside a string too, where it only costs time. */
const manyDigits = /(?:":|[,[])\s*-?\d(?:[\d.]{15}|[\d.]*[eE])/

function numbersAsText(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return value
  const parts = value as Record<string, unknown>
  for (const key of Object.keys(parts)) parts[key] = numbersAsText(parts[key])
  return parts
}

const decimal = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/

/**
 * Parses a decimal number as integer cents, by moving its point. Digits after the cents pass only as the noise of a
 * double (…000001, …999999); null for no number, real digits beyond the cents, or an inexact size.
 */
export function centsFromDecimalText(text: string): number | null {
  const parts = decimal.exec(text)
  if (!parts) return null
  const [, sign, whole = '', fraction = '', exponent] = parts
  const digits = whole + fraction
  const point = whole.length + Number(exponent ?? 0) + 2
  if (point > 17 || point < -20) return null
  const padded = point < 0 ? '0'.repeat(-point) + digits : digits
  const place = Math.max(0, point)
  const kept = padded.slice(0, place).padEnd(place, '0')
  const rest = padded.slice(place)
  const up = roundingOfNoise(rest)
  if (up === null) return null
  const cents = Number(kept || '0') + up
  if (!Number.isSafeInteger(cents)) return null
  return sign === '-' && cents !== 0 ? -cents : cents
}

/** 0 or 1 to add for digits that are nothing but noise, null when they mean something. */
function roundingOfNoise(rest: string): 0 | 1 | null {
  if (/^0*$/.test(rest) || /^0{6}\d*$/.test(rest)) return 0
  return /^9{6}\d*$/.test(rest) ? 1 : null
}
