import type { Category } from '#lending/analysis/category.ts'
import { normaliseText } from '#lending/normalise-text.ts'

/** The tax office's account for payments, as IBAN and as the number it had before. Seen in banks' own example files. */
export const taxOfficeAccounts: ReadonlySet<string> = new Set(['NL86INGB0002445588', '2445588'])

/**
 * Which tax a payment is. An assessment number is nine digits that name the taxpayer, a letter that names the tax, and
 * the period (e.g. 8123.45.678.B.01.6210); the letters are the tax office's own. A plain payment reference of sixteen
 * digits does not show the letter, so without a telling word the kind stays open.
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
    /naheffing|betalingsregeling|aanmaning|dwangbevel|achterstand|uitstel van betaling|belastingschuld|coronaschuld|afbetaling/,
    'tax-arrears',
  ],
  [/omzetbelasting|\bbtw\b|\bob\b/, 'vat-payment'],
  [/loonheffing|loonbelasting|\blh\b/, 'wage-tax'],
  [/inkomstenbelasting|\bib\b|\bzvw\b|zorgverzekeringswet/, 'income-tax'],
  [/vennootschapsbelasting|\bvpb\b/, 'corporate-tax'],
]

export type TaxKind = { category: Category; rule: string; words: string[] }

/** The kind of a payment to the tax office, with the words or the letter that told it. */
export function readTaxKind(text: string): TaxKind {
  const plain = normaliseText(text)
  for (const [pattern, category] of categoryByWord) {
    const hit = pattern.exec(plain)
    if (hit) return { category, rule: `tax/word-${category}`, words: [hit[0]] }
  }
  const number = assessmentNumber.exec(text.toUpperCase())
  const byLetter = number?.[1] === undefined ? undefined : categoryByLetter[number[1]]
  if (number && byLetter) return { category: byLetter, rule: `tax/letter-${number[1]}`, words: [number[0]] }
  return { category: 'other-tax', rule: 'tax/office', words: [] }
}
