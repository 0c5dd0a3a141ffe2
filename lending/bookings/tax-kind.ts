import type { CategorisedBooking } from '#lending/bookings/categorised-booking.ts'
import { type IsoDate, yearOf } from '#lending/days.ts'
import type { Category } from '#lending/bookings/category.ts'
import { normaliseText } from '#lending/normalise-text.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** The tax office's account for payments, as IBAN and as the number it had before. Seen in banks' own example files. */
export const taxOfficeAccounts: ReadonlySet<string> = new Set(['NL86INGB0002445588', '2445588'])

/**
 * Which tax a payment is. An assessment number is nine digits that name the taxpayer, a letter that names the tax, and
 * the period (e.g. 8123.45.678.B.01.6210); the letters are the tax office's own.
 */
const categoryByLetter: Readonly<Record<string, Category>> = {
  A: 'tax-arrears',
  B: 'vat-payment',
  F: 'tax-arrears',
  H: 'income-tax',
  L: 'wage-tax',
  M: 'other-tax',
  N: 'income-tax',
  V: 'corporate-tax',
  W: 'income-tax',
  Y: 'tax-arrears',
}

const assessmentNumber = /(?<!\d)(?:\d{9}|\d{4}\.?\d{2}\.?\d{3})\s?\.?([A-Z])\.?\d{2}(?:\.?\d{1,4})?(?![A-Z])/

/** Words that name the tax or the trouble with it; trouble comes first, since it matters whatever tax it is about. */
const categoryByWord: readonly [RegExp, Category][] = [
  [
    /naheffing|betalingsregeling|aanmaning|dwangbevel|achterstand|uitstel van betaling|bijzonder uitstel|invorderings(?:kosten|rente)|belastingschuld|coronaschuld|afbetaling/,
    'tax-arrears',
  ],
  // Allowances are the owner's own, and so is what he got too much.
  [/toeslag|kindgebonden budget/, 'income-tax'],
  [/omzetbel(?:asting)?|omz\.? ?bel|\bbtw\b|\bob\b|\bvat\b/, 'vat-payment'],
  [/loonhef(?:fing)?|loonbel(?:asting)?|loonaangifte|\blh\b|\blb\b|wage tax|payroll tax/, 'wage-tax'],
  [/vennootschapsbel(?:asting)?|venn\.? ?bel|\bvpb\b|corporate (?:income )?tax/, 'corporate-tax'],
  [
    /inkomstenbel(?:asting)?|ink\.? ?bel|inkomstenheffing|inkomensheffing|volksverzekering|\bpvv\b|\bi[bh]\b|\bzvw\b|zorgverzekeringswet|income tax/,
    'income-tax',
  ],
]

/**
 * Check digit, eight of the taxpayer's number, the tax (1 is VAT), year, subnumber, period, a nought; a period of VAT
 * is a month, 20 + a quarter's first month, or 40 for a year. No source is known for other taxes.
 */
const vatReference = /(?<![\d.])\d[. ]?\d{3}[. ]?\d{4}[. ]?\d1(\d)\d[. ]?\d(0[1-9]|1[0-2]|2[1-9]|3[0-2]|40)0(?![\d])/

/** Of Dutch payment references, from the right (Betaalvereniging Nederland, specification of the betalingskenmerk). */
const checkWeights = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1]

function hasRightCheckDigit(reference: string): boolean {
  const [check, ...rest] = Array.from(reference.replace(/\D/g, ''), Number)
  const left = rest.reverse().reduce((sum, digit, place) => sum + digit * checkWeights[place % 10]!, 0) % 11
  return check === (left < 2 ? left : 11 - left)
}

/**
 * The month, as 2026-04, with which the time begins that a payment of VAT is for, by its reference; the year is the
 * newest that ends in its digit. Null without a reference.
 */
export function vatMonthOf(text: string, bookedOn: IsoDate): string | null {
  const found = vatReference.exec(text)
  if (found === null || !hasRightCheckDigit(found[0])) return null
  const year = yearOf(bookedOn) - ((yearOf(bookedOn) - Number(found[1]) + 10) % 10)
  const period = Number(found[2])
  return period === 40 ? null : `${year}-${String(period > 20 ? period - 20 : period).padStart(2, '0')}`
}

/** Allowances are paid by the tax office too; their letter is T. */
function isAllowance(text: string): boolean {
  return (
    /toeslag|kindgebonden budget/.test(normaliseText(text)) || assessmentNumber.exec(text.toUpperCase())?.[1] === 'T'
  )
}

type TaxKind = { category: Category; rule: string; words: string[] }

/** The kind of a payment to the tax office, with the words or the letter that it was known by. */
export function readTaxKind(text: string): TaxKind {
  const plain = normaliseText(text)
  for (const [pattern, category] of categoryByWord) {
    const hit = pattern.exec(plain)
    if (hit) return { category, rule: `tax/word-${category}`, words: [hit[0]] }
  }
  const number = assessmentNumber.exec(text.toUpperCase())
  const byLetter = number?.[1] === undefined ? undefined : categoryByLetter[number[1]]
  if (number && byLetter) return { category: byLetter, rule: `tax/letter-${number[1]}`, words: [number[0]] }
  const reference = vatReference.exec(text)?.[0]
  if (reference !== undefined && hasRightCheckDigit(reference))
    return { category: 'vat-payment', rule: 'tax/reference-vat', words: [reference] }
  return { category: 'other-tax', rule: 'tax/office', words: [] }
}

/** Tax paid or paid back. `office` has the words that named the tax office; none where its account did. */
export function taxBooking(booking: Booking, office: readonly string[] = []): CategorisedBooking {
  if (booking.amountCents > 0) {
    if (isAllowance(booking.description)) return { category: 'benefit', rule: 'tax/allowance', words: office }
    return { category: 'tax-refund', rule: 'tax/refund', words: office }
  }
  const kind = readTaxKind(`${booking.description} ${booking.endToEndId ?? ''}`)
  return { ...kind, words: [...office, ...kind.words] }
}
